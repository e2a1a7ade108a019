import FleetTesting
import TestSupport
package import Testing

/// Expects that a mistake is one failure with exactly this text: its name and its sentence, and below
/// them its details.
///
/// The suites that use it hold the whole wording, so that a change of it shows when it is reviewed.
@MainActor
package func expectText(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation, by mistake: () -> Void
) {
  let texts = failures(mistake).map { failure in
    let sentence = "\(failure.name.rawValue): \(failure.reason)"
    return failure.details.isEmpty ? sentence : "\(sentence)\n\(failure.details)"
  }
  #expect(texts == [text], sourceLocation: sourceLocation)
}
