import Foundation
import HeadlessUIKit

/// The domain of the errors.
public let CMErrorDomain = "CMErrorDomain"
/// The user does not let the app.
public let CMErrorMotionActivityNotAuthorized = 105
/// The device does not have it.
public let CMErrorMotionActivityNotAvailable = 104

/// The permission to know how the user moves.
enum MotionPermission {
  /// Asks the user, unless that was decided before; the answer is why nothing can be told.
  static func ask(
    by call: StaticString, _ answer: @escaping @MainActor @Sendable (NSError?) -> Void
  ) {
    guard MotionWorld.current.isAvailable else {
      return MainTurn.post("Core Motion is not available") {
        answer(NSError(domain: CMErrorDomain, code: CMErrorMotionActivityNotAvailable))
      }
    }
    PermissionBook.current.request(.motion, by: call) { status in
      answer(
        status == .allowed
          ? nil : NSError(domain: CMErrorDomain, code: CMErrorMotionActivityNotAuthorized))
    }
  }
}
