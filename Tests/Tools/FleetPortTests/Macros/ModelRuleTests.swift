import Foundation
import Testing

@testable import FleetPort

@Suite("@Model")
struct ModelRuleTests {
  private let traits = Module.Traits(dependencies: ["HeadlessSwiftData"])

  private func lines(_ source: String) -> [String] {
    Ported("import SwiftData\n" + source, traits: traits).body()
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `gives stored properties a wrapper, and the class what it needs, on their lines`() {
    let lines = lines(
      """
      @Model public final class Book: Codable {
        @Attribute(
          .unique, originalName: "no" // its number
        ) var id: Int
        let title: String
        private var count = 0 { didSet { print(count) } }
        @Transient var note: String?
        var pages: Int { count }
        static var all = 0
        @Relationship(deleteRule: .cascade, inverse: \\Page.book) var leaves: [Page] = []
        #Unique<Book>([\\.title], [\\.id, \\.title])
        init(title: String) { self.title = title }
      }
      """)
    let module = "HeadlessSwiftData"
    #expect(lines[0] == "import HeadlessSwiftData")
    #expect(lines[1] == "       public final class Book: Codable, \(module).PersistentModel {")
    #expect(lines[2].trimmingCharacters(in: .whitespaces) == "@\(module)._Persisted")
    #expect(lines[4].hasSuffix(" var id: Int"))
    #expect(lines[5] == "  @\(module)._Persisted var title: String")
    #expect(
      lines[6] == "  @\(module)._Persisted private var count = 0 { didSet { print(count) } }")
    #expect(lines[7].trimmingPrefix { $0 == " " } == "var note: String?")
    #expect(lines[8] == "  var pages: Int { count }")
    #expect(lines[9] == "  static var all = 0")
    #expect(lines[10].hasSuffix(" var leaves: [Page] = []"))
    #expect(lines[11].allSatisfy { $0 == " " })
    #expect(
      lines[13]
        == "public var _swiftDataState = \(module)._ModelState(); "
        + "public required init(_swiftDataState: \(module)._ModelState) "
        + "{ self._swiftDataState = _swiftDataState; self._id = .init(_inStore: ()); "
        + "self._title = .init(_inStore: ()) }; "
        + "public static var schemaMetadata: [\(module).Schema.PropertyMetadata] { ["
        + "._persisted(\"id\", \\Book.id, \(module).Schema.Attribute( "
        + ".unique, originalName: \"no\" )), ._persisted(\"title\", \\Book.title), "
        + "._persisted(\"count\", \\Book.count, hasDefault: true), "
        + "._persisted(\"leaves\", \\Book.leaves, hasDefault: true, "
        + "\(module).Schema.Relationship(deleteRule: .cascade, inverse: \\Page.book)), "
        + "._unique(Book.self, [\\.title], [\\.id, \\.title])] } }")
    #expect(lines.count == 14)
  }

  @Test func `gives an actor its executor`() {
    let lines = lines("@ModelActor actor Saver {\n  func save() {}\n}\n")
    #expect(lines[1] == "            actor Saver: HeadlessSwiftData.ModelActor {")
    #expect(
      lines[3]
        == "nonisolated let modelExecutor: any HeadlessSwiftData.ModelExecutor; "
        + "nonisolated let modelContainer: HeadlessSwiftData.ModelContainer; "
        + "init(modelContainer: HeadlessSwiftData.ModelContainer) { self.modelExecutor = "
        + "HeadlessSwiftData.DefaultSerialModelExecutor(modelContext: "
        + "HeadlessSwiftData.ModelContext(modelContainer)); "
        + "self.modelContainer = modelContainer } }")
  }

  @Test func `says what a query is for`() {
    let rows = [
      ("@Query private var birds: [Bird]", "@Query<Bird, [Bird]>() private var birds: [Bird]"),
      (
        "@Query(sort: \\.name) var birds: [A.Bird]",
        "@Query<A.Bird, [A.Bird]>(sort: \\.name) var birds: [A.Bird]"
      ),
      ("@Query var count: Int", "@Query var count: Int"),
    ]
    for (before, after) in rows { #expect(lines(before)[1] == after) }
    #expect(Ported("@Query var a: [A]", traits: traits).body() == "@Query var a: [A]")
  }

  @Test func `leaves other classes, structures and texts alone`() {
    let source =
      "struct Model {}\n@Observable class A { var a = 1 }\nlet text = \"@Model class B {}\""
    #expect(lines(source).dropFirst().joined(separator: "\n") == source)
  }

  @Test func `does nothing where the target does not have the product`() {
    let source = "@Model class A {\n  var a = 1\n}"
    #expect(Ported(source).body() == source)
  }
}
