import TestSupport
import Testing

@testable import FleetInit

@Suite("Types that are missing")
struct MissingTypesTests {
  /// What is deferred in a module of these files.
  private func list(
    _ sources: [String: String], beside kit: String? = nil,
    _ kind: DeferringSearch.Target.Kind = .own
  ) throws -> [String] {
    try withTemporaryFile { path in
      let package = BuiltPackage(path)
      if let kit { try package.add("Kit", ["Kit.swift": kit]) }
      try package.add("App", sources)
      let found = try package.search(kit == nil ? [kind] : [.own, kind])
      #expect(found.compiles, "\(found.modules)")
      return package.list
    }
  }

  @Test func `take none of the declarations that name them`() throws {
    let list = try list([
      "Screen.swift": """
      import Nowhere
      class Screen {
        var map: MapView!
        func show(_ map: MapView) {
          map.zoom()
        }
      }
      """,
      "State.swift": """
      struct State: Codable, Equatable {
        var mark: Mark?
        var marks: [Mark] = []
      }
      class Small: MapView {
        override func layout() {}
        // A view has this, whatever else it is.
        override func setNeedsLayout() {}
        func again() {
          setNeedsLayout()
        }
      }
      func f(_ screen: Screen) {
        let view = MapView()
        screen.show(view)
        screen.map = Small()
      }
      """,
    ])

    #expect(
      list == [
        "Screen.map: placeholder superclass MapView: UIView: cannot find type 'MapView' in scope",
        "Screen.show(_:): statement 1: value of type 'MapView' has no member 'zoom'",
        "import Nowhere: import: no such module 'Nowhere'",
        "Small.layout(): override: method does not override any method from its superclass",
        "State.mark: placeholder class Mark: NSObject: cannot find type 'Mark' in scope",
        "f(_:): statement 1: cannot find 'MapView' in scope",
      ])
  }

  @Test func `get no name that the app or a module has`() throws {
    #expect(
      try list(
        [
          "A.swift": "func f(_ a: Thing) {}\nfunc g(_ a: Thing) {}\n",
          "B.swift": "import Kit\nfunc h(_ a: Thing) {}\nenum B { struct Inner {} }\n",
          "C.swift": "func i(_ a: Inner) {}\nfunc j(_ a: Inner) {}\n",
        ], beside: "public struct Thing {}\n") == [
          "f(_:): the declaration: cannot find type 'Thing' in scope",
          "g(_:): the declaration: cannot find type 'Thing' in scope",
          "i(_:): the declaration: cannot find type 'Inner' in scope",
          "j(_:): the declaration: cannot find type 'Inner' in scope",
        ])
  }

  @Test func `are put where a single declaration that is taken makes more errors than it ends`()
    throws
  {
    let text = """
      class Screen {
        func show(_ map: Map? = nil) {}
        func a() {
          show()
        }
        func b() {
          show()
        }
      }
      """
    #expect(
      try list(["A.swift": text]) == [
        "Screen.show(_:): placeholder class Map: NSObject: cannot find type 'Map' in scope"
      ])
    // One error for one is no more.
    #expect(
      try list(["A.swift": text.replacing("  func b() {\n    show()\n  }\n", with: "")]) == [
        "Screen.a(): statement 1: cannot find 'show' in scope",
        "Screen.show(_:): the declaration: cannot find type 'Map' in scope",
      ])
    // No type can have the name: what was taken back is taken again.
    #expect(
      try list(["A.swift": text, "B.swift": "let Map = 1\n"]) == [
        "Screen.a(): statement 1: cannot find 'show' in scope",
        "Screen.b(): statement 1: cannot find 'show' in scope",
        "Screen.show(_:): the declaration: cannot find type 'Map' in scope",
      ])
  }

  @Test func `stand in types that are there`() throws {
    #expect(
      try list([
        "A.swift": """
        struct Map { struct Mark {} }
        func f(_ a: Map.Style, _ b: Map.Mark.Kind) {}
        func g(_ a: Map.Style, _ c: Map.Mark.Kind) { f(a, b) }
        """
      ]) == [
        "f(_:_:): placeholder class Map.Mark.Kind: NSObject: 'Kind' is not a member type of struct "
          + "'App.Map.Mark'",
        "f(_:_:): placeholder class Map.Style: NSObject: 'Style' is not a member type of struct "
          + "'App.Map'",
        "g(_:_:): statement 1: cannot find 'b' in scope",
      ])
  }

  @Test func `are no reason for a test not to run: it fails`() throws {
    #expect(
      try list(
        [
          "Tests.swift": """
          import XCTest
          class CartTests: PictureCase {
            func testA() {
              if false {
                missing()
              }
            }
            func testB() -> Missing {}
            func testC() {}
          }
          class PictureTests: PictureCase {
            func testD() {}
          }
          """
        ], .tests) == [
          "CartTests: placeholder superclass PictureCase: XCTestCase: cannot find type "
            + "'PictureCase' in scope",
          "CartTests.testA(): body: cannot find 'missing' in scope",
          "CartTests.testB(): test: cannot find type 'Missing' in scope",
        ])
  }
}
