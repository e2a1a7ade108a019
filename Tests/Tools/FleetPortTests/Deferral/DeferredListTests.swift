import Testing

@testable import FleetPort

@MainActor
@Suite("The list of what is deferred")
struct DeferredListTests {
  private static let entries = [
    DeferredEntry(
      file: "App/B.swift", declaration: "B.||(_:_:)", what: .rest(2), digest: "0123456789abcdef",
      message: "cannot find 'a' in\nscope | \\ here"),
    DeferredEntry(
      file: "App/A.swift", declaration: "A.pay(_:)", what: .statement(3),
      digest: "fedcba9876543210", message: "value of type 'A' has no member 'b'"),
  ]
  nonisolated private static let text = """
    # What does not compile on Linux, and fails where it is called instead. 'fleet-init' writes this list. Version 1.
    # file | declaration | what is deferred | digest of the declaration | the compiler's words
    # Files are seen from: ..
    App/A.swift | A.pay(_:) | statement 3 | fedcba9876543210 | value of type 'A' has no member 'b'
    App/B.swift | B.\\p\\p(_:_:) | statement 2 and the rest | 0123456789abcdef | cannot find 'a' in scope \\p \\\\ here
    # 2 entries.

    """

  @Test func `is sorted, and one line says one entry`() {
    let list = DeferredList(Self.entries)

    #expect(list.text == Self.text)
    let read = DeferredList(text: list.text)
    #expect(read.problem == nil)
    #expect(read.entries.map(\.declaration) == ["A.pay(_:)", "B.||(_:_:)"])
    #expect(read.entries.map(\.message).last == "cannot find 'a' in scope | \\ here")
    #expect(DeferredList(read.entries).text == list.text)
    #expect(DeferredList(text: list.text.replacing("\n", with: "\r\n")).entries == read.entries)
    #expect(DeferredList([Self.entries[1]], folder: "../..").text.hasSuffix("\n# 1 entry.\n"))
  }

  @Test(arguments: [
    DeferredEntry.What.statement(3), .rest(1), .body(1), .body(2), .value, .property,
    .conformance("A.B<C>"), .override, .declaration, .importing, .defaultValue(2), .test,
    .attribute("@A.B"), .placeholder(PlaceholderType(.object, "A.B", base: "NSObject")),
  ])
  func `has words for all that can be deferred`(what: DeferredEntry.What) {
    #expect(DeferredEntry.What(what.words) == what)
  }

  @Test(arguments: [
    ("", 1, "This does not begin as a list of 'fleet-init' does."),
    ("<<<<<<< HEAD\n" + text, 1, "This does not begin as a list of 'fleet-init' does."),
    (
      text.replacing("Version 1.", with: "Version 2."), 1,
      "This list has version 2. and not 1."
    ),
    (
      String(text.dropLast(5)), 6,
      "The list is cut off: its last line does not say its count."
    ),
    (
      String(text.prefix(300)), 4,
      "The list is cut off: its last line does not say its count."
    ),
    (
      text.replacing("2 entries", with: "3 entries"), 6,
      "The list says 3, and has 2: write no lines of it by hand, and take none out."
    ),
    (
      text.replacing("App/A.swift |", with: "../A.swift |"), 4,
      "'../A.swift' is not in the project's folder."
    ),
    (
      text.replacing("App/A.swift |", with: "/etc/passwd |"), 4,
      "'/etc/passwd' is not in the project's folder."
    ),
    (
      text.replacing("statement 3", with: "everything"), 4,
      "'everything' is nothing that can be deferred."
    ),
    (
      text.replacing("statement 3", with: "statement 0"), 4,
      "'statement 0' is nothing that can be deferred."
    ),
    (
      text.replacing("statement 3", with: "placeholder class A: B {}; f()"), 4,
      "'placeholder class A: B {}; f()' is nothing that can be deferred."
    ),
    (
      text.replacing("fedcba9876543210", with: "fedcba"), 4,
      "'fedcba' is no digest of a declaration."
    ),
    (
      text.replacing("# Files", with: "Files"), 3,
      "This is no entry: it has not five parts with ' | ' between."
    ),
  ])
  func `is ignored as a whole where it is bad`(text: String, line: Int, words: String) {
    let list = DeferredList(text: text)

    #expect(list.entries.isEmpty)
    #expect(list.problem == DeferredList.Problem(line: line, text: words))
  }
}
