import Foundation
import Pages

/// The page, which has nothing of the app in it: all that it shows it asks for with the token.
enum WindowPage {
  /// The page, with a word that lets its own script and style run, and no others.
  static func answer() -> HTTPAnswer {
    let word = WindowGate.newToken()
    var answer = HTTPAnswer("text/html; charset=utf-8", Data(html(word).utf8))
    answer.policy =
      "default-src 'none'; script-src 'nonce-\(word)'; style-src 'nonce-\(word)'; "
      + "img-src blob: data:; connect-src 'self'; form-action 'none'"
    return answer
  }

  private static let scripts = [PageScript.elements, script, forms, panels]

  private static func html(_ word: String) -> String {
    let mark = " nonce=\"\(word)\""
    return PageStyle.html(
      title: "Fleet", style: style, mark: mark,
      body: "\(body)\n<script\(mark)>\(scripts.joined(separator: "\n"))</script>")
  }
}
