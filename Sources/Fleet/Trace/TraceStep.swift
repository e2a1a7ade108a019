import FailureReporting
import HeadlessUIKit

/// One thing that the test let a user do, as the trace keeps it.
@MainActor
struct TraceStep {
  /// The fingers' movement: they went down, moved or were lifted.
  struct Touch {
    let phase: UITouch.Phase
    let points: [CGPoint]
  }

  let site: CallSite
  /// Its name, where that is not the name of the helper, and its subject.
  var name: String?
  var subject = ""
  /// The lines that do the same in a test, where the step knows them.
  var code: [String] = []
  /// Whether its subject is known, and the subject's place on the screen.
  var hasSubject = false
  var frame: CGRect?
  /// Which looks were before and after it.
  var before: Int?
  var after: Int?
  var touches: [Touch] = []
  var events: [TraceEvent] = []
  /// The events from its end to the next step.
  var later: [TraceEvent] = []
  /// The app's pending work.
  var pending: [String] = []
  /// UIKit time, at its beginning and at its end.
  var time = (start: Duration.zero, end: Duration.zero)
  /// How long it took.
  var took = Duration.zero
  var isOver = false

  /// The maximum number of kept touches; a long drag has thousands.
  static let mostTouches = 400

  init(site: CallSite, name: String? = nil) {
    self.site = site
    self.name = name
  }

  /// The user's act, in words.
  var title: String { name ?? TraceWords.title(site.helper, subject) }

  var hasFailed: Bool { (events + later).contains { $0.kind == .failure } }
}
