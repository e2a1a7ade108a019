/// Whether a scroll view goes over its end.
public struct ScrollBounceBehavior: Sendable {
  let isByNeed: Bool

  /// As the system has it.
  public static let automatic = ScrollBounceBehavior(isByNeed: false)
  /// It does.
  public static let always = ScrollBounceBehavior(isByNeed: false)
  /// Where it has more to show than its room.
  public static let basedOnSize = ScrollBounceBehavior(isByNeed: true)
}
