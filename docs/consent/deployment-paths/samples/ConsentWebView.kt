import android.webkit.CookieManager
import android.webkit.WebView
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import example.clearwarden.consent.ClearwardenConsent

private const val ORIGIN = "https://www.harborpine.example"

/** All hosts of the site that the app's web views show. */
private val ORIGINS = setOf(ORIGIN, "https://club.harborpine.example")

private const val TELL_APP = """
  document.addEventListener('clearwarden:consent:saved', () => {
    const [, value] = document.cookie.match(/(?:^|; )cw_consent=([^;]*)/) ?? [];
    if (value) clearwardenApp.postMessage(value);
  });
"""

/** Takes back a decision that is made on the page. Call it before the first load. */
fun receiveConsent(webView: WebView) {
    val isSupported = WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER) &&
        WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)
    if (!isSupported) return
    WebViewCompat.addWebMessageListener(webView, "clearwardenApp", ORIGINS) { _, message, _, isMainFrame, _ ->
        val value = message.data
        if (isMainFrame && value != null) ClearwardenConsent.importFromWebView(value)
    }
    WebViewCompat.addDocumentStartJavaScript(webView, TELL_APP, ORIGINS)
}

/** Takes over the decision that a page has stored, unless the app's is as new or newer. */
fun importStoredConsent() {
    val cookies = CookieManager.getInstance().getCookie(ORIGIN) ?: return
    val (value) = Regex("(?:^|; )cw_consent=([^;]*)").find(cookies)?.destructured ?: return
    ClearwardenConsent.importFromWebView(value)
}

/** Loads the page only after the cookie is in the store that all web views of the app share. */
fun loadWithConsent(webView: WebView, path: String) {
    importStoredConsent()
    webView.settings.javaScriptEnabled = true
    webView.settings.domStorageEnabled = true // where the loader keeps events until they are delivered
    val value = ClearwardenConsent.exportForWebView()
    if (value.isEmpty()) {
        webView.loadUrl(ORIGIN + path) // no decision yet: the page asks
        return
    }
    val cookie = "cw_consent=$value; Domain=harborpine.example; Path=/; Max-Age=15552000; Secure; SameSite=Lax"
    CookieManager.getInstance().setCookie(ORIGIN, cookie) {
        webView.loadUrl(ORIGIN + path)
    }
}
