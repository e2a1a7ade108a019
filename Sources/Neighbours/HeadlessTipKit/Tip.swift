public import HeadlessSwiftUI

/// A hint to the user.
public protocol Tip: Identifiable, Sendable {
  /// What is kept of it is kept under this name.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// What more is said.
  var message: Text? { get }
  /// A picture.
  var image: Image? { get }
  /// The buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// What has to hold before it shows.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How often it shows, and the like.
  @Tips.OptionsBuilder var options: [any Option] { get }

  /// A button.
  typealias Action = Tips.Action
  /// Something that has to hold.
  typealias Rule = Tips.Rule
  /// Something about when it shows.
  typealias Option = TipOption
  /// Something that happens.
  typealias Event = Tips.Event
  /// Something about when it shows.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Something about when it shows.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
}

extension Tip {
  /// The name of its type.
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any Option] { [] }
}

extension Tip {
  /// Whether it is to show, and why not.
  @MainActor public var status: Tips.Status { TipBook.current.status(of: self) }

  /// Whether it is to show.
  @MainActor public var shouldDisplay: Bool { status == .available }

  /// Shows it never again.
  @MainActor public func invalidate(reason: Tips.InvalidationReason) {
    TipBook.current.invalidate(id, reason)
  }

  /// Lets it show again as if it never had.
  @MainActor public func resetEligibility() { TipBook.current.forget(id) }

  /// Whether it is to show, now and whenever that changes.
  @MainActor public var shouldDisplayUpdates: AsyncStream<Bool> {
    TipBook.current.updates { shouldDisplay }
  }

  /// Whether it is to show and why not, now and whenever that changes.
  @MainActor public var statusUpdates: AsyncStream<Tips.Status> {
    TipBook.current.updates { status }
  }
}

/// Something about when a tip shows.
public protocol TipOption: Sendable {}
