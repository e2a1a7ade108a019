import FleetPort
import Testing

@MainActor
@Suite("Unmanaged texts")
struct UnmanagedTextRuleTests {
  @Test func `are Foundation's`() {
    let rows: [(String, String)] = [
      ("let a: Unmanaged<CFString>", "let a: Unmanaged<NSString>"),
      ("Unmanaged.passRetained(a.b(c) as CFString)", "Unmanaged.passRetained(a.b(c) as CFString)"),
      ("Unmanaged.passRetained(a as CFString)", "Unmanaged.passRetained(a as NSString)"),
      ("Unmanaged.passUnretained(self).toOpaque()", "Unmanaged.passUnretained(self).toOpaque()"),
      (
        "let a: Unmanaged<CFError>?, b = c as CFString",
        "let a: Unmanaged<CFError>?, b = c as CFString"
      ),
      ("Unmanaged.passRetained(", "Unmanaged.passRetained("),
    ]
    for (source, expected) in rows { #expect(Ported(source).body() == expected) }
  }
}
