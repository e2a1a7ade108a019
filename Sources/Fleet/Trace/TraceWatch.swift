import FailureReporting
import Foundation
import HeadlessUIKit

/// Hears of steps, and of what the app does, while tests are traced, and tells the trace of the test.
@MainActor
final class TraceWatch: AppWatcher, StepListener {
  private static var current: TraceWatch?
  /// How many traces are open.
  private static var records = 0
  private static let hearsFailures: Void = FailureWitness.hear { failure, isSwallowed in
    TraceScope.current?.inbox.hear(failure, isSwallowed: isSwallowed)
  }

  private let notifications: any NSObjectProtocol

  /// Which classes are the model's own.
  private var classes: [ObjectIdentifier: Bool] = [:]

  static func begin() {
    _ = hearsFailures
    records += 1
    guard current == nil else { return }
    let watch = TraceWatch()
    current = watch
    UserAct.add(watch)
    AppWatch.add(watch)
  }

  static func end() {
    records -= 1
    guard records == 0, let watch = current else { return }
    NotificationCenter.default.removeObserver(watch.notifications)
    UserAct.remove(watch)
    AppWatch.remove(watch)
    current = nil
  }

  /// Begins for good where the environment wants a trace of each test, which its first step opens.
  static func beginForAllTests() {
    if TraceMode.ofAllTests != nil { begin() }
  }

  private init() {
    notifications = NotificationCenter.default.addObserver(
      forName: nil, object: nil, queue: nil
    ) { notification in
      guard let record = TraceScope.current, !record.inbox.isLooking,
        !notification.name.rawValue.hasPrefix("NSUndoManager")
      else { return }
      record.inbox.add(TraceEvent(.notification, notification.name.rawValue))
    }
  }

  // MARK: Steps

  func hear(_ fact: StepFact) {
    switch fact {
    case .begins(let step):
      let isOfEach = TraceMode.ofAllTests != nil && TraceScope.record == nil
      let record = isOfEach ? TraceOfEach.record(forStepAt: step.site) : TraceScope.current
      guard let record else { return }
      record.begin(step.site)
      step.atEnd { record.end($0) }
    case .sees(let application): TraceScope.current?.look(at: application)
    case .isAbout(let subject, let verb):
      TraceScope.current?.isAbout(subject, doing: verb)
    case .uses, .usesPart, .reads, .readsScreen, .hasActed: break
    }
  }

  // MARK: What the app is told

  func appIsCalled(_ method: StaticString, of object: NSObject, as role: AppCall.Role) {
    guard let record = TraceScope.current, !record.inbox.isLooking else { return }
    switch role {
    case .mechanism: return
    case .override where isUIKits(type(of: object)): return
    case .override, .event: break
    }
    if let action = object as? UIAction {
      let title = action.title.isEmpty ? "an action" : "action '\(action.title)'"
      return record.inbox.add(TraceEvent(.call, "the handler of \(title)"))
    }
    record.inbox.add(TraceEvent(.call, "\(method) of \(objectName(object))"))
  }

  func appIsSent(_ selector: String, to target: Any) {
    guard let record = TraceScope.current, !record.inbox.isLooking else { return }
    let name = (target as? NSObject).map { objectName($0) } ?? "<\(type(of: target))>"
    record.inbox.add(TraceEvent(.call, "\(selector) of \(name)"))
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
