/// A style that an app has made, which answers another one for the place that it is used in.
nonisolated struct OwnStyle: Hashable, Sendable {
  let style: any ShapeStyle

  /// UIKit's color of what the style is.
  ///
  /// It has one for light and one for dark surroundings where the place does not say which they are.
  func color(_ environment: EnvironmentValues) -> UIColor {
    guard !environment.saysColorScheme else {
      return style.resolve(in: environment)._paint.color(environment)
    }
    let light = paint(environment, .light).color(environment)
    let dark = paint(environment, .dark).color(environment)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private func paint(_ environment: EnvironmentValues, _ scheme: ColorScheme) -> _Paint {
    var environment = environment
    environment.colorScheme = scheme
    return style.resolve(in: environment)._paint
  }

  /// What it is, where it can be compared.
  private var value: AnyHashable? { (style as? any Hashable).map { AnyHashable($0) } }

  static func == (a: Self, b: Self) -> Bool {
    guard let value = a.value else { return false }
    return value == b.value
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
