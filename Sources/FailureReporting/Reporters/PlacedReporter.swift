/// A reporter that adds to the details of each failure where it happened, and passes it on.
package struct PlacedReporter: CountingReporter {
  private let place: String
  private let next: any FailureReporter

  /// Creates a reporter in front of the current one.
  ///
  /// - Parameter place: A sentence of its own, such as "In iPhone SE, dark."
  package init(_ place: String) {
    self.place = place
    next = Reporting.current
  }

  package func report(_ failure: RecordedFailure) { next.report(placed(failure)) }

  package func note(_ failure: RecordedFailure) { next.note(placed(failure)) }

  func counts(_ failure: RecordedFailure) -> Bool { Reporting.counts(failure, with: next) }

  private func placed(_ failure: RecordedFailure) -> RecordedFailure {
    var failure = failure
    failure.details = failure.details.isEmpty ? place : "\(failure.details)\n\(place)"
    return failure
  }
}
