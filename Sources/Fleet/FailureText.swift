package import FailureReporting
import Foundation
import HeadlessUIKit

/// What a failure says: its one sentence, and the evidence for it.
///
/// The texts stand in the `Words` of each area, so that all of an area can be read in one place.
package struct FailureText {
  package let reason: String
  package let details: String
  /// The part of the screen that it is about, which a picture of the screen marks.
  var marked: CGRect?
  /// Files that show more than words; a picture of the screen, if there are none.
  var attachments: [RecordedFailure.Attachment] = []

  package init(_ reason: String, _ details: String = "") {
    self.reason = reason
    self.details = details
  }

  /// Records the failure.
  ///
  /// What fails because calls of a circle are left out is no failure of its own.
  @MainActor package func report(_ name: RecordedFailure.Name, at site: CallSite) {
    guard !CallCircle.isBroken else { return }
    var failure = RecordedFailure(reason, name: name, details: details, site: site)
    failure.attachments = attachments
    FailurePicture.add(to: &failure, marking: marked)
    reportFailure(failure)
  }
}
