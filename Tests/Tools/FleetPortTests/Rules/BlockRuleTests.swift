import FleetPort
import Testing

@MainActor
@Suite("Blocks")
struct BlockRuleTests {
  @Test func `are closures, also where bits are cast to them`() {
    let rows: [(String, String)] = [
      (
        "typealias Handler = @convention(block) (UIAlertAction) -> Void",
        "typealias Handler =                    (UIAlertAction) -> Void"
      ),
      ("let a: @convention(c) (Int) -> Void", "let a: @convention(c) (Int) -> Void"),
      (
        "let handler = unsafeBitCast(block as AnyObject, to: Handler.self)",
        "let handler = uiKitBitCast(block as AnyObject, to: Handler.self)"
      ),
      ("Swift.unsafeBitCast(a, to: Int.self)", "Swift.unsafeBitCast(a, to: Int.self)"),
      ("let a = unsafeBitCast", "let a = unsafeBitCast"),
    ]
    for (source, expected) in rows {
      #expect(Ported("import UIKit\n" + source).line(2) == expected)
    }
  }
}
