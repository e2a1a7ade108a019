import Foundation

/// The value of an attribute, convertible to what a property needs.
struct InterfaceValue {
  let text: String
  /// The element with the attribute, if that element says more about the value.
  var element: InterfaceElement?

  var bool: Bool { text == "YES" || text == "true" || text == "1" }
  var int: Int { Int(text) ?? Int(clamping: Int64(exactly: number.rounded()) ?? 0) }
  var float: Float { Float(text).flatMap { $0.isFinite ? $0 : nil } ?? 0 }

  /// The image with this name.
  ///
  /// It is a symbol if the element says so.
  @MainActor var image: UIImage? {
    guard !text.isEmpty else { return nil }
    return element?["catalog"] == "system" ? UIImage(systemName: text) : UIImage(named: text)
  }

  /// The value as a finite number, or 0.
  var number: CGFloat { Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } ?? 0 }

  /// Returns the case of an enumeration with this name.
  @MainActor
  func named<Value: RawRepresentable<Int>>(_ fallback: Value, _ synonyms: [String: Value] = [:])
    -> Value
  { synonyms[text] ?? InterfaceNames.value(text, of: Value.self) ?? fallback }
}

/// The names that Interface Builder uses for cases of enumerations: the cases' own names.
@MainActor
enum InterfaceNames {
  private static var tables: [ObjectIdentifier: [String: Int]] = [:]
  /// The raw values to try, because enumerations do not list their cases.
  private static let possibleRawValues = -2..<128

  static func value<Value: RawRepresentable<Int>>(_ name: String, of type: Value.Type) -> Value? {
    let id = ObjectIdentifier(type)
    let table = tables[id] ?? makeTable(type)
    tables[id] = table
    guard let raw = table[name] else { return nil }
    return Value(rawValue: raw)
  }

  private static func makeTable<Value: RawRepresentable<Int>>(_ type: Value.Type) -> [String: Int] {
    var table: [String: Int] = [:]
    for raw in possibleRawValues {
      if let value = Value(rawValue: raw) { table["\(value)"] = raw }
    }
    return table
  }
}

extension InterfaceElement {
  /// Returns the number in an attribute, or 0.
  func number(_ attribute: String) -> CGFloat {
    self[attribute].map { InterfaceValue(text: $0).number } ?? 0
  }

  /// Returns the rectangle of a role.
  func rect(_ key: String) -> CGRect? {
    child(key: key).map {
      CGRect(
        x: $0.number("x"), y: $0.number("y"), width: $0.number("width"),
        height: $0.number("height"))
    }
  }

  /// Returns the size of a role.
  func size(_ key: String) -> CGSize? { child(key: key).map(\.size) }

  /// The size in the element itself.
  var size: CGSize { CGSize(width: number("width"), height: number("height")) }

  /// The offset in the element itself.
  @MainActor var offset: UIOffset {
    UIOffset(horizontal: number("horizontal"), vertical: number("vertical"))
  }

  /// The insets in the element itself.
  ///
  /// Edges have two sets of names.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number(self["top"] == nil ? "minY" : "top"),
      left: number(self["left"] == nil ? "minX" : "left"),
      bottom: number(self["bottom"] == nil ? "maxY" : "bottom"),
      right: number(self["right"] == nil ? "maxX" : "right"))
  }

  /// The insets in the element itself that follow the direction of the text.
  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top"), leading: number("leading"), bottom: number("bottom"),
      trailing: number("trailing"))
  }

  /// Returns the options of a set that the element turns on.
  func options<Options: OptionSet>(_ names: [String: Options]) -> Options
  where Options.Element == Options {
    attributes.reduce(into: []) { options, attribute in
      if attribute.value == "YES", let option = names[attribute.name] { options.insert(option) }
    }
  }

  /// The color that the element describes.
  @MainActor var color: UIColor? {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      return Self.systemColor(name)
    }
    if let name = filled("name") { return UIColor(named: name) }
    let alpha = self["alpha"] == nil ? 1 : number("alpha")
    if self["white"] != nil { return UIColor(white: number("white"), alpha: alpha) }
    guard self["red"] != nil || self["green"] != nil || self["blue"] != nil else { return nil }
    let (red, green, blue) = (number("red"), number("green"), number("blue"))
    return self["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  @MainActor private static func systemColor(_ name: String) -> UIColor? {
    switch name {
    case "groupTableViewBackgroundColor": return .systemGroupedBackground
    case "darkTextColor": return UIColor(white: 0, alpha: 1)
    case "lightTextColor": return UIColor(white: 1, alpha: 0.6)
    case "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor":
      return UIColor(white: 0.43, alpha: 1)
    default: break
    }
    let bare = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return UIColor.SystemColor(rawValue: bare).map { UIColor(.system($0)) }
  }

  /// The font that the element describes.
  @MainActor var font: UIFont? {
    if let style = self["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = self["pointSize"] == nil ? UIFont.labelFontSize : number("pointSize")
    if let name = filled("name") { return UIFont(name: name, size: size) }
    switch self["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = self["weight"].flatMap { Self.weights[$0] }
      return weight.map { .systemFont(ofSize: size, weight: $0) } ?? .systemFont(ofSize: size)
    }
  }

  @MainActor private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The text of an attributed string, joined from its fragments.
  var fragments: String {
    var text = ""
    for fragment in children where fragment.isNamed("fragment") {
      text += fragment["content"] ?? fragment.child(key: "content")?.string ?? ""
    }
    return text
  }
}
