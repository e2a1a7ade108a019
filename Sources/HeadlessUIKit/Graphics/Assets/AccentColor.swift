/// The accent color of an app's catalogs, which is the tint of all its views.
@MainActor
enum AccentColor {
  private static var found: (modules: Int, color: UIColor?)?

  /// The color by the name that Xcode gives it, if it has one.
  static var color: UIColor? {
    // Modules become known one after the other, each with its catalogs.
    let modules = PortedModules.count
    if let found, found.modules == modules { return found.color }
    let color = AppResources.of(nil).color("AccentColor").map { UIColor(.asset($0)) }
    found = (modules, color)
    return color
  }
}
