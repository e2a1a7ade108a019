import Foundation
import Interfaces
import Testing

@Suite struct InterfaceElementTests {
  private func element(_ text: String) throws -> InterfaceElement {
    try MarkupReader.read(Array(text.utf8)).root
  }

  @Test func `base64 of a string is decoded, without its padding too`() throws {
    let code = Data("ä\u{1}b".utf8).base64EncodedString().replacing("=", with: "")
    let root = try element("<string base64-UTF8=\"YES\">\n\(code)\n</string>")
    #expect(root.string == "ä\u{1}b")
    #expect(try element("<string base64-UTF8=\"YES\">%</string>").string == "%")
  }

  @Test func `attributes are what Interface Builder means by them`() throws {
    let root = try element(
      """
      <view id="v" hidden="YES" title=" " ratio="1:4" x="inf">
      <rect key="frame" x="1" y="2" width="3" height="4.5"/>
      <color key="tint"/>
      </view>
      """)
    #expect(root.id == "v")
    #expect(root.says("hidden") && !root.says("other") && root.says("other", default: true))
    #expect(root.filled("title") == nil)
    #expect(root.ratio("ratio") == 0.25)
    #expect(root.number("x") == 0)
    #expect(root.rect("frame") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
    #expect(root.size("frame") == CGSize(width: 3, height: 4.5))
    #expect(root.child(key: "tint")?.isNamed("color") == true)
    #expect(root.rect("bounds") == nil)
  }

  @Test func `the file lists the sizes of its images`() throws {
    let root = try element(
      """
      <document><resources><image name="a" width="2" height="3"/><image name="b" width="0" height="1"/>
      <image name="c" catalog="system" width="2" height="3"/></resources></document>
      """)
    #expect(root.markup.listedSize(ofImage: "a") == CGSize(width: 2, height: 3))
    #expect(["b", "c", "d"].allSatisfy { root.markup.listedSize(ofImage: $0) == nil })
  }

  @Test func `variations come in the order of how many conditions they have`() throws {
    let root = try element(
      """
      <view><variation key="heightClass=regular-widthClass=compact"/><variation key="default"/>
      <variation key="widthClass=compact"/></view>
      """)
    #expect(InterfaceVariation.all(of: root).map(\.conditions.count) == [0, 1, 2])
  }

  private enum Fruit: Int { case apple, pear }

  @Test @MainActor func `a value is a case by its name`() {
    #expect(InterfaceValue(text: "pear").named(Fruit.apple) == .pear)
    #expect(InterfaceValue(text: "birne").named(Fruit.apple, ["birne": .pear]) == .pear)
    #expect(InterfaceValue(text: "plum").named(Fruit.apple) == .apple)
  }
}
