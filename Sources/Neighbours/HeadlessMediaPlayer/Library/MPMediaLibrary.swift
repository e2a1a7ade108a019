public import Foundation
package import HeadlessUIKit

/// The user's music and films.
///
/// A test says what that is, see ``SimulatedMusic``, and what the user lets the app see.
public final class MPMediaLibrary: NSObject, ScopedState {
  let library = MediaLibrary()

  package override init() { super.init() }

  /// The user's library, which is that of the application of the test.
  public class func `default`() -> MPMediaLibrary { current }

  /// The time at which it was changed.
  public var lastModifiedDate: Date { library.lastModifiedDate }

  /// Lets changes be told of; calls may be nested.
  public func beginGeneratingLibraryChangeNotifications() { library.tellOfChanges(1) }

  /// Lets changes no longer be told of.
  public func endGeneratingLibraryChangeNotifications() { library.tellOfChanges(-1) }

  /// The user's answer.
  public class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    MediaLibrary.status
  }

  /// Asks the user, unless that was decided before.
  @preconcurrency public class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { MediaLibrary.request(by: "MPMediaLibrary.requestAuthorization(_:)", handler) }

  /// Asks the user, unless that was decided before.
  nonisolated(nonsending) public class func requestAuthorization() async
    -> MPMediaLibraryAuthorizationStatus
  {
    await withCheckedContinuation { next in requestAuthorization { next.resume(returning: $0) } }
  }
}

/// The user's answer to the question for the library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user has said no.
  case denied = 1
  /// The user cannot allow it.
  case restricted = 2
  /// The user has said yes.
  case authorized = 3
}
