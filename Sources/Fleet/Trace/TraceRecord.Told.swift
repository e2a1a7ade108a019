import Foundation
import HeadlessUIKit

extension TraceRecord {
  /// The application's events that were noted: each test may have several applications in turn.
  struct Told {
    private var application: ObjectIdentifier?
    private var urls = 0
    private var accessibility = 0
    private var requests = 0
    private var states: [ObjectIdentifier: Int] = [:]

    init() {}

    /// Takes all that there is as told.
    @MainActor init(_ application: UIApplication) { _ = news(of: application) }

    /// The events since the last time.
    @MainActor mutating func news(of application: UIApplication) -> [TraceEvent] {
      if self.application != ObjectIdentifier(application) {
        self = Told()
        self.application = ObjectIdentifier(application)
      }
      var events: [TraceEvent] = []
      let opened = openedURLs
      events += opened.dropFirst(urls).map { TraceEvent(.url, $0.absoluteString) }
      urls = opened.count
      let posted = accessibilityNotifications
      for (notification, argument) in posted.dropFirst(accessibility) {
        let verb = notification == .announcement ? "announced" : "told assistive technologies"
        events.append(TraceEvent(.accessibility, "\(verb) \(argument.map { "\($0)" } ?? "")"))
      }
      accessibility = posted.count
      let sent = sentRequests
      events += sent.dropFirst(requests).map { TraceEvent(.request, $0.description) }
      requests = sent.count
      for state in application.mainLoop.scope.toldStates {
        let known = states[ObjectIdentifier(state)] ?? 0
        let count = state.toldCount
        guard count > known else { continue }
        events += state.told(after: known).map { TraceEvent(.log, $0) }
        states[ObjectIdentifier(state)] = count
      }
      return events
    }
  }
}
