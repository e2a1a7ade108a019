import Foundation
import Interfaces

extension InterfaceElement {
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
        ?? listedColor(name) ?? UIColor(named: name)
    }
    let alpha = self["alpha"] == nil ? 1 : number("alpha")
    if self["white"] != nil { return UIColor(white: number("white"), alpha: alpha) }
    guard self["red"] != nil || self["green"] != nil || self["blue"] != nil else { return nil }
    let (red, green, blue) = (number("red"), number("green"), number("blue"))
    return self["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the color that the file lists for a name, if that is no name itself.
  @MainActor private func listedColor(_ name: String) -> UIColor? {
    let listed = markup.root.list("resources").first {
      $0.isNamed("namedColor") && $0["name"] == name
    }
    return listed?.child("color").flatMap { $0["name"] == nil ? $0.color : nil }
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

  /// The image that an attribute or a child element names.
  @MainActor func image(_ key: String) -> UIImage? {
    if let reference = child(key: key), reference.isNamed("imageReference") {
      return InterfaceValue(text: reference["image"] ?? "", element: reference).image
    }
    return self[key].flatMap { InterfaceValue(text: $0, element: self).image }
  }
}
