import FleetPort
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Kit")
struct KitTests {
  private func model() throws -> [SourceFile] {
    let model = PackageFolder.appending("Sources/HeadlessUIKit")
    let names =
      FileManager.default.enumerator(atPath: model.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      SourceFile(
        path: name, bytes: [UInt8](try Data(contentsOf: model.appending(path: name))))
    }
  }

  @Test func `knows what the model has: where not, run .ci/port-table`() throws {
    let files = try model()

    #expect(Kit(of: files).text == Kit.uikit.text)
    #expect(ModelNames(of: files).text == ModelNames.uikit.text)
  }

  @Test func `knows classes, optional methods and labels`() {
    #expect(Kit.uikit.classes["UIView"] == "UIResponder")
    #expect(Kit.uikit.protocols["UITableViewDelegate"]?.contains("UIScrollViewDelegate") == true)
    let methods = Kit.uikit.optionals["scrollViewDidScroll(_:)"]
    #expect(methods?.map(\.protocolName) == ["UIScrollViewDelegate"])
    #expect(methods?.map(\.hasResult) == [false])
    #expect(Kit.uikit.optionals["viewForZooming(in:)"]?.map(\.hasResult) == [true])
    #expect(Kit.uikit.labels["endEditing"] == [""])
  }

  @Test func `knows which protocols demand nothing`() {
    let kit = Kit(
      of: [
        SourceFile(
          path: "A.swift",
          bytes: Array(
            """
            public protocol A: NSObjectProtocol { func a() -> Int }
            extension A { public func a() -> Int { 1 } }
            public protocol B: A { func b() }
            public protocol C: B {}
            public protocol D: A {}
            """.utf8))
      ])

    #expect(kit.lenient == ["A", "D"])
    #expect(Kit.uikit.lenient.contains("UITableViewDelegate"))
    #expect(!Kit.uikit.lenient.contains("UITableViewDataSource"))
  }

  @Test func `knows what the model observes`() {
    let properties = ModelNames.uikit.members["ObservableProperties"] ?? [:]

    #expect(Set(properties.keys) == MissingRuntimeRule.observables)
  }

  @Test func `reads the text that it writes`() {
    #expect(Kit(Kit.uikit.text).text == Kit.uikit.text)
    #expect(ModelNames(ModelNames.uikit.text).text == ModelNames.uikit.text)
  }
}
