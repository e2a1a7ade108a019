import FailureReporting

/// Something that happened in a step, or between two.
struct TraceEvent: Sendable {
  enum Kind: String, Sendable {
    /// The app's code was called, or its target got a message.
    case call
    /// A screen came or went.
    case screen
    /// A notification was posted.
    case notification
    /// Assistive technologies were told something.
    case accessibility
    /// The app has had a URL opened.
    case url
    /// The app has sent a request.
    case request
    /// The app, or UIKit, has logged something.
    case log
    /// A failure that fails nothing.
    case warning
    case failure
  }

  let kind: Kind
  let text: String
  var details = ""
  var site: CallSite?
  /// How often it has happened in a row.
  var count = 1

  init(_ kind: Kind, _ text: String, details: String = "", at site: CallSite? = nil) {
    self.kind = kind
    self.text = text
    self.details = details
    self.site = site
  }

  func isSame(as other: TraceEvent) -> Bool {
    kind == other.kind && text == other.text && details == other.details
  }

  /// Adds the event to others, or counts it where it is the last one once more.
  func note(in events: inout [TraceEvent]) {
    if let last = events.last, last.isSame(as: self), kind != .failure {
      events[events.count - 1].count += 1
    } else {
      events.append(self)
    }
  }
}
