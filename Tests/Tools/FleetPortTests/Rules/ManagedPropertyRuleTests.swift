import Testing

@testable import FleetPort

@Suite("@NSManaged")
struct ManagedPropertyRuleTests {
  private func ported(_ text: String) -> Ported {
    Ported(text, traits: Module.Traits(dependencies: ["HeadlessCoreData"]))
  }

  @Test func `gets accessors, in a class and in an extension`() {
    let rows = [
      (
        "class A: NSManagedObject {\n  @NSManaged var a: String?\n  @NSManaged public private(set) var b: Set<C>\n}",
        "class A: NSManagedObject {\n             var a: String? { get { managedValue(\"a\") } "
          + "set { setManagedValue(newValue, \"a\") } }\n             public private(set) var b: Set<C> "
          + "{ get { managedValue(\"b\") } set { setManagedValue(newValue, \"b\") } }\n}"
      ),
      (
        "extension A { @NSManaged var `in`: Int64 // one\n}",
        "extension A {            var `in`: Int64 { get { managedValue(\"in\") } "
          + "set { setManagedValue(newValue, \"in\") } } // one\n}"
      ),
    ]
    for (before, after) in rows { #expect(ported(before).body() == after) }
    #expect(ported("let s = \"@NSManaged var a: Int\" // @NSManaged").warnings == [])
  }

  @Test(arguments: [
    ("addToCast(_ value: Actor)", "(.add, \"cast\", value)"),
    ("addToCast(_ values: NSSet)", "(.add, \"cast\", values)"),
    ("removeFromCast(_ value: Actor)", "(.remove, \"cast\", value)"),
    ("insertIntoScenes(_ value: Scene, at idx: Int)", "(.add, \"scenes\", value, at: idx)"),
    ("removeFromScenes(at idx: Int)", "(.remove, \"scenes\", at: idx)"),
    ("removeFromScenes(at indexes: NSIndexSet)", "(.remove, \"scenes\", at: indexes)"),
    ("replaceScenes(at idx: Int, with value: Scene)", "(.replace, \"scenes\", value, at: idx)"),
    ("addCastObject(_ value: Actor)", "(.add, \"cast\", value)"),
  ])
  func `methods get a body`(signature: String, call: String) {
    #expect(
      ported("extension A { @NSManaged public func \(signature) }").body()
        == "extension A {            public func \(signature) { changeManaged\(call) } }")
  }

  @Test func `what Core Data does not make is told`() {
    #expect(
      ported("extension A { @NSManaged func sort() }").warnings == [
        "1: 'sort' gets no body: it is none of the methods that Core Data makes."
      ])
  }

  @Test func `without the product is told, and stays a plain property`() {
    let ported = Ported("class A { @NSManaged var a: Int }")

    #expect(ported.body() == "class A {            var a: Int }")
    #expect(
      ported.warnings == [
        "1: '@NSManaged' is removed, and this is a plain property: let the target depend on "
          + "'.product(name: \"HeadlessCoreData\", package: \"Fleet\")'."
      ])
  }

  @Test func `imports become those of the product`() {
    #expect(
      ported(
        "import CoreData\n#if canImport(CoreData)\n#endif\n@objc(A) class A: NSManagedObject {}"
      )
      .warnings == [])
    #expect(ported("import CoreData").body() == "import HeadlessCoreData")
  }
}
