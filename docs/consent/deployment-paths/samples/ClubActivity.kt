import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.os.Bundle
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient

class ClubActivity : Activity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val webView = WebView(this)
        webView.webViewClient = ClubClient()
        setContentView(webView)
        receiveConsent(webView)
        loadWithConsent(webView, "/club")
    }

    /** Keeps links to the site in the web view. Links to other hosts open in the browser. */
    private inner class ClubClient : WebViewClient() {
        private val hosts = setOf("www.harborpine.example", "club.harborpine.example")

        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            if (request.url.scheme == "https" && request.url.host in hosts) return false
            try {
                startActivity(Intent(Intent.ACTION_VIEW, request.url))
            } catch (ignored: ActivityNotFoundException) {
                // No app opens this address.
            }
            return true
        }
    }
}
