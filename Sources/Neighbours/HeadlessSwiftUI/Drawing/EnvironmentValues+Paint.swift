private struct ForegroundKey: EnvironmentKey { static var defaultValue: _Paint? { nil } }

private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

private struct TintKey: EnvironmentKey { static var defaultValue: _Paint? { nil } }

extension EnvironmentValues {
  /// The style that texts and shapes have where they have none.
  var foregroundPaint: _Paint? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style of what lies behind, if it is not the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The style of what can be used.
  var tintPaint: _Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var withoutForeground: EnvironmentValues {
    var values = self
    values.foregroundPaint = nil
    return values
  }

  var tintColor: UIColor {
    guard let tintPaint, tintPaint != _Paint(.tint) else { return .systemBlue }
    return tintPaint.color(self)
  }

  /// The traits that decide about fonts.
  @MainActor var fontTraits: UITraitCollection? {
    UITraitCollection(preferredContentSizeCategory: dynamicTypeSize.category)
  }
}
