import Foundation

extension InterfaceElement {
  /// A number that an attribute holds, or 0.
  func number(_ attribute: String) -> CGFloat {
    self[attribute].map { InterfaceValue(text: $0).number } ?? 0
  }

  /// The rectangle of a role.
  func rect(_ key: String) -> CGRect? {
    child(key: key).map {
      CGRect(
        x: $0.number("x"), y: $0.number("y"), width: $0.number("width"),
        height: $0.number("height"))
    }
  }

  /// The size of a role.
  func size(_ key: String) -> CGSize? { child(key: key).map(\.size) }

  /// The size of the element itself.
  var size: CGSize { CGSize(width: number("width"), height: number("height")) }

  /// How far the element says that something is moved.
  @MainActor var offset: UIOffset {
    UIOffset(horizontal: number("horizontal"), vertical: number("vertical"))
  }

  /// The insets of the element itself, however it calls the edges.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number(self["top"] == nil ? "minY" : "top"),
      left: number(self["left"] == nil ? "minX" : "left"),
      bottom: number(self["bottom"] == nil ? "maxY" : "bottom"),
      right: number(self["right"] == nil ? "maxX" : "right"))
  }

  /// The insets of the element itself, where they follow the direction of the text.
  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top"), leading: number("leading"), bottom: number("bottom"),
      trailing: number("trailing"))
  }

  /// The options of a set whose names the element says yes to.
  func options<Options: OptionSet>(_ names: [String: Options]) -> Options
  where Options.Element == Options {
    attributes.reduce(into: []) { options, attribute in
      if attribute.value == "YES", let option = names[attribute.name] { options.insert(option) }
    }
  }

  /// The color that the element stands for.
  @MainActor var color: UIColor? {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      return .system(named: name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }
    // Where the app brings no such color, the file's own color is shown.
    if let name = filled("name") {
      return AppResources.of(nil).color(name).map { UIColor(.asset($0)) }
        ?? markup.listedColor(name) ?? UIColor(named: name)
    }
    let alpha = self["alpha"] == nil ? 1 : number("alpha")
    if self["white"] != nil { return UIColor(white: number("white"), alpha: alpha) }
    guard self["red"] != nil || self["green"] != nil || self["blue"] != nil else { return nil }
    let (red, green, blue) = (number("red"), number("green"), number("blue"))
    return self["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The font that the element describes.
  @MainActor var font: UIFont? {
    if let style = self["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = self["pointSize"] == nil ? 17 : number("pointSize")
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

  /// The configuration of symbols that the element describes.
  @MainActor var symbolConfiguration: UIImage.SymbolConfiguration {
    let weight = InterfaceValue(text: self["weight"] ?? "").named(UIImage.SymbolWeight.unspecified)
    let scale = InterfaceValue(text: self["scale"] ?? "").named(UIImage.SymbolScale.unspecified)
    switch self["configurationType"] {
    case "pointSize":
      return UIImage.SymbolConfiguration(
        pointSize: number("pointSize"), weight: weight, scale: scale)
    case "font":
      guard let description = child("fontDescription") else { break }
      if let style = description["style"] {
        return UIImage.SymbolConfiguration(
          textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
      }
      if let font = description.font {
        return UIImage.SymbolConfiguration(font: font, scale: scale)
      }
    default: break
    }
    return UIImage.SymbolConfiguration(weight: weight)
      .applying(UIImage.SymbolConfiguration(scale: scale))
  }

  /// The text of an attributed string, piece by piece.
  var fragments: String {
    var text = ""
    for fragment in children where fragment.isNamed("fragment") {
      text += fragment["content"] ?? fragment.child(key: "content")?.string ?? ""
    }
    return text
  }

  /// A factor, which may be written as a proportion: `1:3` or `1/3`.
  func ratio(_ attribute: String) -> CGFloat {
    guard let text = self[attribute] else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }
      .map { InterfaceValue(text: $0.trimmingCharacters(in: .whitespaces)).number }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }

  /// The style that a cell has in the file.
  @MainActor var cellStyle: UITableViewCell.CellStyle? {
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
      "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    ]
    return self["style"].flatMap { styles[$0] }
  }

  /// The visual effect that the element stands for.
  @MainActor var effect: UIVisualEffect? {
    switch name {
    case "blurEffect":
      return UIBlurEffect(style: InterfaceValue(text: self["style"] ?? "").named(.regular))
    case "vibrancyEffect":
      let blur = children.lazy.compactMap { $0.effect as? UIBlurEffect }.first
      return UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .regular))
    default: return nil
    }
  }

  /// The calendar that the element names.
  var calendar: Calendar? {
    let calendars: [String: Calendar.Identifier] = [
      "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic, "gregorian": .gregorian,
      "hebrew": .hebrew, "indian": .indian, "islamic": .islamic, "iso8601": .iso8601,
      "japanese": .japanese, "persian": .persian, "republicOfChina": .republicOfChina,
    ]
    return self["calendarIdentifier"].flatMap { calendars[$0] }.map { Calendar(identifier: $0) }
  }

  /// The date of a role.
  func date(_ key: String) -> Date? {
    child(key: key).map {
      Date(timeIntervalSinceReferenceDate: Double($0.number("timeIntervalSinceReferenceDate")))
    }
  }

  /// The image that an attribute or a child element names.
  @MainActor func image(_ key: String) -> UIImage? {
    if let reference = child(key: key), reference.isNamed("imageReference") {
      return InterfaceValue(text: reference["image"] ?? "", element: reference).image
    }
    return self[key].flatMap { InterfaceValue(text: $0, element: self).image }
  }
}
