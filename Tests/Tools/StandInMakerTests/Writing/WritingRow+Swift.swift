extension WritingRow {
  static let ofSwift: [WritingRow] = [
    WritingRow(
      "values keep what the compiler can fulfil",
      swift: """
        public struct Egg : Codable, Hashable {
            public var weight: Double
            public let color: EggColor
            public var isHeavy: Bool { get }
            public init(weight: Double, color: EggColor)
            public func hash(into hasher: inout Hasher)
            public static func == (a: Egg, b: Egg) -> Bool
        }
        public enum EggColor : String, Codable {
            case white
            case brown
        }
        public struct EggBox : Hashable {
            public var onOpen: () -> Void
            public enum Size {
                case small
                case large(count: Int)
            }
        }
        internal struct Hidden {
        }
        """,
      is: "public struct Egg: Codable, Hashable {",
      "public var isHeavy: Bool { get { _StandIn.get(\"Egg.isHeavy\", self) } }",
      "public enum EggColor: String, Codable, Sendable {",
      "public indirect enum Size {", "case large(count: Int)",
      "extension EggBox.Size: _StandInValue { public static var _standIn: Self { .small } }",
      left: ["EggBox: Hashable, which not all of its fields have"]),
    WritingRow(
      "a view is empty, or shows what it is given; a modifier and a style change nothing",
      swift: """
        public struct Wave<Content> : View where Content : Birds.View {
            @Birds.Binding public var isOn: Bool { get nonmutating set }
            public let color: Color
            public init(isOn: Binding<Bool>, color: Color = .red, @Birds.ViewBuilder content: @escaping () -> Content)
            public var body: some View { get }
        }
        public struct Scanner : UIViewControllerRepresentable {
            public init()
            public func makeUIViewController(context: Context) -> UIViewController
            public func updateUIViewController(_ c: UIViewController, context: Context)
        }
        public extension View {
            public func glowing<C>(_ color: Color, @Birds.ViewBuilder by content: () -> C) -> some View where C : Birds.View
            public func outline() -> some Shape
        }
        public struct Bold : ButtonStyle {
            public func makeBody(configuration: Configuration) -> some View
        }
        public struct Shine : ViewModifier {
            public func body(content: Content) -> some View
        }
        public struct Ripple : RippleView {
            public var body: some View { get }
        }
        internal protocol RippleView : Birds.View {
        }
        public struct Tide {
            public static func load(_ name: String, handle: @escaping (Result<Int, any Error>) -> Void)
            public static func load(_ name: String) async throws -> Int
        }
        public class Sky : ObservableObject {
            @Birds.Published public var isBlue: Bool { get set }
            public init()
        }
        """,
      is: "public struct Wave<Content>: View where Content : View {",
      "private var _standInContent = AnyView(EmptyView())",
      "public init(isOn: Binding<Bool>, color: Color = .red, @ViewBuilder content: @escaping () -> Content) { self.init(); self.color = color; self._standInContent = AnyView(content()) }",
      "public var body: some View { _standInContent }",
      "extension Wave: @preconcurrency _StandInValue { public static var _standIn: Self { Self() } }",
      "public struct Scanner: View {", "public var body: some View { EmptyView() }",
      "public func glowing<C>(_ color: Color, @ViewBuilder by content: () -> C) -> some View where C : View { _StandIn.call(\"View.glowing(_:by:)\", self, [color, nil]) as Void; return self }",
      "public struct Ripple: View {",
      "@MainActor @discardableResult public static func load(_ name: String) async throws -> Int { try _StandIn.callThrowing(\"Tide.load(_:)\", nil, [name]) }",
      "public struct Bold: ButtonStyle {",
      "public func makeBody(configuration: Configuration) -> some View { configuration.label }",
      "public struct Shine: ViewModifier {",
      "public func body(content: Content) -> some View { content }",
      "open class Sky: NSObject, ObservableObject {",
      left: ["View.outline(): no some Shape is known"]),
    WritingRow(
      "what has no superclass has its protocols, and what has no name one",
      swift: """
        public protocol Cache {
            func egg(forKey: String) -> Int
        }
        public class EggCache : Cache {
            public static var shared: _
            public static var other: _
            public func egg(forKey _: String) -> Int
            public func log(_ log: @escaping Logger.Log = { _ in })
        }
        public struct Logger {
            public typealias Log = (String) -> Void
        }
        """,
      is: "open class EggCache: NSObject, Cache {",
      "var shared: EggCache { get { _StandIn.get(\"EggCache.shared\", nil) }",
      "open func egg(forKey argument0: String) -> Int { _StandIn.call(\"EggCache.egg(forKey:)\", self, [argument0]) }",
      "log: @escaping Logger.Log = _StandIn.least(Logger.Log.self)",
      left: ["EggCache.other: no type is known"]),
    WritingRow(
      "a value of cases that an initializer makes is its least",
      swift: """
        public enum Tune : ExpressibleByStringLiteral {
            case call
            case other(String)
            public init(stringLiteral value: String)
        }
        """,
      is: "public init(stringLiteral value: String) { self = _StandIn.least(Self.self) }"),
    WritingRow(
      "a type of several words is asked for in brackets",
      swift: """
        public protocol Singing {
        }
        public struct Choir {
            public var singer: any Singing
            public static let tune: @Sendable (String) -> Int
        }
        """,
      is: "_StandIn.least((any Singing).self)", "_StandIn.least((@Sendable (String) -> Int).self"),
    WritingRow(
      "the parameters of a generic type may go over several lines",
      swift: """
        public struct Nestbox<
            Bird: Comparable,
            Options
        > {
            public var count: Int
        }
        public typealias NestboxOf<B: Comparable> = Nestbox<
            B, Int
        >
        """,
      is: "public struct Nestbox< Bird: Comparable, Options > {", "public var count: Int",
      "public typealias NestboxOf<B: Comparable> = Nestbox< B, Int >"),
    WritingRow(
      "values of what is sent between tasks are sent",
      swift: """
        open class Stamp : NSObject, @unchecked Sendable {
        }
        public struct Parcel : Sendable {
            public let stamp: Birds.Stamp
            public let error: (any Swift.Error)?
            public let zone: Foundation.TimeZone
        }
        public struct NestParcel : Sendable {
            public let nest: Birds.Nest
        }
        """,
      is: "public struct Parcel: Sendable {", "public struct NestParcel: @unchecked Sendable {"),
    WritingRow(
      "a text ends at its quotation mark, and a line with another declaration on it is left out",
      swift: """
        open class Path : NSObject {
            open func join(_ separator: String = "\\\\", _ other: String = "a, b") -> String
            open func last() -> Int
        }
        public typealias Pair = Int; public let evil = 1
        public enum Fork {
            case left
            case right; case evil(Int)
        }
        """,
      is: "open func join(_ separator: String = \"\\\\\", _ other: String = \"a, b\") -> String {",
      "public indirect enum Fork { case left }"),
    WritingRow(
      "closures that change what they are given or throw, operators, and functions that C is given",
      swift: """
        infix operator |> : AdditionPrecedence
        infix operator <~> : NestPrecedence
        public func |> (left: Int, right: Int) -> Int
        public typealias Log = @convention(c) (Birds.Nest, String) -> Void
        public struct Store {
            public var place: ((_ directory: Foundation.URL, _ name: String) -> Foundation.URL)?
        }
        open class Request : NSObject {
            open func change(_ block: @escaping (inout Foundation.URLRequest) throws -> Void) -> Self
        }
        """,
      is: "infix operator |>: AdditionPrecedence", "infix operator <~>\n",
      "public func |> (left: Int, right: Int) -> Int",
      "public typealias Log = (Nest, String) -> Void",
      "_StandIn.least((((URL, String) -> URL)?).self)",
      "{ values in var value0: URLRequest = values(0); return try? block(&value0) }"),
    WritingRow(
      "a closure that is a parameter's value does nothing, however many lines it has",
      swift: """
        open class Diary : NSObject {
            public init(say: @escaping (String, Int) -> Void = { text, line in
                guard line > 0 else { return }
                print(text)
            })
            open func end()
        }
        """,
      is: "public init(say: @escaping (String, Int) -> Void = { _, _ in }) {", "open func end() {"),
    WritingRow(
      "generic values are there",
      swift: """
        public struct Wrapper<Value> : Codable where Value : Codable {
            public var value: Value
            public init(value: Value)
        }
        public enum Outcome<Value> {
            case found(Value)
            case lost
        }
        """,
      is: "public struct Wrapper<Value>: Codable where Value : Codable {",
      "private var _standIn_value: Value?",
      "public var value: Value { get { _standIn_value ?? _StandIn.least(Value.self) } set { _standIn_value = newValue } }",
      "private enum CodingKeys: String, CodingKey { case _standIn_value = \"value\" }",
      "public indirect enum Outcome<Value> {"),
    WritingRow(
      "attributes, constraints and types within types stay",
      swift: """
        @propertyWrapper public struct Stored<Value> where Value : Decodable, Value : Encodable {
            public var wrappedValue: Value? { get set }
            public init(_ key: String)
        }
        extension Stored : Equatable where Value : Equatable {
            public static func == (a: Birds.Stored<Value>, b: Birds.Stored<Value>) -> Bool
        }
        extension Array where Element == Birds.Song {
            public var titles: [String] { get }
        }
        public protocol Playable {
            var title: String { get }
        }
        public struct Song : Playable, Sendable, ExpressibleByStringLiteral, Comparable {
            public let title: String, artist: String
            public init(stringLiteral value: String)
            public static func < (a: Birds.Song, b: Birds.Song) -> Bool
            open class Player : NSObject {
                public init(song: Birds.Song)
                open func play()
            }
        }
        public actor Hidden {
            public func nothing()
        }
        public var nowhere: _ { get }
        """,
      is:
        "@propertyWrapper public struct Stored<Value> where Value : Decodable, Value : Encodable {",
      "extension Stored: Equatable where Value : Equatable {",
      "extension Array where Element == Song {",
      "public struct Song: Playable, ExpressibleByStringLiteral, Comparable, Sendable {",
      "public var artist: String",
      "open class Player: NSObject {",
      "open func play() { _StandIn.call(\"Song.Player.play()\", self, []) as Void }",
      left: ["nowhere: no type is known"]),
    WritingRow(
      "an interface of a binary has accessors and bodies on lines of their own",
      swift: """
        // swift-interface-format-version: 1.0
        import Swift
        import UIKit
        @_hasMissingDesignatedInitializers public class Radio : ObjectiveC.NSObject {
          @objc public var volume: Swift.Double {
            @objc get
            @objc set
          }
          public var isOn: Swift.Bool {
            get
          }
          @inlinable public func tune(_ band: Swift.String = "{FM") -> Swift.Int {
            if band.isEmpty { return 0 }
            return band.count
          }
          #if compiler(>=5.3) && $AsyncAwait
          public func scan() async throws -> Swift.String
          #else
          public func scan() throws -> Swift.String
          #endif
          @objc deinit
        }
        public enum Band : Swift.String, Swift.CaseIterable {
          case fm, am
          public init?(rawValue: Swift.String)
          public var rawValue: Swift.String {
            get
          }
        }
        extension Birds.Radio {
          public static var shared: Birds.Radio {
            get
          }
        }
        """,
      is: "open class Radio: NSObject {",
      "open var volume: Double { get { _StandIn.get(\"Radio.volume\", self) } set { _StandIn.set(\"Radio.volume\", self, newValue) } }",
      "open var isOn: Bool { get { _StandIn.get(\"Radio.isOn\", self) } }",
      "open func tune(_ band: String = \"{FM\") -> Int {",
      "open func scan() async throws -> String {",
      "public enum Band: String, CaseIterable, Sendable { case fm case am",
      "public static var shared: Radio { get { _StandIn.get(\"Radio.shared\", nil) } }"),
  ]
}
