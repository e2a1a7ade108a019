import FailureReporting
import HeadlessUIKit

/// The sentences for an exploration's finds.
@MainActor
enum ExploringWords {
  // MARK: Finds

  /// A failure that was recorded.
  static func recorded(_ failure: RecordedFailure) -> ExploringFind {
    let subject = "\(failure.name.rawValue) \(withoutNumbers(failure.reason))"
    return ExploringFind(
      oracle: .failures, subject: String(subject.prefix(subjectLength)),
      sentence: "\(failure.name.rawValue): \(failure.reason)",
      details: lines(failure.details))
  }

  /// Code that ended the process.
  static func trap(_ message: String) -> ExploringFind {
    ExploringFind(
      oracle: .traps, subject: withoutNumbers(message),
      sentence: "The process ends" + (message.isEmpty ? "." : ": \(message)"))
  }

  /// Code that goes on without end.
  static func hang(after seconds: Int) -> ExploringFind {
    ExploringFind(
      oracle: .traps, subject: "hang",
      sentence: "A step does not end within \(seconds) seconds.")
  }

  /// Constraints that contradict each other, of which UIKit has told in its log.
  static func conflict(_ constraints: String, at place: String) -> ExploringFind {
    ExploringFind(
      oracle: .constraints, subject: place,
      sentence: "Constraints of \(place) contradict each other.", details: lines(constraints))
  }

  static func ambiguous(_ view: UIView, at place: String) -> ExploringFind {
    ExploringFind(
      oracle: .constraints, subject: "\(place) \(kindName(view))",
      sentence: "Constraints do not say where \(ObjectWords.name(of: view)) is.")
  }

  static func alive(_ screen: String) -> ExploringFind {
    ExploringFind(
      oracle: .release, subject: screen,
      sentence: "A \(screen) that was left is still alive when the next one comes.",
      details: ["Something refers to it strongly, such as a closure that it keeps itself."])
  }

  /// Says that a state should be as before, but is not.
  static func lost(
    _ oracle: Oracle, at place: String, _ changes: [String]
  ) -> ExploringFind {
    let sentence =
      switch oracle {
      case .turning: "is not as before when the device was turned there and back."
      case .background: "is not as before when the app was in the background."
      case .memoryWarning: "is not as before after a memory warning."
      case .scrolling: "reads otherwise when its lists were scrolled to the end and back."
      case .reloading: "reads otherwise when its lists are reloaded."
      case .undo: "is not as before when a step is undone, or done again."
      case .textSizes: "is not the same with the largest texts, or from right to left."
      case .reopening: "is not as before when the app is opened again."
      case .order: "depends on the order of timers and of blocks of the main queue."
      default: "is not the same with another locale, clock and time zone."
      }
    return ExploringFind(
      oracle: oracle, subject: place, sentence: "\(place) \(sentence)", details: changes)
  }

  static func unfit(_ text: FailureText, at place: String, in world: TestWorld) -> ExploringFind {
    ExploringFind(
      oracle: .textSizes, subject: place,
      sentence: "\(place) has no room for all that it shows, in \(world).",
      details: [text.reason] + lines(text.details))
  }

  static func broken(_ property: String, on application: UIApplication) -> ExploringFind {
    ExploringFind(
      oracle: .property, subject: property, sentence: "It does not hold that \(property).",
      details: screen(of: application))
  }

  static func deadEnd(_ place: String, on application: UIApplication) -> ExploringFind {
    ExploringFind(
      oracle: .deadEnds, subject: place,
      sentence: "\(place) is a dead end: nothing on it can be used, and nothing leads away.",
      details: screen(of: application))
  }

  static func cannotLeave(
    _ place: String, after steps: Int, on application: UIApplication
  ) -> ExploringFind {
    ExploringFind(
      oracle: .deadEnds, subject: place,
      sentence: "\(place) is a dead end: \(steps) steps did not lead away.",
      details: screen(of: application))
  }

  static func issues(
    _ issues: [AuditIssue], of rule: AuditRule, at place: String
  ) -> ExploringFind {
    ExploringFind(
      oracle: .audit, subject: "\(rule.rawValue) \(place)",
      sentence: "The audit of \(place) has found: \(rule.rawValue).",
      details: issues.prefix(auditLines).map(\.description))
  }

  static func sentTwice(_ name: ElementName, _ what: String) -> ExploringFind {
    ExploringFind(
      oracle: .doubleTaps, subject: "\(name)",
      sentence: "Two quick taps on \(name) do twice what is to be done once.", details: [what])
  }

  static func dead(_ key: String, _ button: String) -> ExploringFind {
    ExploringFind(
      oracle: .deadControls, subject: key,
      sentence: "Nothing ever comes of a tap on \(button), which is enabled.")
  }

  // MARK: The failure

  /// The failure for a find.
  static func text(_ find: ExploringFind, seed: UInt64, opening: [String]) -> FailureText {
    var details = find.details.map { "  \($0)" }
    if find.steps.isEmpty {
      details.append("The first screen shows it (seed \(seed)).")
    } else {
      details.append("The shortest way there (seed \(seed)):")
      details += find.steps.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    }
    if let order = find.order { details.append("It shows in order \(order) of 20.") }
    if !find.isReplayed {
      details.append(
        "It did not show again from the start: the app keeps something outside of its screens.")
    }
    details.append("As a test:")
    details += lines(ExploringTest(find, seed: seed, opening: opening).text).map { "  \($0)" }
    return FailureText("Exploring has found: \(find.sentence)", details.joined(separator: "\n"))
  }

  static func noOrder(_ what: String, _ count: Int) -> FailureText {
    FailureText(
      "Cannot run \(what): \(count) orders are none.",
      "A test in no order would pass without having run.")
  }

  static func unknownShare(_ wish: String) -> FailureText {
    FailureText(
      "Cannot take a share of the seeds: FLEET_SEEDS is '\(wish)'.",
      "It is a number of several, such as 2/4.")
  }

  // MARK: Parts

  private static let subjectLength = 200
  private static let screenLines = 12
  private static let auditLines = 8

  private static func screen(of application: UIApplication) -> [String] {
    let lines = VisibleScreen(application.keyWindow, isWhole: true).printedLines
    return lines.count > screenLines ? lines.prefix(screenLines) + ["  …"] : lines
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      var line = line.replacing("\t", with: "  ")
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  private static func withoutNumbers(_ text: String) -> String {
    String(text.map { $0.isNumber ? "#" : $0 })
  }
}
