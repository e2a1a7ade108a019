import FleetPort
import Testing

@MainActor
@Suite("Lexer")
struct LexerTests {
  private func texts(_ source: String) -> [String] {
    Lexer.read(Array(source.utf8)).tokens.dropLast().map(\.text)
  }

  @Test func `cuts words, numbers, signs, attributes and arrows`() {
    #expect(
      texts("@objc func a(_ x: Int) -> 1.5e3 ...") == [
        "@objc", "func", "a", "(", "_", "x", ":", "Int", ")", "->", "1.5e3", ".", ".", ".",
      ])
  }

  @Test func `passes over comments, also over those within others`() {
    #expect(texts("a // @objc\nb /* @objc /* @objc */ @objc */ c") == ["a", "b", "c"])
  }

  @Test func `takes a literal for one token, whatever it says`() {
    #expect(texts(#"a("@objc // \" /* ", b)"#) == ["a", "(", "\"", ",", "b", ")"])
    #expect(texts("\"\"\"\n @objc \" \"\" \\\"\"\"\n\"\"\" a") == ["\"", "a"])
  }

  @Test func `takes a raw literal for one token`() {
    #expect(texts(##"#"a " \" @objc"# b"##) == ["\"", "b"])
    #expect(texts("##\"a \"# \\#(no)\"## b") == ["\"", "b"])
  }

  @Test func `reads what is interpolated, also within what is interpolated`() {
    #expect(
      texts(#""a \(b("c \(d)")) e" f"#) == [
        "\"", "(", "b", "(", "\"", "(", "d", ")", "\"", ")", ")", "\"", "f",
      ])
    #expect(texts(##"#"a \(b) \#(c)"# d"##) == ["\"", "(", "c", ")", "\"", "d"])
  }

  @Test func `takes a regular expression for one token where no operator can stand`() {
    #expect(texts("let a = /@objc \\/ \"/ b") == ["let", "a", "=", "\"", "b"])
    #expect(texts("f(/a\"b/)") == ["f", "(", "\"", ")"])
    #expect(texts("#/a / \" \n @objc /# b") == ["\"", "b"])
  }

  @Test func `takes a slash for an operator where one can stand`() {
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("x.reduce(1, /) // d/e") == ["x", ".", "reduce", "(", "1", ",", "/", ")"])
    #expect(texts("a/b/c") == ["a", "/", "b", "/", "c"])
  }

  @Test func `takes a name in backticks for one word`() {
    #expect(texts("func `a b`() {}") == ["func", "`a b`", "(", ")", "{", "}"])
  }

  @Test func `passes over a byte order mark and the line that names an interpreter`() {
    #expect(texts("\u{FEFF}a") == ["a"])
    #expect(texts("#!/usr/bin/swift @objc\na") == ["a"])
  }

  @Test func `tells which tokens begin a line`() {
    let tokens = Lexer.read(Array("a b\r\nc /*\n*/ d".utf8)).tokens

    #expect(tokens.map(\.startsLine) == [true, false, true, true, true])
  }

  @Test(arguments: [
    "\"", "\"\"\"", "#\"", "\"\\(", "\"\\(\"\\(", "/*", "/* /* */", "#/", "/", "`", "@", "#", "#if",
    "#endif", "#else", "#elseif", "\\", "\"\\", "##", "0", "#!", "\u{FEFF}", "a(", "}", "<",
  ])
  func `ends with the file where something is not closed`(source: String) {
    #expect(Lexer.read(Array(source.utf8)).tokens.last?.kind == .end)
  }

  @Test func `ends a literal that is not closed with its line`() {
    #expect(texts("a = \"b\nc") == ["a", "=", "\"", "c"])
  }
}
