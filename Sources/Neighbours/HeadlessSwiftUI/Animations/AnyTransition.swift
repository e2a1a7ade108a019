/// How a view comes and goes: here at once, as it does where a user wants less movement.
public struct AnyTransition: Sendable {
  private init() {}

  /// It fades.
  public static let opacity = AnyTransition()
  /// Nothing is seen of it.
  public static let identity = AnyTransition()
  /// It comes from where lines begin, and goes to where they end.
  public static let slide = AnyTransition()
  /// It grows and shrinks.
  public static let scale = AnyTransition()

  /// It grows from a size, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// It comes from a side, and goes to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// It comes from elsewhere, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// It comes from elsewhere, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// It comes from a side, and goes to the other one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// It comes in one way, and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// It comes and goes as modifiers say.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// Both together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
