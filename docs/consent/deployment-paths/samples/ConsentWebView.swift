import ClearwardenConsent
import WebKit

/// Opens a page of the site with the newest decision from the app or a page, and brings a new one back to the app.
final class ConsentWebView: NSObject, WKScriptMessageHandler {
    private let site = URL(string: "https://www.harborpine.example")!
    private let cookieDomain = ".harborpine.example"
    /// All hosts of the site that the web view shows.
    private let hosts: Set<String> = ["www.harborpine.example", "club.harborpine.example"]
    let webView: WKWebView

    override init() {
        let configuration = WKWebViewConfiguration()
        let tellApp = """
        document.addEventListener('clearwarden:consent:saved', () => {
          const [, value] = document.cookie.match(/(?:^|; )cw_consent=([^;]*)/) ?? [];
          if (value) window.webkit.messageHandlers.clearwarden.postMessage(value);
        });
        """
        configuration.userContentController.addUserScript(
            WKUserScript(source: tellApp, injectionTime: .atDocumentStart, forMainFrameOnly: true)
        )
        webView = WKWebView(frame: .zero, configuration: configuration)
        super.init()
        #if DEBUG
        if #available(iOS 16.4, *) { webView.isInspectable = true }
        #endif
        configuration.userContentController.add(self, name: "clearwarden")
    }

    /// Loads the page only after the cookie is in the store of this web view.
    func load(_ path: String) {
        guard let page = URL(string: path, relativeTo: site) else { return }
        let store = webView.configuration.websiteDataStore.httpCookieStore
        store.getAllCookies { [self] cookies in
            // The decision that a page has stored. It counts if it's newer than the app's.
            if let stored = cookies.first(where: { $0.name == "cw_consent" && $0.domain == cookieDomain }) {
                ClearwardenConsent.importFromWebView(stored.value)
            }
            passConsent(to: store, with: URLRequest(url: page))
        }
    }

    private func passConsent(to store: WKHTTPCookieStore, with request: URLRequest) {
        let value = ClearwardenConsent.exportForWebView()
        guard !value.isEmpty else {
            webView.load(request) // no decision yet: the page asks
            return
        }
        let properties: [HTTPCookiePropertyKey: Any] = [
            .name: "cw_consent",
            .value: value,
            .domain: cookieDomain,
            .path: "/",
            .secure: "TRUE",
            .sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax.rawValue,
            .expires: Date(timeIntervalSinceNow: 180 * 24 * 3600),
        ]
        guard let cookie = HTTPCookie(properties: properties) else {
            webView.load(request) // without the cookie, the page asks again
            return
        }
        store.setCookie(cookie) { [webView] in
            webView.load(request)
        }
    }

    /// Call it when the screen closes: the configuration holds on to its message handlers.
    func close() {
        webView.configuration.userContentController.removeScriptMessageHandler(forName: "clearwarden")
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        let origin = message.frameInfo.securityOrigin
        guard origin.protocol == "https", hosts.contains(origin.host),
              let value = message.body as? String
        else {
            return
        }
        ClearwardenConsent.importFromWebView(value)
    }
}
