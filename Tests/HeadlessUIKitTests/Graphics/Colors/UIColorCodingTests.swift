import HeadlessUIKit
import Testing

@Suite("Archives of colors") struct UIColorCodingTests {
  private func archived(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test(arguments: [
    UIColor(white: 0.25, alpha: 0.5), UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
    UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1), .systemTeal, .label,
    .systemRed.withAlphaComponent(0.3), .clear,
  ])
  func `a color comes back as it was`(color: UIColor) throws {
    #expect(try archived(color) == color)
  }

  @Test func `a named color keeps its name`() throws {
    #expect(try archived(#require(UIColor(named: "brand"))) == UIColor(named: "brand"))
  }

  @Test func `what is no color is none`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: NSNumber(value: 1), requiringSecureCoding: true)

    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)) == nil)
  }
}
