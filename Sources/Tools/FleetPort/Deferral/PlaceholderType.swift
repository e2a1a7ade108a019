/// An empty type in the place of one that is missing, so that what only names it compiles.
///
/// Code that makes an object of it, or asks one for something, is deferred for itself.
package struct PlaceholderType: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case object = "class"
    /// A class that the app has subclasses of.
    case superclass
    case `protocol`
  }

  package let kind: Kind
  /// The name, with the type around it if that is there: `Map.Style`.
  package let name: String
  /// The number of its generic parameters.
  package var parameters = 0
  /// What it descends from.
  package var base: String
  /// The types in it that sources name.
  package var nested: [String] = []

  package init(
    _ kind: Kind, _ name: String, parameters: Int = 0, base: String, nested: [String] = []
  ) {
    self.kind = kind
    self.name = name
    self.parameters = parameters
    self.base = base
    self.nested = nested
  }

  // MARK: The words of the list

  /// The words of the list, such as `class MapView: UIView` and `class Box<2>: NSObject with Kind`.
  package var words: String {
    let generic = parameters == 0 ? "" : "<\(parameters)>"
    let inner = nested.isEmpty ? "" : " with " + nested.joined(separator: ", ")
    return "\(kind.rawValue) \(name)\(generic): \(base)\(inner)"
  }

  /// Reads the words of the list; what they say stands in sources, and is nothing but names.
  package init?(_ words: String) {
    let parts = words.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 3 || parts.count == 5 && parts[3] == "with",
      let kind = Kind(rawValue: parts[0]), parts[1].hasSuffix(":"), Self.isName(parts[2])
    else { return nil }
    var name = String(parts[1].dropLast())
    var parameters = 0
    if name.hasSuffix(">"), let open = name.firstIndex(of: "<") {
      guard let count = Int(name[open...].dropFirst().dropLast()), (1...9).contains(count) else {
        return nil
      }
      parameters = count
      name = String(name[..<open])
    }
    let names = parts.dropFirst(4).first?.split(
      separator: ", ", omittingEmptySubsequences: false)
    let nested = (names ?? []).map(String.init)
    guard name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isName),
      nested.allSatisfy(Self.isName)
    else { return nil }
    self.init(kind, name, parameters: parameters, base: parts[2], nested: nested)
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: The declaration

  /// Whether its declaration names something of the model.
  var namesModel: Bool { base.hasPrefix("UI") || kind == .superclass && base == "NSObject" }

  /// The declaration on one line; what makes an object fails, with the compiler's words.
  func text(_ message: String) -> String {
    let around = name.split(separator: ".").dropLast().joined(separator: ".")
    let text = declaration(name.lastComponent, message)
    return around.isEmpty ? text : "extension \(around) { \(text) }"
  }

  private func declaration(_ name: String, _ message: String) -> String {
    if kind == .protocol { return "public protocol \(name): \(base) {}" }
    let generic =
      parameters == 0
      ? "" : "<\((1...parameters).map { "Part\($0)" }.joined(separator: ", "))>"
    let call = "_deferred(\(ModuleFacts.literal(name)), \(ModuleFacts.literal(message)))"
    if base == "XCTestCase" {
      return "open class \(name): XCTestCase { "
        + "open override func setUp() { super.setUp(); \(call) } }"
    }
    // Whichever initializer runs, a property gets its value.
    let place = "private let _deferredPlace: Void = \(call)"
    if kind == .superclass, base == "NSObject" {
      // Rewritten subclasses add to the list of what selectors reach.
      return "open class \(name)\(generic): NSObject, SelectorResponder { \(place); "
        + "open class var objectiveCMembers: [Selector.Method] { [] } }"
    }
    guard kind == .object, base == "NSObject" else {
      return "open class \(name)\(generic): \(base) { \(place) }"
    }
    let inner = nested.map { " " + PlaceholderType(.object, $0, base: base).text(message) }
    let error = name.hasSuffix("Error") ? ", Error" : ""
    return "public final class \(name)\(generic): NSObject, Codable, Sendable\(error) { \(place); "
      + "public override init() { super.init() }; "
      + "public init(from _: any Decoder) throws { super.init() }; "
      + "public func encode(to _: any Encoder) throws { "
      + "throw _deferredError(\(ModuleFacts.literal(name)), \(ModuleFacts.literal(message))) }"
      + inner.map { ";" + $0 }.joined() + " }"
  }
}
