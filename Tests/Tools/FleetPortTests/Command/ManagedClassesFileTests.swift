import Foundation
import TestSupport
import Testing

@testable import FleetPort

@Suite("The classes of data models")
struct ManagedClassesFileTests {
  private func file(_ entities: String) throws -> ManagedClassesFile {
    try withTemporaryFile { path in
      let model = URL(fileURLWithPath: path + ".xcdatamodeld")
      let version = model.appendingPathComponent("M.xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: model) }
      try Data("<model>\(entities)</model>".utf8)
        .write(to: version.appendingPathComponent("contents"))
      return ManagedClassesFile(models: [model.path])
    }
  }

  private func property(_ name: String, _ type: String) -> String {
    "  public var `\(name)`: \(type) { get { managedValue(\"\(name)\") } set { "
      + "setManagedValue(newValue, \"\(name)\") } }"
  }

  @Test func `have the types that Xcode gives them`() throws {
    let rows = [
      ("String", "NO", "String?"), ("Integer 16", "YES", "Int16"),
      ("Integer 64", "NO", "NSNumber?"),
      ("Boolean", "YES", "Bool"), ("Date", "NO", "Date?"), ("Date", "YES", "TimeInterval"),
      ("Binary", "NO", "Data?"), ("UUID", "NO", "UUID?"), ("URI", "NO", "URL?"),
      ("Decimal", "NO", "NSDecimalNumber?"), ("Float", "YES", "Float"),
      ("Transformable", "NO", "NSObject?"),
      ("Transformable' customClassName='[String]", "NO", "[String]?"),
    ]
    for (type, scalar, swift) in rows {
      let file = try file(
        "<entity name='A' representedClassName='.B' codeGenerationType='class'><attribute name='a' "
          + "attributeType='\(type)' usesScalarValueType='\(scalar)'/></entity>")
      #expect(file.text.contains(property("a", swift) + "\n"), "\(type)")
    }
  }

  @Test func `are classes, or the properties of those that an app has written`() throws {
    let file = try file(
      """
      <entity name='A' representedClassName='A' codeGenerationType='class'>
      <relationship name='bs' toMany='YES' destinationEntity='B'/></entity>
      <entity name='B' representedClassName='M.B' parentEntity='A' codeGenerationType='category'>
      <relationship name='a' maxCount='1' destinationEntity='A'/></entity>
      <entity name='C' representedClassName='C'/>
      <entity name='D' representedClassName='D' codeGenerationType='category'/>
      """)

    #expect(
      file.text == """
        #if canImport(HeadlessCoreData)
        import HeadlessCoreData

        public class A: NSManagedObject {}

        extension A {
          public class func fetchRequest() -> NSFetchRequest<A> {
            NSFetchRequest<A>(entityName: "A")
          }
        \(property("bs", "NSSet?"))
          public func addToBs(_ value: B) { changeManaged(.add, "bs", value) }
          public func removeFromBs(_ value: B) { changeManaged(.remove, "bs", value) }
          public func addToBs(_ values: NSSet) { changeManaged(.add, "bs", values) }
          public func removeFromBs(_ values: NSSet) { changeManaged(.remove, "bs", values) }
        }

        extension A: Identifiable {}

        extension B {
          public class func fetchRequest() -> NSFetchRequest<B> {
            NSFetchRequest<B>(entityName: "B")
          }
        \(property("a", "A?"))
        }

        extension D {
          public class func fetchRequest() -> NSFetchRequest<D> {
            NSFetchRequest<D>(entityName: "D")
          }
        }

        extension D: Identifiable {}
        #endif

        """)
  }

  @Test func `are public where they name a class of the app's, which is public then, too`() throws {
    let file = try file(
      "<entity name='A' representedClassName='A' codeGenerationType='class'><relationship name='c' "
        + "toMany='YES' ordered='YES' destinationEntity='C'/></entity>"
        + "<entity name='C' representedClassName='D'/>")

    #expect(
      file.text.contains(
        "  public func replaceC(at indexes: NSIndexSet, with values: [D]) "
          + "{ changeManaged(.replace, \"c\", values, at: indexes) }"))
  }

  @Test func `of a model that makes no sense are none, which is told at its line`() throws {
    let file = try file("<entity/>")

    #expect(file.text == "#if canImport(HeadlessCoreData)\nimport HeadlessCoreData\n#endif\n")
    #expect(
      file.warnings.first?.hasSuffix(
        ".xcdatamodel/contents:1:8: warning: <entity> has no name.") == true)
  }
}
