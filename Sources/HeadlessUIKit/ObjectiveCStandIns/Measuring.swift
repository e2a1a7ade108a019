/// Does a piece of work ten times, and writes into the log how long it took.
///
/// It stands for XCTest's `measure(_:)`, which on Linux fails a test whose times differ.
public func uiKitMeasure(_ block: () -> Void, function: StaticString = #function) {
  let clock = ContinuousClock()
  let times = (0..<10).map { _ in clock.measure(block) / .seconds(1) }
  let average = times.reduce(0, +) / Double(times.count)
  let deviation = times.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(times.count)
  print(
    "\(function): measured [Time, seconds] average: \(average), standard deviation: "
      + "\(deviation.squareRoot())")
}
