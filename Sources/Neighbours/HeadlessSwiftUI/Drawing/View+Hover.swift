/// How a view looks while a pointer is on it; there is no pointer here.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// What suits the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// A light on the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// A view that rises.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Says what the view looks like while a pointer is on it.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Says what views within look like while a pointer is on them.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Says that views within look as always while a pointer is on them.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
