import Foundation
public import XCTest

extension XCTestCase {
  /// Does a piece of work several times, and writes into the log how long it took.
  ///
  /// Whatever the metrics are, real time is what is measured: nothing else can be known of an app that
  /// runs in the process of its tests.
  @preconcurrency @MainActor
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }

  /// Does a piece of work several times, and writes into the log how long it took.
  @preconcurrency @MainActor
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    let clock = ContinuousClock()
    let count = max(1, options.iterationCount)
    let times = (0..<count).map { _ in clock.measure(block) / .seconds(1) }
    let average = times.reduce(0, +) / Double(count)
    let values = times.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    print(
      "\(name): measured [Time, seconds] average: \(String(format: "%.6f", average)), "
        + "values: [\(values)]")
  }
}
