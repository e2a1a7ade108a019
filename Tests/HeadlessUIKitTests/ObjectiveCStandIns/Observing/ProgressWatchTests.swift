import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Observing a Progress", .ownApplication)
struct ProgressWatchTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Listener: UIResponder {
    var heard: [Double?] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { heard.append(change?[.newKey] as? Double) }
  }

  private let log = Log()
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  private func observe(
    _ progress: Progress, _ options: NSKeyValueObservingOptions = [.old, .new]
  ) -> NSKeyValueObservation {
    progress.observe(\.fractionCompleted, options: options) { [log] _, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
      log.lines.append(values.joined(separator: " → "))
    }
  }

  @Test func `tells before the next turn, and after each, what has changed since the last time`() {
    let progress = Progress(totalUnitCount: 4)
    let token = observe(progress)
    progress.completedUnitCount = 1
    progress.completedUnitCount = 2
    #expect(log.lines == [])
    loop.settle()
    #expect(log.lines == ["0.0 → 0.5"])

    for count in [3, 4] as [Int64] {
      loop.enqueue("work") { progress.completedUnitCount = count }
    }
    loop.settle()
    loop.settle()
    #expect(log.lines == ["0.0 → 0.5", "0.5 → 0.75", "0.75 → 1.0"])

    token.invalidate()
    progress.completedUnitCount = 0
    loop.settle()
    #expect(log.lines.count == 3)
  }

  @Test func `tells of what children and other threads do`() async {
    let progress = Progress(totalUnitCount: 2)
    let child = Progress(totalUnitCount: 10)
    progress.addChild(child, withPendingUnitCount: 1)
    let token = observe(progress, [.initial, .new])
    await Task.detached { child.completedUnitCount = 5 }.value
    loop.settle()

    #expect(log.lines == ["- → 0.0", "- → 0.25"])
    withExtendedLifetime(token) {}
  }

  @Test func `tells of counts, the end and the giving up`() {
    let progress = Progress(totalUnitCount: 1)
    let tokens = [
      progress.observe(\.totalUnitCount) { [log] progress, _ in
        log.lines.append("of \(progress.totalUnitCount)")
      },
      progress.observe(\.completedUnitCount) { [log] progress, _ in
        log.lines.append("\(progress.completedUnitCount)")
      },
      progress.observe(\.isFinished, options: .new) { [log] _, change in
        log.lines.append("finished \(change.newValue == true)")
      },
      progress.observe(\.isCancelled, options: .new) { [log] _, change in
        log.lines.append("cancelled \(change.newValue == true)")
      },
    ]
    progress.totalUnitCount = 2
    progress.completedUnitCount = 2
    progress.cancel()
    loop.settle()

    #expect(log.lines == ["of 2", "2", "finished true", "cancelled true"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `may be changed by who hears of it`() {
    let progress = Progress(totalUnitCount: 3)
    let token = progress.observe(\.completedUnitCount, options: .new) { [log, loop] _, change in
      log.lines.append("\(change.newValue ?? 0)")
      if progress.completedUnitCount < 3 {
        progress.completedUnitCount += 1
        loop.settle()
      }
    }
    progress.completedUnitCount = 1
    loop.settle()

    #expect(log.lines == ["1", "2", "3"])
    withExtendedLifetime(token) {}
  }

  @Test func `is heard of by name, too`() {
    let (progress, listener) = (Progress(totalUnitCount: 2), Listener())
    progress.addObserver(listener, forKeyPath: "fractionCompleted", options: .new, context: nil)
    progress.completedUnitCount = 1
    loop.settle()
    progress.removeObserver(listener, forKeyPath: "fractionCompleted")
    progress.completedUnitCount = 2
    loop.settle()

    #expect(listener.heard == [0.5])
  }

  @Test func `keeps neither a progress alive nor the work of another application`() {
    weak var gone: Progress?
    do {
      let progress = Progress(totalUnitCount: 1)
      gone = progress
      let token = observe(progress)
      withExtendedLifetime(token) {}
    }
    loop.settle()

    #expect(gone == nil)
    #expect(log.lines == [])
  }
}
