import FailureReporting
import Foundation
import HeadlessUIKit

/// Observes the app while tests are traced, and records its calls in the trace of the test.
@MainActor
final class TraceWatch: AppWatcher {
  private static var current: TraceWatch?
  /// How many traces are open.
  private static var books = 0
  private static let hearsFailures: Void = FailureWitness.hear { failure, isSwallowed in
    TraceScope.current?.inbox.hear(failure, isSwallowed: isSwallowed)
  }

  private let notifications: any NSObjectProtocol

  /// Which classes are the model's own.
  private var classes: [ObjectIdentifier: Bool] = [:]

  static func begin() {
    _ = hearsFailures
    books += 1
    guard current == nil else { return }
    let watch = TraceWatch()
    current = watch
    AppWatch.add(watch)
  }

  static func end() {
    books -= 1
    guard books == 0, let watch = current else { return }
    NotificationCenter.default.removeObserver(watch.notifications)
    AppWatch.remove(watch)
    current = nil
  }

  private init() {
    notifications = NotificationCenter.default.addObserver(
      forName: nil, object: nil, queue: nil
    ) { notification in
      guard let book = TraceScope.current, !book.inbox.isLooking,
        !notification.name.rawValue.hasPrefix("NSUndoManager")
      else { return }
      book.inbox.add(TraceEvent(.notification, notification.name.rawValue))
    }
  }

  // MARK: Calls of the app

  func appIsCalled(_ method: StaticString, of object: NSObject, as role: AppCall.Role) {
    guard let book = TraceScope.current, !book.inbox.isLooking else { return }
    switch role {
    case .mechanism: return
    case .override where isUIKits(type(of: object)): return
    case .override, .event: break
    }
    if let action = object as? UIAction {
      let title = action.title.isEmpty ? "an action" : "action '\(action.title)'"
      return book.inbox.add(TraceEvent(.call, "the handler of \(title)"))
    }
    book.inbox.add(TraceEvent(.call, "\(method) of \(objectName(object))"))
  }

  func appIsSent(_ selector: String, to target: Any) {
    guard let book = TraceScope.current, !book.inbox.isLooking else { return }
    let name = (target as? NSObject).map { objectName($0) } ?? "<\(type(of: target))>"
    book.inbox.add(TraceEvent(.call, "\(selector) of \(name)"))
  }

  func fingers(are phase: UITouch.Phase, at points: [CGPoint]) {
    TraceScope.current?.note(TraceStep.Touch(phase: phase, points: points))
  }

  private func isUIKits(_ type: AnyClass) -> Bool {
    if let isUIKits = classes[ObjectIdentifier(type)] { return isUIKits }
    let isUIKits = isOfModel(type)
    classes[ObjectIdentifier(type)] = isUIKits
    return isUIKits
  }
}
