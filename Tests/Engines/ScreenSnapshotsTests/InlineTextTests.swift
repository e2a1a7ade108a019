import ScreenSnapshots
import TestSupport
import Testing

@Suite("An expected text in a source")
struct InlineTextTests {
  /// Brings the call at a place up to date, and returns the source.
  private func update(
    _ source: String, _ text: String, to screen: [String], line: Int = 1, column: Int
  ) throws -> String {
    let bytes = Array(source.utf8)
    let place = try InlineText(in: bytes, line: line, column: column)
    let difference = LineDifference(ScreenPattern(text), screen)
    guard let edit = try place.edit(text, to: difference.updatedLines) else { return source }
    var edited = EditedSource(bytes)
    let isAdded = edited.add(edit)
    #expect(isAdded)
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  @Test func `keeps the lines that hold, and their indentation`() throws {
    let source = "\texpect(\n\t\t\"\"\"\n\t\ta\n\t\t…\n\t\tb\n\t\t\"\"\")\n"

    let updated = try update(source, "a\n…\nb", to: ["a", "x", "c", #"d "e""#], column: 8)

    #expect(updated == "\texpect(\n\t\t\"\"\"\n\t\ta\n\t\t…\n\t\t\"\"\")\n")
    let strict = try update(source, "a\n…\nb", to: ["a", "c b"], column: 8)
    #expect(strict == "\texpect(\n\t\t\"\"\"\n\t\ta\n\t\t…\n\t\t\"\"\")\n")
  }

  @Test func `a call without a text gets one`() throws {
    #expect(
      try update("func a() {\n  expect()\n}", "", to: ["a", "b"], line: 2, column: 9)
        == "func a() {\n  expect(\n    \"\"\"\n    a\n    b\n    \"\"\")\n}")
    #expect(
      try update("expect()", "", to: [#"button "A""#], column: 7) == ##"expect(#"button "A""#)"##)
    #expect(try update("expect()", "", to: ["table"], column: 7) == #"expect("table")"#)
    #expect(
      try update("expect()", "", to: [#"a\b"#, "c"], column: 7)
        == "expect(\n  #\"\"\"\n  a\\b\n  c\n  \"\"\"#)")
  }

  @Test func `a text on one line becomes one on several, and stays alone on its line`() throws {
    #expect(
      try update("  expect(\n    \"a\", x: 1)", "a", to: ["b", "c"], column: 9)
        == "  expect(\n    \"\"\"\n    b\n    c\n    \"\"\", x: 1)")
    #expect(
      try update("  a(\"a\").b(\"c\")", "c", to: ["d"], column: 11)
        == "  a(\"a\").b(\"d\")")
  }

  @Test func `lines end as those of the file do`() throws {
    let source = "  x\r\n  expect(\"\"\"\r\n    a\r\n    b\r\n    \"\"\")\r\n"

    #expect(
      try update(source, "a\nb", to: ["a", "c"], line: 2, column: 9)
        == "  x\r\n  expect(\"\"\"\r\n    a\r\n    c\r\n    \"\"\")\r\n")
    #expect(
      try update("x\r\nexpect()", "", to: ["a", "b"], line: 2, column: 7)
        == "x\r\nexpect(\r\n  \"\"\"\r\n  a\r\n  b\r\n  \"\"\")")
  }

  @Test func `an interpolation stays where its line holds, and stops where it does not`() throws {
    let source = "a(\"\"\"\n  x \\(name)\n  b\n  \"\"\")"

    #expect(
      try update(source, "x 1\nb", to: ["x 1", "c"], column: 2)
        == "a(\"\"\"\n  x \\(name)\n  c\n  \"\"\")")
    #expect(throws: InlineText.Refusal.interpolation) {
      try update(#"a("\(x)")"#, "1", to: ["2"], column: 2)
    }
    #expect(throws: InlineText.Refusal.interpolation) {
      try update("a(\"\"\"\n  \\(x)\n  \"\"\")", "1\n2", to: ["2"], column: 2)
    }
  }

  @Test(arguments: [
    ("expect(text)", 7, InlineText.Refusal.noLiteral), (#"expect("a" + b)"#, 7, .noLiteral),
    ("expect(named: \"a\")", 7, .noLiteral), ("expect(\"a", 7, .noLiteral),
    ("expect()", 3, .noCall), ("expect()", 70, .noCall), ("expect()", 0, .noCall),
  ])
  func `tells why nothing can be written`(
    source: String, column: Int, refusal: InlineText.Refusal
  ) {
    #expect(throws: refusal) { try InlineText(in: Array(source.utf8), line: 1, column: column) }
    #expect(throws: InlineText.Refusal.noCall) {
      try InlineText(in: Array(source.utf8), line: 9, column: column)
    }
  }

  @Test func `comments and other texts around it are no part of it`() throws {
    #expect(
      try update("e( /* \"(\" /* ) */ */ \"a\" // \"\n , x: \")\")", "a", to: ["b"], column: 2)
        == "e( /* \"(\" /* ) */ */ \"b\" // \"\n , x: \")\")")
    #expect(
      try update(##"e(#"a "\#(f("x)"))""#)"##, #"a "1""#, to: [#"a "1""#], column: 2)
        == ##"e(#"a "\#(f("x)"))""#)"##)
  }

  @Test func `one place has one text`() throws {
    let bytes = Array("e(\"a\").f()".utf8)
    var source = EditedSource(bytes)
    let first = try InlineText(in: bytes, line: 1, column: 2).edit("a", to: [.new("b")])
    let other = try InlineText(in: bytes, line: 1, column: 2).edit("a", to: [.new("c")])
    let next = try InlineText(in: bytes, line: 1, column: 9).edit("", to: [.new("d")])

    #expect(first.map { source.add($0) } == true)
    #expect(first.map { source.add($0) } == true)
    #expect(other.map { source.add($0) } == false)
    #expect(next.map { source.add($0) } == true)
    #expect(String(decoding: source.bytes, as: UTF8.self) == #"e("b").f("d")"#)
  }
}
