public import HeadlessUIKit

/// What the shop has to say to the user.
public struct Message: Hashable, Sendable {
  /// What it is about.
  public let reason: Reason

  /// What messages are about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a reason of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let generic = Reason(rawValue: 0)
    /// Whether the user agrees to a higher price.
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    /// The shop could not take the money.
    public static let billingIssue = Reason(rawValue: 2)
    /// An offer shall bring the user back.
    public static let winBackOffer = Reason(rawValue: 3)
  }

  /// Shows it to the user.
  @preconcurrency @MainActor
  public func display(in scene: UIWindowScene) throws { SimulatedStore.note(.message(reason)) }

  /// What the shop has to say from now on: the app decides when the user sees it.
  public static var messages: Messages { Messages(Shop.current.messageListeners.stream()) }

  /// What the shop has to say, one after the other.
  public typealias Messages = _ShopSequence<Message>
}
