package import FailureReporting
import Foundation
import HeadlessUIKit

/// The text of a failure: its sentence, and the evidence for it.
///
/// The texts stand in the `Words` of each area, so that all of an area can be read in one place.
package struct FailureText {
  package let reason: String
  package let details: String
  private let evidence: RecordedFailure.Evidence
  /// The part of the screen that it is about, which a picture of the screen marks.
  var marked: CGRect?
  /// Files that show more than words; without files, a picture of the screen is added.
  var attachments: [RecordedFailure.Attachment] = []

  /// Creates a text, of which some details say what the screen shows.
  package init(_ reason: String, _ details: String = "", screen: String = "") {
    self.reason = reason
    self.details = [details, screen].filter { !$0.isEmpty }.joined(separator: "\n")
    evidence = screen.isEmpty ? .none : .screen(after: details)
  }

  /// Records the failure.
  ///
  /// What fails because calls of a circle are left out is no failure of its own.
  @MainActor package func report(
    _ name: RecordedFailure.Name, kind: RecordedFailure.Kind = .refused, at site: CallSite
  ) {
    guard !CallCircle.isBroken else { return }
    var failure = RecordedFailure(reason, name: name, kind: kind, details: details, site: site)
    failure.evidence = evidence
    failure.attachments = attachments
    FailurePicture.add(to: &failure, marking: marked)
    reportFailure(failure)
  }
}
