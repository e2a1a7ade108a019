public import Foundation

extension CGContext {
  // MARK: Setting patterns

  /// Sets the pattern of later fills, where the color space of fills is a pattern space.
  ///
  /// The components are the color of an uncolored pattern, followed by the opacity.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    guard let ink = CGColor(inkOf: pattern, in: state.fillSpace, components) else { return }
    state.fill = ink
    state.fillPattern = pattern
  }

  /// Sets the pattern of later lines, where the color space of lines is a pattern space.
  ///
  /// The components are the color of an uncolored pattern, followed by the opacity.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    guard let ink = CGColor(inkOf: pattern, in: state.strokeSpace, components) else { return }
    state.stroke = ink
    state.strokePattern = pattern
  }

  /// Moves the point from which later patterns are repeated.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  // MARK: The model

  /// The color of fills, with the cell of its pattern drawn.
  var fillColor: CGColor? { color(state.fill, state.fillPattern) }

  /// The color of lines, with the cell of its pattern drawn.
  var strokeColor: CGColor? { color(state.stroke, state.strokePattern) }

  private func color(_ color: CGColor, _ pattern: CGPattern?) -> CGColor? {
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    guard let pattern else { return color.pattern == nil ? color : color.moved(by: phase) }
    // A pattern lies in the coordinates that the drawing began with, whatever moves it since.
    let toUser = phase.concatenating(state.first).concatenating(ctm.inverted())
    return pattern.color(ink: color, scale: state.first.scale, toUser: toUser)
  }
}
