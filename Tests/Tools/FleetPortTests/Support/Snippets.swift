import TestSupport

/// Makes sources of pieces that fit together, and of pieces that do not.
enum Snippets {
  private static let members = [
    "@objc func a() {}", "@objc private func b(_ s: Any) { c(#selector(b(_:))) }",
    "@IBOutlet weak var d: UILabel! { didSet { e() } }", "@IBInspectable var f: CGFloat = 1",
    "@IBAction func g(_ sender: UIButton, event: UIEvent) { h?.i?(1) }",
    "override func viewDidLoad() {\n    super.viewDidLoad()\n  }", "let j = \"\\(k(\"}\")) {\"",
    "func scrollViewDidScroll(_ s: UIScrollView) { l(/m \\/ {/) }", "dynamic var n = [1: \"{\"]",
    "lazy var o: UIView = {\n    let p = UIView()\n    return p\n  }()", "// @objc } {",
    "/* @objc /* } */ { */", "let q = #\"\"\"\n  @objc \\(r) } \"\n  \"\"\"#",
    "#if os(iOS)\n  @objc func s() {}\n  #else\n  @objc func t() {}\n  #endif",
    "func u() { v(#selector(\n      Form.a\n    ), w?.viewForZooming?(in: x)) }",
    "@objc class Inner: UIView { @objc func y() {} }", "@NSManaged var z: Int",
  ]
  private static let heads = [
    "class Form: UIViewController", "class Form2: Form, UITableViewDelegate", "extension Form",
    "private extension Form2", "extension UIView", "@objc protocol P", "struct S", "enum E",
    "final class Plain: NSObject", "extension Form where T: P",
  ]
  private static let noise = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "/", "#if x",
    "#endif",
    "#else", "@objc", "@", "#selector(", "#keyPath(", "class", "extension", "func", "var", "<", ">",
    "->", "?", "!", ":", "=", ".", ",", "\n", "\r\n", "\u{FEFF}", "\u{0}", "é", "😀", "`", "#", "\\",
  ]

  /// A file that could be an app's.
  static func file(using generator: inout SeededGenerator) -> String {
    var text = "import UIKit\n"
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      text += (heads.randomElement(using: &generator) ?? "") + " {\n"
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        text += "  " + (members.randomElement(using: &generator) ?? "") + "\n"
      }
      text += "}\n"
    }
    return text
  }

  /// The file with some pieces cut out or put in.
  static func damaged(_ file: String, using generator: inout SeededGenerator) -> String {
    var characters = Array(file)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let index = Int.random(in: 0...characters.count, using: &generator)
      if Bool.random(using: &generator) {
        let end = min(characters.count, index + Int.random(in: 1...20, using: &generator))
        characters.removeSubrange(index..<end)
      } else {
        characters.insert(contentsOf: noise.randomElement(using: &generator) ?? "", at: index)
      }
    }
    return String(characters)
  }

  /// A file without anything of UIKit.
  static func plainFile(using generator: inout SeededGenerator) -> String {
    let lines = [
      "struct A { let b: Int; func c() -> String { \"\\(b) { \" } }", "// UIKit, @objc, #selector",
      "let d = /[a-z]\\/\"/", "func e(_ f: Int?) -> Int { f.map { $0 * 2 } ?? 0 }",
      "#if DEBUG\nlet g = 1\n#endif", "let h = \"\"\"\n  @objc } {\n  \"\"\"",
      "enum I { case j, k(Int) }",
      "extension Array where Element: Comparable { var l: Element? { self.max() } }", "\r", "\t",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      text += (lines.randomElement(using: &generator) ?? "") + "\n"
    }
    return text
  }
}
