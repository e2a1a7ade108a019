import FleetPort
import Testing

@MainActor
@Suite("What Foundation lacks on Linux")
struct FoundationRuleTests {
  private let traits = Module.Traits(dependencies: ["HeadlessFoundation"])

  @Test func `comes with an import where it is named`() {
    let sources = [
      "import Foundation\nlet t = CFAbsoluteTimeGetCurrent()", "var l = os_unfair_lock_s()",
      "let d = try NSDataDetector(types: 1)", "func f(_ a: CVarArg = []) {}",
      "let a = try AttributedString(markdown: text)", "let n: NSInteger = 3",
      "NSString.localizedStringWithFormat(a, 3)", "let m = INT64_MAX", "NSValue(caTransform3D: t)",
      "NSPredicate(format: \"id == %@\", id as CVarArg)", "CFErrorCopyDescription(error)",
    ]
    for source in sources {
      #expect(Ported(source, traits: traits).text().hasPrefix("import HeadlessFoundation\n"))
      #expect(Ported(source, traits: traits).body() == source)
    }
    let others = [
      "let lock = NSLock()", "let a = AttributedString(text)", "let markdown = 3",
      "NSValue(cgPoint: p)", "text.enumerateSubstrings(in: r, options: .byLines) { _, _, _, _ in }",
      "typealias NSInteger = Int\nlet n: NSInteger = 3", "let i = a.index.advanced(by: 1)",
      "class ValueTransformer {}\nlet t = ValueTransformer()",
      "a.localizedString(forRegionCode: b)",
    ]
    for source in others {
      #expect(!Ported(source, traits: traits).text().contains("import HeadlessFoundation"))
    }
    let imported = "import CoreFoundation\nlet a = CFRange()"
    #expect(
      Ported(imported, traits: traits).body() == "import HeadlessFoundation\nlet a = CFRange()")
  }

  @Test func `has names of its own where Foundation has such classes`() {
    let rows: [(String, String)] = [
      (
        "class Lock: NSLock { let other: Foundation.NSLock }",
        "class Lock: HeadlessFoundation.UIKitLock { let other: HeadlessFoundation.UIKitLock }"
      ),
      (
        "import class Foundation.NSRecursiveLock\nclass Lock: NSRecursiveLock {}",
        "import class HeadlessFoundation.UIKitRecursiveLock\n"
          + "class Lock: HeadlessFoundation.UIKitRecursiveLock {}"
      ),
      (
        "let e: NSExpression = NSExpression(format: a)",
        "let e: HeadlessFoundation.UIKitExpression = HeadlessFoundation.UIKitExpression(format: a)"
      ),
      ("NSExpression(forKeyPath: a)", "NSExpression(forKeyPath: a)"),
      (
        "PersonNameComponentsFormatter()", "HeadlessFoundation.UIKitPersonNameComponentsFormatter()"
      ),
      ("os_log(\"%@\", error as CVarArg)", "os_log(\"%@\", error as NSError as CVarArg)"),
      (
        "f(result.error as CVarArg, id as CVarArg)",
        "f(result.error as NSError as CVarArg, id as CVarArg)"
      ),
      ("URLError.Code(rawValue: 3)", "URLError.Code(uiKitRawValue: 3)"),
      ("URLError(URLError.Code(rawValue: 3))", "URLError(URLError.Code(uiKitRawValue: 3))"),
      ("URLError(.init(rawValue: 3))", "URLError(.init(uiKitRawValue: 3))"),
      (
        "text.enumerateSubstrings(in: r, options: [.byWords]) { _, _, _, _ in }",
        "text.uiKitEnumerateSubstrings(in: r, options: [.byWords]) { _, _, _, _ in }"
      ),
    ]
    for (source, expected) in rows { #expect(Ported(source, traits: traits).body() == expected) }
    // A lock with subclasses is the same class in all files.
    let two = Ported(
      ["/App/Form.swift": "let lock = NSLock()", "/App/Lock.swift": "class Lock: NSLock {}"],
      traits: traits)
    #expect(two.body() == "let lock = HeadlessFoundation.UIKitLock()")
    #expect(two.text().hasPrefix("import HeadlessFoundation\n"))
  }

  @Test func `is told of where the target has no such product`() {
    let source = "let a = 3\nlet detector = try NSDataDetector(types: 1)"
    #expect(Ported(source).body() == source)
    #expect(
      Ported(source).warnings == [
        "2: Foundation has no 'NSDataDetector' like this on Linux, but HeadlessFoundation does: let the "
          + "target depend on '.product(name: \"HeadlessFoundation\", package: \"Fleet\")'."
      ])
    #expect(Ported("class Lock: NSLock {}").warnings.count == 1)
    #expect(Ported("#if canImport(CoreFoundation)\n\(source)\n#endif").warnings.isEmpty)
    #expect(Ported("let lock = NSLock()").warnings.isEmpty)
  }
}
