import Testing

@testable import FleetPort

@MainActor
@Suite("Types in the place of missing ones")
struct PlaceholderTests {
  private static func source(_ text: String, _ path: String = "/App/A.swift") -> DeferredSource {
    DeferredSource(path: path, name: "A.swift", bytes: Array(text.utf8))
  }

  @Test(arguments: [
    PlaceholderType(.object, "Map", base: "NSObject"),
    PlaceholderType(.object, "Map", parameters: 2, base: "NSObject", nested: ["Style", "Mark"]),
    PlaceholderType(.superclass, "MapView", base: "UIView"),
    PlaceholderType(.protocol, "MapDelegate", base: "AnyObject"),
    PlaceholderType(.object, "Map.Style", base: "NSObject"),
  ])
  func `are told in the words of the list`(type: PlaceholderType) {
    #expect(PlaceholderType(type.words) == type, "\(type.words)")
    #expect(DeferredEntry.What("placeholder \(type.words)") == .placeholder(type))
  }

  /// The words stand in a source: nothing but names may.
  @Test(arguments: [
    "", "class", "class Map", "class Map: NSObject {}", "class Map:NSObject",
    "struct Map: NSObject",
    "class Map; f(): NSObject", "class Map: NSObject with", "class Map: NSObject with A, 1",
    "class Map<0>: NSObject", "class Map<12>: NSObject", "class Map<a>: NSObject",
    "class .Map: NSObject", "class Map: NSObject with A with B", "class 1: NSObject",
  ])
  func `are nothing else`(words: String) {
    #expect(PlaceholderType(words) == nil)
  }

  @Test(arguments: [
    // Where a type stands for itself, a class of nothing.
    ("var a: Map?\nfunc f(_ b: [Map]) {}", "Map", "class Map: NSObject"),
    ("var a: Map<Int, [Int: Int]>", "Map", "class Map<2>: NSObject"),
    ("var a: Map.Style\nlet b: Map.Mark", "Map", "class Map: NSObject with Mark, Style"),
    // The list has no place for more than nine arguments.
    ("var a: Map<A, A, A, A, A, A, A, A, A>", "Map", "class Map<9>: NSObject"),
    ("var a: Map<A, A, A, A, A, A, A, A, A, A>", "Map", ""),
    ("let a = Map.shared", "Map", "class Map: NSObject"),
    // A name says what kind of view it is.
    ("var a: GMSMapView!", "GMSMapView", "class GMSMapView: UIView"),
    ("var a: SideButton", "SideButton", "class SideButton: UIButton"),
    (
      "class A: PagerViewController {}", "PagerViewController",
      "superclass PagerViewController: UIViewController"
    ),
    ("var a: CartEvent", "CartEvent", "class CartEvent: NSObject"),
    ("var a: Review", "Review", "class Review: NSObject"),
    // Superclasses can have subclasses.
    ("class A: Store { override func b() {} }", "Store", "superclass Store: NSObject"),
    ("class A: Store {}", "Store", "superclass Store: NSObject"),
    ("class A: Store<Int> { init() { super.init() } }", "Store", "superclass Store<1>: NSObject"),
    // Protocols.
    ("class A: B, Store {}", "Store", "protocol Store: AnyObject"),
    ("class A: Storable {}", "Storable", "protocol Storable: AnyObject"),
    ("struct A: Store {}", "Store", "protocol Store: Any"),
    ("extension A: Store {}", "Store", "protocol Store: AnyObject"),
    ("weak var a: MapDelegate?", "MapDelegate", "protocol MapDelegate: AnyObject"),
    ("func f(_ a: any Store) {}", "Store", "protocol Store: AnyObject"),
    ("func f(_ a: A & Store) {}", "Store", "protocol Store: AnyObject"),
    // Tests fail, all of them.
    (
      "import XCTest\nclass A: SnapshotCase { func testA() {} }", "SnapshotCase",
      "superclass SnapshotCase: XCTestCase"
    ),
    // What the app has, something else hides; and one letter stands for any type.
    ("class Map {}\nvar a: Map", "Map", ""), ("enum A { struct Map {} }\nvar a: Map", "Map", ""),
    ("protocol A { associatedtype Map }\nvar a: Map", "Map", ""), ("var a: T", "T", ""),
    ("var a: map", "map", ""),
  ])
  func `are of the kind that sources need`(text: String, name: String, words: String) {
    let type = PlaceholderFinder([Self.source(text)]).type(named: name)

    #expect(type?.words ?? "" == words)
  }

  @Test(arguments: [
    (
      "'Style' is not a member type of class 'HeadlessUIKit.UIButton'",
      "class UIButton.Style: NSObject"
    ),
    ("'Style' is not a member type of enum 'App.Map.Mark'", "class Map.Mark.Style: NSObject"),
    ("'Style' is not a member type of protocol 'App.Map'", ""),
    ("'Style' is not a member type of class 'App.Map<Int>'", ""),
    ("'Style' is not a member type of class 'App.`a map`'", ""),
    ("cannot find type 'Style' in scope", ""),
  ])
  func `stand in a type that is there, too`(message: String, words: String) {
    #expect(PlaceholderFinder([]).member(in: message)?.words ?? "" == words)
  }

  @Test func `make objects that fail, with the compiler's words`() {
    func text(_ words: String) -> String { PlaceholderType(words)?.text("no 'a'") ?? "" }

    #expect(
      text("superclass MapView: UIView")
        == #"open class MapView: UIView { private let _deferredPlace: Void = _deferred("MapView", "no 'a'") }"#
    )
    #expect(
      text("superclass Object: NSObject").hasSuffix(
        "; open class var objectiveCMembers: [Selector.Method] { [] } }"))
    #expect(text("protocol Store: AnyObject") == "public protocol Store: AnyObject {}")
    #expect(
      text("superclass Base: XCTestCase")
        == #"open class Base: XCTestCase { open override func setUp() { super.setUp(); _deferred("Base", "no 'a'") } }"#
    )
    #expect(
      text("class Map.Style: NSObject").hasPrefix("extension Map { public final class Style: "))
    #expect(
      text("class MapError<2>: NSObject with Kind").hasPrefix(
        #"public final class MapError<Part1, Part2>: NSObject, Codable, Sendable, Error { private "#
      )
    )
    #expect(text("class Map: NSObject with Kind").contains("; public final class Kind: NSObject"))
  }

  @Test func `stand behind the last line, until the app has such a type`() throws {
    let source = Self.source("class A {\n  var b: Map? = nil\n  func c() {}\n}\n// End")
    let type = try #require(PlaceholderFinder([source]).type(named: "Map"))
    let offset = 19
    let entry = try #require(DeferredLadder(source).placeholder(type, at: offset, "no 'Map'"))
    func lines(_ others: String...) -> [Substring] {
      let files =
        [source.rewritten([entry]).file]
        + others.map { SourceFile(path: "/App/B.swift", bytes: Array($0.utf8)) }
      let bytes = Port(Module(files: files, kit: .uikit)).outputs()[0].bytes
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }

    #expect(entry.declaration == "A.b")
    #expect(DeferredLadder(source).head(at: offset) == "A.b")
    #expect(lines().suffix(2).first == "#sourceLocation(file: \"/App/A.swift\", line: 2)")
    #expect(lines().last?.hasPrefix("public final class Map: NSObject, ") == true)
    #expect(lines().prefix(3).contains("import FleetDeferral"))
    #expect(lines("struct Map {}").last == "// End")
    let changed = Self.source("class A {\n  var b: Map! = nil\n}")
    #expect(changed.rewritten([entry]).file.deferred.isEmpty)
  }
}
