import Foundation
import HeadlessUIKit

/// The scripts that need no engine: what they ask for is known of the page.
@MainActor
enum PageScripts {
  /// What a script returns; `nil` for any other script.
  static func answer(to source: String, in view: WKWebView) -> ScriptAnswers.Answer? {
    var plain = source.filter { !$0.isWhitespace }
    if plain.hasSuffix(";") { plain.removeLast() }
    if plain.hasPrefix("return") { plain.removeFirst(6) }
    if plain.hasPrefix("window.") { plain.removeFirst(7) }
    let page = view.shownPage
    switch plain {
    case "document.title": return .value(page?.page.title ?? "")
    case "document.body.innerText", "document.body.textContent",
      "document.documentElement.innerText", "document.documentElement.textContent":
      return .value(page?.page.text ?? "")
    case "document.documentElement.outerHTML", "document.documentElement.outerHTML.toString()",
      "document.documentElement.innerHTML", "document.body.innerHTML":
      return .value(page?.source ?? "")
    case "document.readyState": return .value(view.isLoading ? "loading" : "complete")
    case "location.href", "document.location.href", "document.URL", "location.toString()":
      return .value(view.url?.absoluteString ?? "about:blank")
    case "navigator.userAgent": return view.customUserAgent.map { .value($0) }
    default: return nil
    }
  }
}
