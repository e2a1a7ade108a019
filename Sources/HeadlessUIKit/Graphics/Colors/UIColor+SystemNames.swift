extension UIColor {
  /// Returns the color that a property of the class has, by its name without "Color" behind it,
  /// if there is one.
  static func system(named name: String) -> UIColor? {
    switch name {
    case "groupTableViewBackground": .systemGroupedBackground
    case "darkText": .darkText
    case "lightText": .lightText
    case "viewFlipsideBackground", "scrollViewTexturedBackground": UIColor(white: 0.43, alpha: 1)
    case "white": .white
    case "clear": .clear
    default: SystemColor(rawValue: name).map { UIColor(.system($0)) }
    }
  }
}
