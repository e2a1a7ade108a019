package import FailureReporting
import Foundation
import ScreenSnapshots

extension TraceRecord {
  // MARK: Opening

  /// Opens the trace of a test, unless the environment turns traces off or it has one already.
  ///
  /// - Parameter path: Where it is written, regardless of the environment.
  static func open(
    _ function: StaticString, to path: String?, at site: CallSite
  ) -> TraceRecord? {
    let own = function.description
    let name = own.hasPrefix("`") ? String(own.dropFirst().prefix { $0 != "`" }) : own
    return open(name: LastWords.test?.name ?? name, to: path, at: site)
  }

  package static func open(name: String, to path: String? = nil, at site: CallSite) -> TraceRecord?
  {
    open(name: name, to: path, at: site, in: TraceMode.environment)
  }

  static func open(
    name: String, to path: String?, at site: CallSite, in environment: [String: String]
  ) -> TraceRecord? {
    guard path != nil || TraceScope.record == nil else { return nil }
    guard let mode = TraceMode(environment) else {
      let wish = TraceMode.wish(environment)
      Gesture.perform(at: site) {
        TraceWords.unknownMode(wish).report(.trace, kind: .mistake, at: site)
      }
      return nil
    }
    guard path != nil || mode != .none else { return nil }
    return TraceRecord(name: plain(name), site: site, mode: mode, path: path)
  }

  /// The name of a test as a reader says it.
  static func plain(_ name: String) -> String {
    let name = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    return name.hasPrefix("`") && name.hasSuffix("`") && name.count > 1
      ? String(name.dropFirst().dropLast()) : name
  }

  // MARK: While it is open

  func tracing<R>(_ body: () throws -> R) rethrows -> R {
    do {
      return try TraceScope.$record.withValue(self) { try body() }
    } catch {
      noteIssue("An error was thrown: \(error)", "", at: site)
      throw error
    }
  }

  func tracing<R>(_ body: @MainActor () async throws -> R) async rethrows -> R {
    do {
      return try await TraceScope.$record.withValue(self) { try await body() }
    } catch {
      noteIssue("An error was thrown: \(error)", "", at: site)
      throw error
    }
  }

  /// Runs traced code, on any actor.
  package nonisolated func tracing(
    _ body: @Sendable @concurrent () async throws -> Void
  ) async rethrows {
    try await TraceScope.$record.withValue(self) { try await body() }
  }

  // MARK: Finishing

  /// Ends the trace, and writes it where it stays.
  package func finish() {
    close()
    guard path != nil || mode == .all || hasFailed else { return }
    let page = TracePage(self).html
    if Reporting.keepsAttachments {
      let file = "\(SnapshotName.plain(name)).html"
      Reporting.attach(RecordedFailure.Attachment(Array(page.utf8), name: file), at: site)
    }
    do {
      try TraceFile.write(page, of: self)
    } catch {
      let words = TraceWords.notWritten(TraceFile.path(of: self), error)
      Gesture.perform(at: site) { words.report(.trace, kind: .other, at: site) }
    }
  }

  /// Writes the trace of a process that is about to end, and returns where.
  func finishBeforeEnd() -> String? {
    end(by: TraceEvent(.failure, "The process ended here."))
    let path = TraceFile.path(of: self)
    guard (try? TraceFile.write(TracePage(self).html, of: self)) != nil else { return nil }
    return path
  }
}
