import TestSupport

@testable import FailureReporting

extension ScopeProgram {
  /// Runs a program for real, and returns what could be seen.
  static func run(_ program: [ScopeProgram]) -> [String] {
    let trace = Trace()
    withFailureReporter(FullTracingReporter(trace: trace, line: 0)) {
      do { try run(program, trace) } catch { trace.add("thrown \(told(error))") }
    }
    return trace.lines
  }

  /// Runs a program for real in the asynchronous scopes, and returns what could be seen.
  nonisolated(nonsending) static func runAsynchronously(_ program: [ScopeProgram]) async -> [String]
  {
    let trace = Trace()
    await withFailureReporter(FullTracingReporter(trace: trace, line: 0)) {
      do {
        try await runAsynchronously(program, trace)
      } catch {
        trace.add("thrown \(told(error))")
      }
    }
    return trace.lines
  }

  private static func run(_ program: [ScopeProgram], _ trace: Trace) throws {
    for node in program {
      switch node {
      case .report, .act, .throwPlain, .throwFailure, .cancel: try node.runAction(trace)
      case .bind(let line, let body):
        try withFailureReporter(FullTracingReporter(trace: trace, line: line)) {
          try run(body, trace)
        }
      case .swallow(let line, nil, let body):
        let swallowed = swallowAnyErrors(line: line) { try run(body, trace) }
        trace.add("swallowed \(swallowed.map(\.traced))")
      case .swallow(let line, let only?, let body):
        let swallowed = swallow(only, line: line) { try run(body, trace) }
        trace.add("swallowed \(swallowed.map(\.traced))")
      case .stepping(let line, let title, let body):
        try steps(title, line: line) { try run(body, trace) }
      case .throwing(let line, let catches, let body):
        do {
          try failuresAsErrors(line: line) { try run(body, trace) }
        } catch {
          guard catches else { throw error }
          trace.add("caught \(told(error))")
        }
      }
    }
  }

  private nonisolated(nonsending) static func runAsynchronously(
    _ program: [ScopeProgram], _ trace: Trace
  ) async throws {
    for node in program {
      await Task.yield()
      switch node {
      case .report, .act, .throwPlain, .throwFailure, .cancel: try node.runAction(trace)
      case .bind(let line, let body):
        try await withFailureReporter(FullTracingReporter(trace: trace, line: line)) {
          try await runAsynchronously(body, trace)
        }
      case .swallow(let line, nil, let body):
        let swallowed = await swallowAnyErrors(line: line) {
          try await runAsynchronously(body, trace)
        }
        trace.add("swallowed \(swallowed.map(\.traced))")
      case .swallow(let line, let only?, let body):
        let swallowed = await swallowAsynchronously(only, line: line) {
          try await runAsynchronously(body, trace)
        }
        trace.add("swallowed \(swallowed.map(\.traced))")
      case .stepping(let line, let title, let body):
        try await steps(title, line: line) { try await runAsynchronously(body, trace) }
      case .throwing(let line, let catches, let body):
        do {
          try await failuresAsErrors(line: line) { try await runAsynchronously(body, trace) }
        } catch {
          guard catches else { throw error }
          trace.add("caught \(told(error))")
        }
      }
    }
  }

  private func runAction(_ trace: Trace) throws {
    switch self {
    case .report(let line, let name, let severity):
      reportFailure("r\(line)", name: name.rawValue, severity: severity, line: line)
    case .act(let line, let name):
      guard Reporting.mayAct() else { return trace.add("idle \(line)") }
      trace.add("acts \(line)")
      reportFailure("a\(line)", name: name.rawValue, line: line)
    case .throwPlain: throw Thrown.plain
    case .throwFailure(let line, let name):
      throw RecordedFailure("t\(line)", name: name, site: CallSite("", "", line, 1))
    case .cancel: throw CancellationError()
    case .bind, .swallow, .stepping, .throwing: break
    }
  }

  private static func swallow(
    _ names: [RecordedFailure.Name], line: UInt, _ body: () throws -> Void
  ) -> [RecordedFailure] {
    switch names.count {
    case 0: swallowErrors(line: line, body)
    case 1: swallowErrors(names[0], line: line, body)
    default: swallowErrors(names[0], names[1], line: line, body)
    }
  }

  private nonisolated(nonsending) static func swallowAsynchronously(
    _ names: [RecordedFailure.Name], line: UInt,
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async -> [RecordedFailure] {
    switch names.count {
    case 0: await swallowErrors(line: line, body)
    case 1: await swallowErrors(names[0], line: line, body)
    default: await swallowErrors(names[0], names[1], line: line, body)
    }
  }

  private static func told(_ error: any Error) -> String {
    (error as? RecordedFailure)?.traced ?? "\(error)"
  }
}
