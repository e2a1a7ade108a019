@testable import FailureReporting

extension ScopeProgram {
  /// What rules 5 and 7 of reporting say that a program shows, worked out on a list of scopes.
  static func predict(_ program: [ScopeProgram]) -> [String] {
    var prediction = Prediction()
    if let error = prediction.run(program) { prediction.trace.append("thrown \(error.told)") }
    return prediction.trace
  }
}

/// The scopes that are open, from the outermost to the innermost, and what has been seen so far.
private struct Prediction {
  struct Failure {
    var line: UInt
    var name: RecordedFailure.Name
    var reason: String
    var details: [String] = []
    var by: UInt?

    var traced: String {
      let by = by.map { " by \($0)" } ?? ""
      return "\(line) \(name) \(reason)\(by) [\(details.joined(separator: "|"))]"
    }
  }

  enum Thrown {
    case plain, cancelled, failure(Failure)

    var told: String {
      switch self {
      case .plain: "plain"
      case .cancelled: "CancellationError()"
      case .failure(let failure): failure.traced
      }
    }
  }

  enum Scope {
    case reporter(UInt)
    case swallowing(UInt, only: [RecordedFailure.Name]?, swallowed: [String])
    case stepping(first: Failure?, skipped: Int)
  }

  var trace: [String] = []
  private var scopes = [Scope.reporter(0)]

  /// Goes through a program until something is thrown, which it returns.
  mutating func run(_ program: [ScopeProgram]) -> Thrown? {
    for node in program {
      if let thrown = run(node) { return thrown }
    }
    return nil
  }

  private mutating func run(_ node: ScopeProgram) -> Thrown? {
    switch node {
    case .report(let line, let name, .error):
      fail(Failure(line: line, name: name, reason: "r\(line)"))
    case .report(let line, let name, .warning):
      note(Failure(line: line, name: name, reason: "r\(line)"), from: scopes.count)
    case .act(let line, let name):
      guard mayAct() else {
        trace.append("idle \(line)")
        return nil
      }
      trace.append("acts \(line)")
      fail(Failure(line: line, name: name, reason: "a\(line)"))
    case .throwPlain: return .plain
    case .throwFailure(let line, let name):
      return .failure(Failure(line: line, name: name, reason: "t\(line)"))
    case .cancel: return .cancelled
    case .bind(let line, let body):
      scopes.append(.reporter(line))
      defer { scopes.removeLast() }
      return run(body)
    case .swallow(let line, let only, let body):
      scopes.append(.swallowing(line, only: only, swallowed: []))
      switch run(body) {
      case nil, .cancelled?: break
      case .failure(let failure)?: fail(failure)
      case .plain?:
        fail(Failure(line: line, name: .thrownError, reason: "The body threw an error: plain"))
      }
      if case .swallowing(_, _, let swallowed) = scopes.removeLast() {
        trace.append("swallowed \(swallowed)")
      }
    case .stepping(_, let title, let body):
      scopes.append(.stepping(first: nil, skipped: 0))
      let thrown = run(body)
      endSteps(title)
      return thrown
    case .throwing(_, let catches, let body):
      scopes.append(.stepping(first: nil, skipped: 0))
      var thrown = run(body)
      if case .stepping(let first?, let skipped) = scopes.removeLast() {
        thrown = .failure(counted(first, skipped))
      }
      guard catches, let caught = thrown else { return thrown }
      trace.append("caught \(caught.told)")
    }
    return nil
  }

  private mutating func endSteps(_ title: String) {
    guard case .stepping(var failure?, let skipped) = scopes.removeLast() else { return }
    if !title.isEmpty { failure.details.append("(in '\(title)')") }
    guard case .stepping(let first, let outerSkipped) = scopes[scopes.count - 1] else {
      return fail(counted(failure, skipped))
    }
    // All that the inner steps left out, the outer ones left out as well.
    let total = outerSkipped + skipped + (first == nil ? 0 : 1)
    scopes[scopes.count - 1] = .stepping(first: first ?? failure, skipped: total)
  }

  private func counted(_ failure: Failure, _ skipped: Int) -> Failure {
    var failure = failure
    if skipped == 1 { failure.details.append("and 1 further step was not taken") }
    if skipped > 1 { failure.details.append("and \(skipped) further steps were not taken") }
    return failure
  }

  /// The nearest scope that wants the failure gets it.
  private mutating func fail(_ failure: Failure) {
    for index in scopes.indices.reversed() {
      switch scopes[index] {
      case .reporter(let line):
        return trace.append("\(line) report \(failure.traced)")
      case .stepping(nil, let skipped):
        scopes[index] = .stepping(first: failure, skipped: skipped)
        return
      case .stepping(let first?, let skipped):
        scopes[index] = .stepping(first: first, skipped: skipped + 1)
        return
      case .swallowing(let line, let only, let swallowed):
        if let only, !only.contains(failure.name) { continue }
        var failure = failure
        failure.by = line
        scopes[index] = .swallowing(line, only: only, swallowed: swallowed + [failure.traced])
        return note(failure, from: index)
      }
    }
  }

  /// The nearest reporter outside gets a note.
  private mutating func note(_ failure: Failure, from index: Int) {
    for scope in scopes[..<index].reversed() {
      if case .reporter(let line) = scope {
        return trace.append("\(line) note \(failure.traced)")
      }
    }
  }

  /// The nearest steps that have stopped count a helper that may not act.
  private mutating func mayAct() -> Bool {
    for index in scopes.indices.reversed() {
      if case .stepping(let first?, let skipped) = scopes[index] {
        scopes[index] = .stepping(first: first, skipped: skipped + 1)
        return false
      }
    }
    return true
  }
}
