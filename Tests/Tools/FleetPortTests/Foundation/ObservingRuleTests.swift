import FleetPort
import Testing

@MainActor
@Suite("Observing an app's own classes")
struct ObservingRuleTests {
  private nonisolated static let traits = Module.Traits(dependencies: ["HeadlessFoundation"])
  private nonisolated static let will = "uiKitWillChange(\"a\", of: self)"
  private nonisolated static let did = "uiKitDidChange(\"a\", of: self)"
  private nonisolated static let both = "{ willSet { \(will) } didSet { \(did) } }"

  /// The declarations in a class, before and after.
  private nonisolated static let properties: [(String, String)] = [
    ("@objc dynamic var a = 1", "              var a = 1 \(both)"),
    ("@objc dynamic var a: B?; let c = 1", "              var a: B? \(both); let c = 1"),
    ("@objc dynamic var a = f { 1 } // b", "              var a = f { 1 } \(both) // b"),
    (
      "@objc private(set) dynamic var a: [B] = []",
      "      private(set)         var a: [B] = [] \(both)"
    ),
    ("@objc(a) dynamic var b = 1", "                 var b = 1 \(both)"),
    ("@objc dynamic lazy var a = B()", "              lazy var a = B() \(both)"),
    (
      "@objc dynamic var a = 1 { didSet { f() } }",
      "              var a = 1 { willSet { \(will) } didSet { defer { \(did) }; f() } }"
    ),
    (
      "@objc dynamic var a: B { willSet {} didSet {} }",
      "              var a: B { willSet { \(will);} didSet { \(did)} }"
    ),
    (
      "@objc dynamic var a: B { get { b } set { b = newValue } }",
      "              var a: B { get { b } set { \(will); defer { \(did) }; b = newValue } }"
    ),
    ("@objc dynamic var a: B { b }", "              var a: B { b }"),
    ("@objc dynamic var a = 1, b = 2", "              var a = 1, b = 2"),
    ("@objc dynamic class var a = 1", "              class var a = 1"),
    ("@objc var a = 1", "      var a = 1"),
  ]

  @Test(arguments: properties)
  func `has its dynamic properties tell of their changes`(source: String, written: String) {
    #expect(line(2, of: "class A: NSObject {\n\(source)\n}") == written.drop { $0 == " " })
    #expect(line(2, of: "class A {\n\(source)\n}").contains("uiKit") == false)
  }

  @Test func `reads values of several lines`() {
    let source = """
      class A: UIView {
        @objc dynamic var a: B = {
          B()
        }()
        @objc dynamic var b = c
          .d
          ?? 3
        func f() {}
      }
      """
    #expect(line(4, of: source) == "}() \(Self.both)")
    #expect(line(6, of: source) == ".d")
    #expect(line(7, of: source).hasPrefix("?? 3 { willSet { uiKitWillChange(\"b\", of: self) }"))
    #expect(Ported(source, traits: Self.traits).text().hasPrefix("import HeadlessFoundation\n"))
    #expect(!Ported(source).text().contains("uiKitWillChange"))
  }

  @Test func `says by which names it observes`() {
    let own = "\nclass A: NSObject { @objc var a = 1; @objc(isOn) var on = B(); var c = 1 }"
    let rows: [(String, String)] = [
      ("a.observe(\\.a) { _, _ in }", "a.uiKitObserve(\\.a, \"a\") { _, _ in }"),
      ("observe(\\A.a, options: [.new]) {}", "uiKitObserve(\\A.a, \"a\", options: [.new]) {}"),
      (
        "observe(\\.on?.b?.c, options: .old)",
        "uiKitObserve(\\.on?.b?.c, \"isOn.b.c\", [\\.on, \\.on?.b], options: .old)"
      ),
      ("observe(\\A.B.on!.b)", "uiKitObserve(\\A.B.on!.b, \"isOn.b\", [\\A.B.on])"),
      ("a.observe(\\.text)", "a.observe(\\.text)"),
      (
        "player.observe(\\.currentItem?.status) { _, _ in }",
        "player.uiKitObserve(\\.currentItem?.status, \"currentItem.status\", [\\.currentItem]) { _, _ in }"
      ),
      (
        "a.addObserver(b, forKeyPath: \"a\", options: [], context: nil)",
        "a.uiKitAddObserver(b, forKeyPath: \"a\", options: [], context: nil)"
      ),
      ("a?.removeObserver(b, forKeyPath: c)", "a?.uiKitRemoveObserver(b, forKeyPath: c)"),
      ("willChangeValue(for: \\.on)", "willChangeValue(forKey: \"isOn\")"),
      ("didChangeValue(for: \\A.a)", "didChangeValue(forKey: \"a\")"),
    ]
    for (source, written) in rows {
      let ported = Ported(source + own, traits: Self.traits)
      #expect(ported.line(1) == written)
      #expect(ported.warnings == [])
    }
    // Layers tell nothing.
    let layer = Ported("a.observe(\\.layer.bounds)" + own, traits: Self.traits)
    #expect(layer.line(1) == "a.observe(\\.layer.bounds)" && layer.warnings.count == 1)
    // RxCocoa's is another one.
    let other = Ported("a.rx.observe(\\.a)" + own, traits: Self.traits)
    #expect(other.line(1) == "a.rx.observe(\\.a)")
  }

  @Test func `lets classes hear that are no responders`() {
    let method =
      "override func observeValue(forKeyPath a: String?, of b: Any?, change c: D?, context d: E?) {}"
    let source =
      "class A: NSObject {\n\(method)\n}\nclass B: A {\n\(method)\n}\nclass C: UIView {\n\(method)\n}"
    let ported = Ported(source, traits: Self.traits)

    #expect(ported.line(1) == "class A: NSObject, UIKitValueObserver {")
    #expect(ported.line(2) == "nonisolated" + method.dropFirst("override".count))
    #expect(ported.line(4) == "class B: A {")
    #expect(ported.line(5) == method)
    #expect(ported.line(7) == "class C: UIView {")
    #expect(ported.line(8) == method)
  }

  @Test(arguments: [
    ("class A: NSObject { @objc dynamic var a = 1 }", true),
    ("class A: NSObject { @NSManaged dynamic var a: Int }", false),
    ("class A: NSObject { @objc dynamic func a() {} }", false),
    ("let a = b.mutableArrayValue(forKey: c)", true), ("willChangeValue(forKey: a)", true),
  ])
  func `needs the product`(source: String, isNeeded: Bool) {
    #expect(FoundationNames.areUsed(in: Array(source.utf8)) == isNeeded)
  }

  private func line(_ number: Int, of source: String) -> String {
    Ported(source, traits: Self.traits).line(number)
  }
}
