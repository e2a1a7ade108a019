import TestSupport

@testable import FailureReporting

/// A test body that nests scopes at random, as data, so that it can be run and predicted.
///
/// Each action and scope has a number, which stands as its line.
indirect enum ScopeProgram {
  enum Thrown: Error { case plain }

  case report(UInt, RecordedFailure.Name, RecordedFailure.Severity)
  /// A helper that asks whether it may act, and then fails.
  case act(UInt, RecordedFailure.Name)
  case throwPlain
  case throwFailure(UInt, RecordedFailure.Name)
  case cancel
  case bind(UInt, [ScopeProgram])
  case swallow(UInt, only: [RecordedFailure.Name]?, [ScopeProgram])
  case stepping(UInt, title: String, [ScopeProgram])
  /// Failures as errors, which are caught or passed on.
  case throwing(UInt, catches: Bool, [ScopeProgram])

  static let names: [RecordedFailure.Name] = [.alert, .button, .tableView]

  /// The program that belongs to a generator's seed.
  static func random(_ generator: SeededGenerator) -> [ScopeProgram] {
    var generator = generator
    var line: UInt = 0
    return random(depth: 5, &line, &generator)
  }

  private static func random(
    depth: Int, _ line: inout UInt, _ generator: inout SeededGenerator
  ) -> [ScopeProgram] {
    var result: [ScopeProgram] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      line += 1
      let here = line
      let name = names[Int.random(in: 0..<names.count, using: &generator)]
      switch Int.random(in: 0..<(depth > 0 ? 20 : 9), using: &generator) {
      case 0, 1, 2: result.append(.report(here, name, .error))
      case 3: result.append(.report(here, name, .warning))
      case 4, 5, 6: result.append(.act(here, name))
      case 7:
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: result.append(.throwPlain)
        case 1: result.append(.throwFailure(here, name))
        default: result.append(.cancel)
        }
      case 8: break
      case 9, 10: result.append(.bind(here, random(depth: depth - 1, &line, &generator)))
      case 11, 12, 13:
        let body = random(depth: depth - 1, &line, &generator)
        result.append(.swallow(here, only: nil, body))
      case 14, 15:
        let count = Int.random(in: 0...2, using: &generator)
        let only = Array((names + [.thrownError]).shuffled(using: &generator).prefix(count))
        let body = random(depth: depth - 1, &line, &generator)
        result.append(.swallow(here, only: only, body))
      case 16, 17:
        let title = Bool.random(using: &generator) ? "title \(here)" : ""
        result.append(.stepping(here, title: title, random(depth: depth - 1, &line, &generator)))
      default:
        let catches = Bool.random(using: &generator)
        let body = random(depth: depth - 1, &line, &generator)
        result.append(.throwing(here, catches: catches, body))
      }
    }
    return result
  }
}

extension RecordedFailure {
  /// All that a trace says of a failure.
  var traced: String {
    let by = swallowedBy.map { " by \($0.line)" } ?? ""
    let details = details.split(separator: "\n").joined(separator: "|")
    return "\(site.line) \(name) \(reason)\(by) [\(details)]"
  }
}

/// Writes all of a failure into a trace.
struct FullTracingReporter: FailureReporter {
  let trace: Trace
  let line: UInt

  func report(_ failure: RecordedFailure) { trace.add("\(line) report \(failure.traced)") }
  func note(_ failure: RecordedFailure) { trace.add("\(line) note \(failure.traced)") }
}
