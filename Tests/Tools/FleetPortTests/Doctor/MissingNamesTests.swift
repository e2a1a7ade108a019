import FleetPort
import Testing

@MainActor
@Suite("Names that the model lacks")
struct MissingNamesTests {
  private func missing(_ sources: String..., known: Set<String> = []) -> [String] {
    let files = sources.enumerated().map { index, source in
      SourceFile(path: "/App/File\(index).swift", bytes: Array(source.utf8))
    }
    let module = Module(files: files, kit: .uikit)
    let diagnosis = Diagnosis(
      of: module, outputs: Port(module).outputs(), names: .uikit, known: known)
    return diagnosis.notModelled.map { "\($0.name) \($0.uses)" }
  }

  @Test(arguments: [
    "let a = UIHologramView()", "var a: [UIHologramView]?", "func f(_ a: UIHologramView) {}",
    "class A: UIHologramView {}", "let a = UIKit.UIHologramView()",
  ])
  func `are types, by UIKit's prefixes`(source: String) {
    #expect(missing(source) == ["UIHologramView 1"])
  }

  @Test(arguments: [
    "let a: (CGFloat, CGPoint, CGSize, CGRect) = b", "import UIKit", "let a = UITableView()",
    "let a = UIGraphicsGetCurrentContext()", "a.UIHologramView",
    "class UIMine {}; let a = UIMine()",
    "let a = UIntKind.b", "CATransform3DIdentity", "// UIHologramView",
    "import UIKit.UIGestureRecognizerSubclass", "import class UIKit.UIView",
    "#if swift(>=4.2)\n#else\nlet a: UIHologramView\n#endif",
    "#if os(macOS)\nlet a: UIHologramView\n#endif",
  ])
  func `are no types that are there`(source: String) {
    #expect(missing(source) == [])
  }

  @Test func `are members of types`() {
    #expect(
      missing("a = UIColor.systemFog; b = UIView.AnimationOptions.slowly; c = UIColor.systemFog")
        == [
          "UIColor.systemFog 2", "UIView.AnimationOptions.slowly 1",
        ])
  }

  @Test(arguments: [
    "a = UIColor.red.withAlphaComponent(1)", "a = UIView.AnimationOptions.curveEaseIn",
    "a = UIView.self", "a = UIKeyboardType.allCases",
    "a = UITableViewCell.CellStyle.subtitle", "a = UIButton.isUserInteractionEnabled",
    "extension UIColor { static let fog = 1 }; a = UIColor.fog", "a = UIRectEdge.all.union(b)",
  ])
  func `are no members that types have, inherit or are given`(source: String) {
    #expect(missing(source) == [])
  }

  @Test(arguments: [
    "let a = UILabel(); a.glow = 1", "weak var a: UILabel!; f { self.a.glow() }",
    "func f(a: UILabel) { a.glow }", "var a: UILabel?; a?.glow", "let a: UILabel = {}(); a.glow",
    "class A: UITableViewController { func f() { headerLabel.text = \"\"; a.glow }; var a: UILabel! }",
  ])
  func `are members of variables whose class is written`(source: String) {
    #expect(missing(source) == ["UILabel.glow 1"])
  }

  @Test func `are members of what a class inherits, and of properties of that`() {
    #expect(
      missing(
        "class A: UIViewController { func f() { view.layer.glow = 1; view.isHidden = true } }")
        == ["CALayer.glow 1"])
  }

  @Test(arguments: [
    "let a = UILabel(); a.text = a.font.fontName", "let a = UILabel(); b { a in a.glow }",
    "let a = UILabel(); func f(a: Other) { a.glow }", "func f(c: NSCoder) { c.decodeObject() }",
    "let a = UILabel(); for a in b { a.glow }",
    "class A: UIViewController { func f(view: Other) { view.glow } }",
    "let a = UILabel(); b.a.glow",
    "extension UIView { func glow() {} }; let a = UILabel(); a.glow()",
    "let a = UILabel().layer; a.glow", "let a = UILabel(); a.isAccessibilityElement = true",
  ])
  func `are no members of variables that may be something else`(source: String) {
    #expect(missing(source) == [])
  }

  @Test func `are no members of packages, which nobody has read`() {
    let uses = "let a = UILabel(); a.snp.top; UIColor.flatRed; UIHologramView()"
    #expect(missing("import SnapKit\n" + uses) == ["UIHologramView 1"])
    #expect(
      missing("import SnapKit\nlet a = UILabel(); a.snp", uses) == [
        "UIColor.flatRed 1", "UIHologramView 1",
      ])
    #expect(missing("import SnapKit\n" + uses, known: ["SnapKit"]).count == 3)
    #expect(missing("import Foundation\nimport MapKit\n" + uses).count == 3)
  }

  @Test func `are methods that are overridden`() {
    #expect(
      missing(
        "class A: UIView { override func glow(_ a: Int) {} }",
        "class B: A { override func glow(_ a: Int) {} }",
        "extension A { override var shine: Int { 1 } }"
      ) == ["UIView.glow(_:) 2", "UIView.shine 1"])
  }

  @Test(arguments: [
    "class A: UIView { override func layoutSubviews() {}; override var isHidden: Bool { true } }",
    "class A: UIView { func glow() {} }; class B: A { override func glow() {} }",
    "class A: NSObject { override func glow() {} }", "class A: Pod { override func glow() {} }",
    "class A: UIView { override func isEqual(_ o: Any?) -> Bool { true } }",
  ])
  func `are no methods that are there, or of classes that nobody knows`(source: String) {
    #expect(missing(source) == [])
  }
}
