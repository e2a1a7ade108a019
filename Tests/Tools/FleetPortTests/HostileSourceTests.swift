import FleetPort
import TestSupport
import Testing

@MainActor
@Suite("Rewriting, of sources that are hard to read")
struct HostileSourceTests {
  @Test(arguments: [
    "class", "class A", "class A:", "class A: UIView", "class A: UIView {", "class A { @objc",
    "@objc(",
    "class A { @objc func", "class A { @objc func f", "class A { @objc func f(", "#selector",
    "#selector(",
    "#selector()", "#selector(a", "#keyPath(", "import", "import UIKit.", "extension",
    "extension A {",
    "d?.f?(", "class A { var", "class A { @IBOutlet var x:", "#if",
    "@objc protocol P { @objc optional",
    "class A<T", "func f<T(", "let x: (", "class A { override",
  ])
  func `comes to an end where a file is cut off`(source: String) {
    #expect(
      Ported(source).text().hasPrefix("#sourceLocation(")
        || Ported(source).text().hasPrefix("import "))
  }

  @Test(arguments: [
    "{", "(", "[", "class A {", "\"\\(", "/*", "#if a\n", "<", "func f() {", "A<", "->", "d?.",
  ])
  func `takes what is nested ten thousand times`(piece: String) {
    let source = String(repeating: piece, count: 10_000)

    #expect(Ported(source).text().isEmpty == false)
  }

  @Test func `rewrites what stands between braces that do not match`() {
    #expect(Ported("}}} class A: UIView { @objc func f() {} }").body().contains("A.f"))
    #expect(Ported("let a = (]; class A: UIView { @objc func f() {} }").body().contains("A.f"))
  }

  @Test func `keeps bytes that are no text, and line ends of all kinds`() {
    let bytes: [UInt8] = [0x2F, 0x2F, 0xFF, 0xFE, 0x0D, 0x0A, 0x61, 0x0D, 0x0A]
    let file = SourceFile(path: "/A.swift", bytes: bytes)
    let output = Port(Module(files: [file], kit: .uikit)).outputs()

    #expect(output.first.map { Array($0.bytes.suffix(bytes.count)) } == bytes)
  }

  @Test func `puts what it adds behind a byte order mark's place`() {
    #expect(
      Ported("\u{FEFF}import UIKit").text()
        == "#sourceLocation(file: \"/App/Form.swift\", line: 1)\nimport HeadlessUIKit")
  }

  @Test func `needs no more than in proportion to the lines`() {
    func seconds(_ count: Int) -> Duration {
      let members = "@objc func f() { a(#selector(f), b?.scrollViewDidScroll?(c)) }\n"
      let source = String(repeating: "class A: UIView {\n\(members)}\n", count: count)
      return processorTime { _ = Ported(source) }
    }
    _ = seconds(100)
    let count = Fuzz.isLong ? 4_000 : 400
    let (short, long) = (seconds(count), seconds(10 * count))

    #expect(long < short * 30, "\(short) for \(3 * count) lines, \(long) for \(30 * count)")
  }
}
