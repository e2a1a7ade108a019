package import FailureReporting
import Foundation
import HeadlessUIKit
import NetworkAnswers

/// The record of a test's steps, written while it runs.
///
/// The look of a step is kept as a drawing, and becomes a picture only where the trace stays.
@MainActor
package final class TraceRecord {
  /// For how many steps the pictures are kept.
  private static let mostPictures = 200

  let name: String
  let site: CallSite
  /// The folder of its file, and whether that and the place are the test's own: the declaration of
  /// an XCTest is unknown.
  let folder: String
  let hasPlace: Bool
  let mode: TraceMode
  /// The path where it is written, if it was given.
  let path: String?
  private(set) var steps: [TraceStep] = []
  private(set) var looks: [TraceLook] = []
  nonisolated let inbox = TraceInbox()

  /// Whether a step is under way, and how many helpers are within it.
  private var depth = 0
  private var lacksLook = false
  /// What is known of the looks so far.
  private var seen = Seen()
  private var begun = ContinuousClock.now
  private var told = Told()

  init(
    name: String, folder: String? = nil, site: CallSite, mode: TraceMode, path: String? = nil
  ) {
    let file = site.fileID.description.split(separator: "/").last ?? ""
    self.name = name
    self.folder = folder ?? String(file.replacing(".swift", with: ""))
    hasPlace = folder == nil
    self.site = site
    self.mode = mode
    self.path = path
    TraceWatch.begin()
    told = Told(.shared)
  }

  func close() {
    note(inbox.take())
    TraceWatch.end()
  }

  // MARK: Steps

  /// Notes that a helper begins; one within another is a part of that.
  func begin(_ site: CallSite) {
    depth += 1
    guard depth == 1 else { return }
    note(inbox.take())
    let application = UIApplication.shared
    var step = TraceStep(site: site)
    step.before = looks.indices.last
    step.time.start = application.mainLoop.now
    steps.append(step)
    lacksLook = true
    begun = .now
  }

  /// Looks at the screen before the user acts, once everything has been settled.
  func look(at application: UIApplication) {
    guard lacksLook else { return }
    lacksLook = false
    let start = ContinuousClock.now
    steps[steps.count - 1].before =
      isUnchanged(application) ? looks.indices.last : look(application)
    begun += ContinuousClock.now - start
  }

  /// Notes the subject of a step.
  ///
  /// - Parameter verb: What the user does, where the name of the helper may not tell it, as where XCUITest's
  ///   names have no place for the line.
  func isAbout(_ subject: StepSubject, doing verb: String?) {
    guard depth > 0, let step = steps.last, !step.hasSubject else { return }
    inbox.isLooking = true
    let subject = TraceSubject(subject)
    inbox.isLooking = false
    steps[steps.count - 1].name = verb.map { TraceWords.sentence("\($0) \(subject.name)") }
    steps[steps.count - 1].subject = subject.name
    steps[steps.count - 1].frame = subject.frame
    steps[steps.count - 1].hasSubject = true
  }

  /// Notes that a step is over, and its words and its lines in a test, where they are known.
  func end(_ step: OpenStep) {
    if depth == 1, !steps.isEmpty, let words = step.words {
      steps[steps.count - 1].name = TraceWords.sentence(words.text)
      steps[steps.count - 1].code = words.code
    }
    end()
  }

  private func end() {
    depth -= 1
    guard depth == 0, !steps.isEmpty else { return }
    let took = ContinuousClock.now - begun
    let application = UIApplication.shared
    var step = steps.removeLast()
    step.events += inbox.take()
    let before = step.before.map { looks[$0] }
    // A step without touches and events, such as a check, changes nothing.
    let isQuiet = step.touches.isEmpty && step.events.isEmpty && isUnchanged(application)
    let after = isQuiet ? looks.count - 1 : look(application)
    step.after = after
    step.events += looks[after].changes(since: before)
    step.events += told.news(of: application)
    step.pending = pendingWork
    step.time.end = application.mainLoop.now
    step.took = took
    step.isOver = true
    steps.append(step)
    forgetPictures()
  }

  /// Notes that all ends, within the step that is under way or behind the last one.
  func end(by event: TraceEvent) {
    _ = inbox.hearIssue(event.text)
    if depth == 0 { begin(site) }
    inbox.add(event)
    depth = 1
    end()
    steps[steps.count - 1].isOver = false
  }

  func note(_ touch: TraceStep.Touch) {
    guard depth > 0, let last = steps.indices.last,
      steps[last].touches.count < TraceStep.mostTouches
    else { return }
    steps[last].touches.append(touch)
  }

  /// Notes what happened since the last step.
  private func note(_ events: [TraceEvent]) {
    let news = events + told.news(of: .shared)
    guard !news.isEmpty else { return }
    if steps.isEmpty { steps.append(TraceStep(site: site, name: "Begin")) }
    for event in news { event.note(in: &steps[steps.count - 1].later) }
  }

  // MARK: Failures

  /// Notes that the test has failed at a line, by code other than Fleet's helpers.
  package nonisolated func noteIssue(_ text: String, _ details: String, at site: CallSite) {
    guard inbox.hearIssue(text) else { return }
    let event = TraceEvent(.failure, text, details: details, at: site)
    guard MainQueue.isCurrent else { return inbox.add(event) }
    MainActor.assumeIsolated { fail(event, at: site) }
  }

  /// Gives a failure between steps its own entry, with the screen at that moment.
  private func fail(_ event: TraceEvent, at site: CallSite) {
    guard depth == 0 else { return inbox.add(event) }
    note(inbox.take())
    var step = TraceStep(site: site, name: "Expectation failed")
    step.before = looks.indices.last
    step.after = look(.shared)
    let now = UIApplication.shared.mainLoop.now
    step.time = (now, now)
    step.events = [event]
    step.pending = pendingWork
    step.isOver = true
    steps.append(step)
  }

  /// Whether the test has failed so far.
  package nonisolated var hasFailed: Bool { inbox.hasFailed }

  // MARK: Looks

  private struct Seen {
    /// The application that was looked at last, and how many turns it had run by then.
    var last: (at: ObjectIdentifier, turns: Int)?
    /// How many looks have lost their pictures.
    var forgotten = 0
  }

  /// Whether the last look still holds: no turn has run since, and the words are the same.
  ///
  /// A look costs more than most steps, and the test mostly changes nothing between two.
  private func isUnchanged(_ application: UIApplication) -> Bool {
    guard let last = looks.last, let looked = seen.last, looked.at == ObjectIdentifier(application),
      looked.turns == application.mainLoop.turnCount
    else { return false }
    inbox.isLooking = true
    defer { inbox.isLooking = false }
    return TraceLook.lines(of: application) == last.lines
  }

  /// Looks at the screen, and returns which look that is; nothing has changed mostly.
  private func look(_ application: UIApplication) -> Int {
    inbox.isLooking = true
    let look = TraceLook(application)
    inbox.isLooking = false
    seen.last = (ObjectIdentifier(application), application.mainLoop.turnCount)
    if let last = looks.last, last.isSame(as: look) { return looks.count - 1 }
    looks.append(look)
    return looks.count - 1
  }

  /// Releases pictures from long ago: a monkey takes thousands of steps.
  private func forgetPictures() {
    while seen.forgotten < looks.count - Self.mostPictures {
      looks[seen.forgotten].picture = nil
      seen.forgotten += 1
    }
  }
}
