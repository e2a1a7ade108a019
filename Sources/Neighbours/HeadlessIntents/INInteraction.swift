public import Foundation
import HeadlessUIKit

/// Something that the user has done, which the app tells to the system.
///
/// A test reads what was told by ``SimulatedSiri/donations``.
@preconcurrency @MainActor
open class INInteraction: NSObject {
  /// What was wanted.
  public final let intent: INIntent
  /// What was answered.
  public final let intentResponse: INIntentResponse?
  /// How far it went.
  open var intentHandlingStatus: INIntentHandlingStatus = .unspecified
  /// The side that has done it.
  open var direction: INInteractionDirection = .unspecified
  /// When it was done.
  open var dateInterval: DateInterval?
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The identifier of the group that it belongs to.
  open var groupIdentifier: String?

  /// Creates one.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  /// Tells it to the system, and calls a handler on a later turn.
  @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    SiriRecord.current.add(self)
    Self.finish(completion)
  }

  /// Tells it to the system.
  open func donate() async throws { SiriRecord.current.add(self) }

  /// Has the system forget all, and calls a handler on a later turn.
  @preconcurrency open class func deleteAll(
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SiriRecord.current.removeDonations { _ in true }
    finish(completion)
  }

  /// Has the system forget some, and calls a handler on a later turn.
  @preconcurrency open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SiriRecord.current.removeDonations { identifiers.contains($0.identifier) }
    finish(completion)
  }

  /// Has the system forget a group, and calls a handler on a later turn.
  @preconcurrency open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SiriRecord.current.removeDonations { $0.groupIdentifier == groupIdentifier }
    finish(completion)
  }

  private class func finish(_ completion: (@Sendable ((any Error)?) -> Void)?) {
    guard let completion else { return }
    MainTurn.post("INInteraction") { completion(nil) }
  }
}

/// How far something went.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified
  case ready
  case inProgress
  case success
  case failure
  case deferredToApplication
  case userConfirmationRequired
}

/// The side that has done something.
public enum INInteractionDirection: Int, Sendable {
  case unspecified
  case outgoing
  case incoming
}
