extension WritingRow {
  static let ofHeaders: [WritingRow] = [
    WritingRow(
      "a class is an open one, with the initializers of its lineage",
      """
      open class Nest : NSObject {
          public init(eggs count: Int)
          public convenience init(nest: Nest)
          open func lay()
          open class func shared() -> Self
          open var depth: CGFloat
          weak open var owner: (any NestDelegate)?
          open var isFull: Bool { get }
      }
      """,
      is: "open class Nest: NSObject {", "public override init() { super.init() }",
      "public init(eggs count: Int) { super.init(); _StandIn.call(\"Nest.init(eggs:)\", self, [count]) as Void }",
      "public convenience init(nest: Nest) { self.init(); _StandIn.call(\"Nest.init(nest:)\", self, [nest]) as Void }",
      "open func lay() { _StandIn.call(\"Nest.lay()\", self, []) as Void }",
      "@discardableResult open class func shared() -> Self { _StandIn.call(\"Nest.shared()\", nil, []) }",
      "open var depth: CGFloat { get { _StandIn.get(\"Nest.depth\", self) } set { _StandIn.set(\"Nest.depth\", self, newValue) } }",
      "set { _StandIn.setWeak(\"Nest.owner\", self, newValue as AnyObject?) }",
      "open var isFull: Bool { get { _StandIn.get(\"Nest.isFull\", self) } }"),
    WritingRow(
      "a protocol has optional members, and defaults for the others",
      """
      public protocol NestDelegate : NSObjectProtocol {
          func nestDidFill(_ nest: Nest)
          optional func nest(_ nest: Nest, didLose egg: Int) -> Bool
          var mood: Int { get set }
          static func names(of nest: Nest) -> [String]
      }
      """,
      is: "@objc public protocol NestDelegate: NSObjectProtocol {",
      "func nestDidFill(_ nest: Nest)",
      "@objc optional func nest(_ nest: Nest, didLose egg: Int) -> Bool",
      "static func names(of nest: Nest) -> [String]", "extension NestDelegate {",
      "@discardableResult public static func names(of nest: Nest) -> [String] { _StandIn.call(\"NestDelegate.names(of:)\", nil, [nest]) }",
      "public func nestDidFill(_ nest: Nest) { _StandIn.call(\"NestDelegate.nestDidFill(_:)\", self, [nest]) as Void }"
    ),
    WritingRow(
      "a subclass of a view can be made as a view, and overrides what its superclass has",
      """
      open class NestView : UIView {
          public init(nest: Nest)
          open func layoutSubviews()
          open var nest: Nest? { get }
          open func look() -> Nest?
      }
      open class FullNestView : NestView {
          public init(nest: Nest)
          open func look() -> Nest
          open var nest: Nest { get }
      }
      """,
      is: "public override init(frame: CGRect) { super.init(frame: frame) }",
      "public required init?(coder: NSCoder) { super.init(coder: coder) }",
      "public override init(nest: Nest) { super.init(frame: .zero);",
      "open override var nest: Nest { get { _StandIn.get(\"FullNestView.nest\", self) } }"),
    WritingRow(
      "a pointer to an error makes a function throw",
      """
      open class Climber : NSObject {
          open func climb(_ height: Int, error: UnsafeMutablePointer<NSError?>?) -> BOOL
          open func find(_ error: UnsafeMutablePointer<NSError?>?) -> Nest?
          open func lookAndReturnError(_ error: UnsafeMutablePointer<NSError?>?) -> BOOL
          open func rest(_ error: UnsafeMutablePointer<NSError?>?) -> BOOL
          open func save() -> BOOL
          open func saveWithError(_ error: UnsafeMutablePointer<NSError?>?) -> BOOL
      }
      open class ClimbError : NSError {
          open var onRetry: ((Int) -> Void)!
      }
      """,
      is:
        "open func climb(_ height: Int) throws { try _StandIn.callThrowing(\"Climber.climb(_:)\", self, [height]) as Void }",
      "open func find() throws -> Nest { try _StandIn.callThrowing(\"Climber.find()\", self, []) }",
      "open func look() throws {", "open func rest() throws {",
      "open func save() -> Bool { _StandIn.call(\"Climber.save()\", self, []) }",
      "open func saveWithError() throws {", "open class ClimbError: NSError {",
      "public override init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)"),
    WritingRow(
      "a completion can be called by a test, and its async form waits for it",
      """
      public typealias NestHandler = (Nest?, (any Error)?) -> Void
      open class Finder : NSObject {
          open func find(_ name: String, completion: (@Sendable (Nest?, (any Error)?) -> Void)? = nil)
          open func find(_ name: String) async throws -> Nest
          open func look(handler: @escaping NestHandler)
          open func each(_ body: (Nest, UnsafeMutablePointer<BOOL>) -> Void)
          open func all(completionHandler: @escaping @MainActor ([Nest], Int) -> Void)
          open func all() async -> ([Nest], Int)
          open func run(_ body: @escaping (Nest) -> Any?, completion: @escaping (Any?) -> Void)
          open var onFind: NestHandler?
      }
      """,
      is:
        "[name, completion.map { block in StandIn.Block(_body: { values in block(values(0), values(1)) }) }]",
      "@MainActor @discardableResult open func find(_ name: String) async throws -> Nest { try await _StandIn.callAsync(\"Finder.find(_:completion:)\", self, [name], { values in values(0) }) }",
      "[StandIn.Block(_body: { values in handler(values(0), values(1)) })]",
      "open func each(_ body: (Nest, UnsafeMutablePointer<ObjCBool>) -> Void) { _StandIn.call(\"Finder.each(_:)\", self, [nil]) as Void }",
      "MainActor.assumeIsolated { completionHandler(values(0), values(1)) }",
      "{ (try? await _StandIn.callAsync(\"Finder.all(completionHandler:)\", self, [], { values in (values(0), values(1)) })) ?? _StandIn.least(([Nest], Int).self, \"Finder.all(completionHandler:)\") }",
      "StandIn.Block(_body: { values in body(values(0)) })",
      "set { _StandIn.set(\"Finder.onFind\", self, newValue, isKept: false) }"),
    WritingRow(
      "enumerations, options, errors and typed texts have their numbers and texts",
      """
      public enum BRDKind : Int, @unchecked Sendable {
          case robin = 0
          case wren = 4
      }
      public struct BRDOptions : OptionSet, @unchecked Sendable {
          public init(rawValue: UInt)
          public static var loud: BRDOptions { get }
          public static var late: BRDOptions { get }
      }
      public struct SongError : CustomNSError, Hashable, Error {
          public init(_nsError: NSError)
          public static var errorDomain: String { get }
          public enum Code : Int, @unchecked Sendable, Equatable {
              public typealias _ErrorType = SongError
              case silence = 1
          }
          public static var silence: SongError.Code { get }
      }
      public struct BRDColor : Hashable, Equatable, RawRepresentable, @unchecked Sendable {
          public init(_ rawValue: String)
          public init(rawValue: String)
      }
      extension BRDColor {
          public static let red: BRDColor
      }
      public let BirdDomain: String
      public let BirdName: String
      extension NSNotification.Name {
          public static let birdFlew: NSNotification.Name
      }
      """,
      is: "public enum BRDKind: Int, Sendable { case robin = 0 case wren = 4 }",
      "public static var late: BRDOptions { BRDOptions(rawValue: 8) }",
      "public static var _nsErrorDomain: String { \"Songs\" }",
      "extension SongError.Code: _StandInErrorCode { public var _standInError: any Error { SongError(self) } }",
      "public static let red: BRDColor = BRDColor(rawValue: \"red\")",
      #"public let BirdDomain: String = "com.example.\"bird\"""#,
      "public let BirdName: String = \"BirdName\"",
      "public static let birdFlew: NSNotification.Name = NSNotification.Name(\"birdFlew\")",
      "extension BRDKind: _StandInValue { public static var _standIn: Self { .robin } }"),
    WritingRow(
      "categories are extensions, and C has functions and structures",
      """
      extension UIImageView {
          open func brd_show(_ name: String?, placeholder: UIImage?)
          open var brd_name: String? { get }
      }
      public struct BRDPoint {
          public init()
          public init(x: Double, y: Double)
          public var x: Double
          public var y: Double
      }
      public func BRDDistance(_ a: BRDPoint, _ b: BRDPoint) -> Double
      """,
      is: "extension UIImageView {",
      "public func brd_show(_ name: String?, placeholder: UIImage?) { _StandIn.call(\"UIImageView.brd_show(_:placeholder:)\", self, [name, placeholder]) as Void }",
      "public init(x: Double, y: Double) { self.x = x; self.y = y }",
      "public func BRDDistance(_ a: BRDPoint, _ b: BRDPoint) -> Double { _StandIn.call(\"BRDDistance(_:_:)\", nil, [a, b]) }"
    ),
    WritingRow(
      "generic parameters are objects, and a protocol that is answered has an object",
      """
      open class Flock<BirdType> : NSObject where BirdType : AnyObject {
          open func first() -> BirdType?
          open subscript(index: UInt) -> BirdType? { get }
          open func keeper() -> any NestDelegate
      }
      """,
      is: "open class Flock<BirdType>: NSObject {",
      "open subscript(_ index: UInt) -> BirdType? { get { _StandIn.call(\"Flock.subscript(_:)\", self, [index]) } }",
      "or: _StandInNestDelegate())", "final class _StandInNestDelegate: NSObject, NestDelegate {}"),
    WritingRow(
      "what says an unknown name is left out, and a final class is not inherited from",
      """
      open class Cage : NSObject {
          open func lock(_ key: BRDKey)
          open func open(_ url: NSURL?, _ name: NSNotification.Name) -> Foundation.NSData?
          open func close(`")); evil((`: Int)
      }
      open class CagePicture : UIImage {
      }
      """,
      is: "open func open(_ url: URL?, _ name: NSNotification.Name) -> Data? {",
      "open class CagePicture: NSObject {",
      "open func close() { _StandIn.call(\"Cage.close()\", self, []) as Void }",
      left: [
        "Cage.lock(_:): no BRDKey is known", "CagePicture: its superclass UIImage, which is final",
      ]),
    WritingRow(
      "overloads differ by their types, and a domain of errors is the constant's that is named with it",
      """
      public protocol Asking : NSObjectProtocol {
          func asker() -> Nest?
      }
      open class Asked : NSObject, Asking {
          open var asker: Nest?
      }
      extension Query {
          open func again(_ error: UnsafeMutablePointer<NSError?>?) -> Nest?
      }
      extension Query {
          open func again(_ error: UnsafeMutablePointer<NSError?>?) -> Nest?
      }
      open class Query : NSObject {
          open func field(_ path: String, isEqualTo value: Any) -> Query
          open func field(_ path: Nest, isEqualTo value: Any) -> Query
          open class func increment(_ by: Double) -> Query
          open class func increment(_ by: Int64) -> Query
      }
      public struct FallErrorCode : CustomNSError, Hashable, Error {
          public init(_nsError: NSError)
          public static var errorDomain: String { get }
          public enum Code : Int, @unchecked Sendable, Equatable {
              public typealias _ErrorType = FallErrorCode
              case low = 1
          }
      }
      public let FallErrorDomain: String
      """,
      is:
        "open func field(_ path: String, isEqualTo value: Any) -> Query { _StandIn.call(\"Query.field(_:isEqualTo:)\", self, [path, value]) }",
      "open func field(_ path: Nest, isEqualTo value: Any) -> Query {",
      "open class func increment(_ by: Double) -> Query {",
      "open class func increment(_ by: Int64) -> Query {",
      "public struct FallErrorCode: _BridgedStoredNSError, Sendable {",
      "public static var _nsErrorDomain: String { \"FallErrorDomain\" }",
      "public let FallErrorDomain: String = \"FallErrorDomain\""),
    WritingRow(
      "what is refined has two underscores, and is sent between tasks what says so or can be",
      """
      open class Sent : NSObject, @unchecked Sendable {
          @available(*, deprecated, message: "refined for Swift")
          open func count(of item: String) -> Int
          @available(*, deprecated, message: "refined for Swift")
          public init(name: String)
          @available(*, deprecated, message: "refined for Swift")
          open func find(_ error: UnsafeMutablePointer<NSError?>?) -> Nest?
          @available(*, deprecated, message: "gone")
          open func old()
      }
      @available(*, deprecated, message: "refined for Swift")
      public enum SentKind : Int, @unchecked Sendable {
          case one = 0
      }
      public func SentKinds(_ kind: SentKind) -> Int
      public struct SentBox {
          public var nest: Unmanaged<Nest>!
          public var count: Int32
      }
      public struct SentPoint {
          public var x: Double
      }
      """,
      is: "open class Sent: NSObject, @unchecked Sendable {",
      "open func __count(of item: String) -> Int { _StandIn.call(\"Sent.__count(of:)\", self, [item]) }",
      "public init(__name: String)", "open func __find() throws -> Nest {",
      "open func old()", "public enum __SentKind: Int, Sendable { case one = 0 }",
      "public func SentKinds(_ kind: __SentKind) -> Int {", "public struct SentBox {",
      "public struct SentPoint: Sendable {"),
  ]
}
