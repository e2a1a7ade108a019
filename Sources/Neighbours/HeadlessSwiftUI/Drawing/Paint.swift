/// What an area is filled with, until the place decides about its colors.
public nonisolated struct _Paint: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case color(Color)
    /// The style of what is around, at a level: 0 is the first.
    case hierarchy(level: Int)
    case tint, background, selection, separator, link, placeholder
    case material(opacity: Double)
    case gradient(GradientPaint)
    case image(UIImage)
    case own(OwnStyle)
    case faded(_Paint, opacity: Double)
    /// Several levels, of which `hierarchy` chooses.
    case levels([_Paint])
  }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The style of what is around.
  static let foreground = _Paint(.hierarchy(level: 0))

  /// The color, or the first one of a gradient.
  func color(_ environment: EnvironmentValues) -> UIColor {
    switch kind {
    case .color(let color): return color.uiColor(environment)
    case .hierarchy(let level): return Self.hierarchy(level, environment)
    case .tint: return environment.tintColor
    case .background:
      guard let own = environment.backgroundStyle else { return .systemBackground }
      var around = environment
      around.backgroundStyle = nil
      return own._paint.color(around)
    case .selection, .link: return environment.tintColor
    case .separator: return .separator
    case .placeholder: return .placeholderText
    case .material(let opacity): return UIColor.systemBackground.withAlphaComponent(opacity)
    case .gradient(let gradient):
      return gradient.gradient.stops.first?.color.uiColor(environment) ?? .clear
    case .image: return .clear
    case .own(let style): return style.color(environment)
    case .faded(let paint, let opacity):
      let color = paint.color(environment)
      return color.withAlphaComponent(color.cgColor.alpha * opacity)
    case .levels(let all): return all.first?.color(environment) ?? .label
    }
  }

  private static func hierarchy(
    _ level: Int, _ environment: EnvironmentValues
  ) -> UIColor {
    let levels = [UIColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    guard let around = environment.foregroundPaint else { return levels[min(level, 3)] }
    if case .levels(let all) = around.kind {
      return all[min(level, all.count - 1)].color(environment.withoutForeground)
    }
    let color = around.color(environment.withoutForeground)
    return level == 0
      ? color : color.withAlphaComponent(color.cgColor.alpha * share(ofLevel: level))
  }

  /// How opaque a level is; the fifth one is a guess.
  static func share(ofLevel level: Int) -> Double {
    let shares = [1, 0.5, 0.25, 0.18, 0.1]
    return shares[min(level, shares.count - 1)]
  }

  /// The gradient, if it is one, and how opaque it is.
  var gradient: (paint: GradientPaint, opacity: Double)? {
    switch kind {
    case .gradient(let gradient): (gradient, 1)
    case .faded(let paint, let opacity): paint.gradient.map { ($0.paint, $0.opacity * opacity) }
    default: nil
    }
  }

  /// Fills what a context is clipped to.
  @MainActor func fill(_ rect: CGRect, _ context: CGContext, _ environment: EnvironmentValues) {
    if let gradient {
      context.saveGState()
      context.setAlpha(gradient.opacity)
      gradient.paint.fill(rect, context, environment)
      context.restoreGState()
    } else if case .image(let image) = kind {
      image.drawAsPattern(in: rect)
    } else {
      context.setFillColor(color(environment).cgColor)
      context.fill(rect)
    }
  }
}
