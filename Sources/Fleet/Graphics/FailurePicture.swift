package import FailureReporting
package import Foundation
import HeadlessUIKit

/// The picture of the screen that a failure comes with.
@MainActor
package enum FailurePicture {
  /// Adds a picture of the screen to a failure that counts, where it is wanted.
  ///
  /// It is an attachment where the run keeps them, and lies in the folder that `FLEET_PICTURES`
  /// names. A failure with attachments gets no picture.
  ///
  /// - Parameter marked: The part of the screen that the failure is about, around which there is a red
  ///   frame.
  package static func add(
    to failure: inout RecordedFailure, marking marked: CGRect?,
    in folder: URL? = PictureFolder.named, isKept: Bool = Reporting.keepsAttachments
  ) {
    // The app's faults while it is drawn are not failures that could have a picture.
    guard folder != nil || isKept, failure.attachments.isEmpty, !isBeingTaken,
      Reporting.counts(failure)
    else { return }
    let application = UIApplication.shared
    guard application.windows.contains(where: { !$0.isHidden }) else { return }
    isBeingTaken = true
    defer { isBeingTaken = false }
    guard let taken = TakenPicture(of: application, scale: 2, marking: marked) else { return }
    let data = taken.pngData()
    let name = name(for: failure.site)
    failure.attachments = [RecordedFailure.Attachment([UInt8](data), name: name)]
    guard let folder else { return }
    let file = folder.appending(path: name)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard (try? data.write(to: file)) != nil else { return }
    failure.details +=
      (failure.details.isEmpty ? "" : "\n") + "The screen is in \(file.path)"
  }

  private static var isBeingTaken = false
  /// How many pictures each line of a test has.
  private static var taken: [CallSite: Int] = [:]

  /// The name of a picture: the test's file, the line, and a number from the second one on.
  private static func name(for site: CallSite) -> String {
    let count = taken[site, default: 0] + 1
    taken[site] = count
    let file = site.fileID.description.split(separator: "/").last ?? ""
    let stem = file.hasSuffix(".swift") ? file.dropLast(6) : file
    return "\(stem).\(site.line)\(count > 1 ? "-\(count)" : "").png"
  }
}
