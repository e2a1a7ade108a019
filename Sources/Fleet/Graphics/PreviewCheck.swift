import FailureReporting
import Foundation
import HeadlessUIKit

/// Shows previews, one after the other.
@MainActor
struct PreviewCheck {
  let site: CallSite
  /// The folder for pages of pictures, if there is to be one.
  var folder = ProcessInfo.processInfo.environment["FLEET_PREVIEWS"].flatMap {
    $0.isEmpty ? nil : URL(filePath: $0)
  }

  func expect(_ previews: [PortedPreview], of module: String) {
    guard !previews.isEmpty else {
      return Gesture.perform(at: site) {
        PreviewWords.none(module).report(.application, kind: .mistake, at: site)
      }
    }
    var page = PreviewPage(title: module)
    for preview in previews {
      withFailureReporter(PlacedReporter(PreviewWords.place(preview))) {
        guard let picture = show(preview) else { return }
        let words = PreviewWords.title(preview)
        let bytes = [UInt8](picture)
        if Reporting.keepsAttachments {
          Reporting.attach(RecordedFailure.Attachment(bytes, name: "\(words).png"), at: site)
        }
        page.add(picture, words)
      }
    }
    guard let folder else { return }
    Gesture.perform(at: site) {
      if let error = page.write(to: folder.appending(path: module)) {
        PictureWords.notWritten(folder.appending(path: module).path, error).report(
          .picture, kind: .other, at: site)
      }
    }
  }

  /// Shows a preview, looks for faults of its layout, and takes its picture, if it is wanted.
  private func show(_ preview: PortedPreview) -> Data? {
    var made: UIResponder?
    Gesture.perform(at: site) { made = preview.make() }
    switch made {
    case let controller as UIViewController: _ = Gesture.show(controller, at: site)
    case let view as UIView: _ = Gesture.show(PreviewedViewController(view), at: site)
    default: return nil
    }
    Gesture.expectNoLayoutFaults(at: site)
    guard folder != nil || Reporting.keepsAttachments else { return nil }
    return PictureTaking.take(PictureSource(.screen), 2, at: site)?.pngData()
  }
}
