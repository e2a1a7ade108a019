import Testing

@MainActor
@Suite("Operators of numbers")
struct NumberOperatorRuleTests {
  @Test func `stand behind Foundation's`() {
    let rows: [(String, String)] = [
      (
        "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { a }",
        "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { a }"
      ),
      (
        "public func ==(a: NSNumber, b: NSNumber) -> Bool { c }",
        "public @_disfavoredOverload func ==(a: NSNumber, b: NSNumber) -> Bool { c }"
      ),
      (
        "func >= (lhs: NSNumber, rhs: NSNumber) -> Bool { a }",
        "@_disfavoredOverload func >= (lhs: NSNumber, rhs: NSNumber) -> Bool { a }"
      ),
      (
        "func < (lhs: Age, rhs: NSNumber) -> Bool { a }",
        "func < (lhs: Age, rhs: NSNumber) -> Bool { a }"
      ),
      (
        "func + (lhs: NSNumber, rhs: NSNumber) -> NSNumber { a }",
        "func + (lhs: NSNumber, rhs: NSNumber) -> NSNumber { a }"
      ),
      (
        "struct A { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { a } }",
        "struct A { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { a } }"
      ),
    ]
    for (source, expected) in rows { #expect(Ported(source).body() == expected) }
  }
}
