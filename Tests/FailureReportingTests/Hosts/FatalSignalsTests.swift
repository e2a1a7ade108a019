import Foundation
import Testing

@testable import FailureReporting

@Suite("Fatal signals")
struct FatalSignalsTests {
  /// How much memory the process has a claim on, in bytes.
  private var mapped: Int {
    let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (statm.split(separator: " ").first.flatMap { Int($0) } ?? 0) * 4_096
  }

  @Test func `a thread leaves the stack for its handlers when it ends`() {
    let before = mapped
    for _ in 0..<100 {
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { _ in
          FatalSignals.useOwnStack()
          FatalSignals.useOwnStack()
          return nil
        }, nil)
      #expect(status == 0)
      pthread_join(thread, nil)
    }

    // A hundred stacks have 400 megabytes.
    #expect(mapped - before < 200_000_000)
  }
}
