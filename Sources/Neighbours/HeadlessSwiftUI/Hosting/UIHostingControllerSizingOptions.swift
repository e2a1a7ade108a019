/// What a hosting controller tells UIKit of the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's preferred size is that of the content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's own size is that of the content, whenever that changes.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
