public import Foundation
import Locks

/// Something that goes on, and that is seen while the app is not.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  /// The changing part of what is seen.
  public typealias ContentState = Attributes.ContentState

  private struct Kept {
    let attributes: Attributes
    var content: ActivityContent<ContentState>
    var state = ActivityState.active
  }

  /// What tells it apart.
  public let id: String
  private let kept: Locked<Kept>
  private let states = ChangeStreams<ActivityState>()

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    // Proof: what an app hands over it does not change any more.
    kept = Locked(unchecked: Kept(attributes: attributes, content: content))
  }

  // MARK: Beginning

  /// Begins an activity, if the user allows it.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity {
    guard Activities.current.areEnabled else { throw ActivityAuthorizationError.denied }
    let activity = Activity(attributes, content)
    Activities.current.add(activity)
    return activity
  }

  /// Begins an activity, if the user allows it.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity {
    try request(attributes: attributes, content: content, pushType: pushType)
  }

  /// Begins an activity, if the user allows it.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  /// The activities of the app that are still there.
  public static var activities: [Activity] {
    Activities.current.all.compactMap { $0 as? Activity }.filter {
      $0.activityState != .dismissed
    }
  }

  // MARK: What is seen

  /// What stays the same.
  public var attributes: Attributes { kept.withLockUnchecked { $0.attributes } }

  /// What is shown.
  public var content: ActivityContent<ContentState> { kept.withLockUnchecked { $0.content } }

  /// The changing part of what is shown.
  public var contentState: ContentState { content.state }

  /// How far it has come.
  public var activityState: ActivityState { kept.withLock { $0.state } }

  /// The address for pushes: a simulator has none.
  public var pushToken: Data? { nil }

  /// Tells how far it comes.
  public var activityStateUpdates: AsyncStream<ActivityState> { states.stream() }

  /// Tells of addresses for pushes: a simulator has none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { _ in } }

  // MARK: Changing

  /// Shows something else.
  public nonisolated(nonsending) func update(_ content: ActivityContent<ContentState>) async {
    show(content)
  }

  /// Shows something else, and tells the user.
  public nonisolated(nonsending) func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async { show(content) }

  /// Shows something else.
  public nonisolated(nonsending) func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async { show(ActivityContent(state: contentState, staleDate: nil)) }

  /// Ends it: it is seen as long as the policy says.
  public nonisolated(nonsending) func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { show(content) }
    move(to: dismissalPolicy == .immediate ? .dismissed : .ended)
  }

  /// Ends it: it is seen as long as the policy says.
  public nonisolated(nonsending) func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy)
  }

  private func show(_ content: ActivityContent<ContentState>) {
    kept.withLockUnchecked { if $0.state == .active { $0.content = content } }
  }

  /// What has ended does not begin again.
  func move(to state: ActivityState) {
    let isMoved = kept.withLock { kept in
      guard kept.state != .dismissed, kept.state != state else { return false }
      kept.state = state
      return true
    }
    guard isMoved else { return }
    states.send(state)
    if state == .dismissed { states.finish() }
  }
}
