/// The size of controls.
public nonisolated enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Whether a button acts again while a finger stays on it.
public nonisolated enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// The shape of buttons that have a ground.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, capsule, circle, rounded(CGFloat?) }
  private let kind: Kind

  /// The shape that suits the place.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Ends that are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  func shape(for size: ControlSize) -> AnyShape {
    switch kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .automatic, .rounded: AnyShape(RoundedRectangle(cornerRadius: size == .large ? 12 : 8))
    }
  }
}
