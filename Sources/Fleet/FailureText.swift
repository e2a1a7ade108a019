package import FailureReporting
import Foundation
import HeadlessUIKit

/// The text of a failure: its sentence, and the evidence for it.
///
/// The texts stand in the `Words` of each area, so that all of an area can be read in one place.
package struct FailureText {
  package let reason: String
  package let details: String
  /// The part of the screen that it is about, which a picture of the screen marks.
  var marked: CGRect?
  /// Files that show more than words; without files, a picture of the screen is added.
  var attachments: [RecordedFailure.Attachment] = []

  package init(_ reason: String, _ details: String = "") {
    self.reason = reason
    self.details = details
  }

  /// Records the failure.
  ///
  /// A failure caused by the omitted calls of a circle is not reported separately.
  @MainActor package func report(_ name: RecordedFailure.Name, at site: CallSite) {
    guard !CallCircle.isBroken else { return }
    var failure = RecordedFailure(reason, name: name, details: details, site: site)
    failure.attachments = attachments
    FailurePicture.add(to: &failure, marking: marked)
    reportFailure(failure)
  }
}
