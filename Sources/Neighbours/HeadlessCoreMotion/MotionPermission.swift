import Foundation
import HeadlessUIKit

/// The permission to know how the user moves.
enum MotionPermission {
  /// Asks the user, unless that was decided before; the answer is why nothing can be told.
  static func ask(
    by call: StaticString, _ answer: @escaping @MainActor @Sendable (NSError?) -> Void
  ) {
    guard MotionWorld.current.isAvailable else {
      return MainTurn.post("Core Motion is not available") {
        answer(error(CMErrorMotionActivityNotAvailable))
      }
    }
    UserPermissions.current.request(.motion, by: call) { status in
      answer(status == .allowed ? nil : error(CMErrorMotionActivityNotAuthorized))
    }
  }

  private static func error(_ reason: CMError) -> NSError {
    NSError(domain: CMErrorDomain, code: Int(reason.rawValue))
  }
}
