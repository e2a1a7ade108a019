import FailureReporting
import Foundation
import HeadlessUIKit
import Rasterizing
import ScreenSnapshots

/// A picture that is compared with the one in a file, or written in its place.
@MainActor
struct PictureSnapshot {
  let taken: TakenPicture
  /// The parts that are not compared, in points.
  let hidden: [CGRect]
  let name: SnapshotName
  let site: CallSite
  var recording = Recording.ofProcess

  func compare() {
    let file = SnapshotFiles.contents(of: name)
    let expected = file.flatMap { CGImage(file: $0)?.pixels }
    let difference = expected.map { PictureDifference($0, taken, hidden: hidden) }
    let holds = difference?.isEmpty ?? false
    if file != nil, !holds,
      SnapshotFiles.hasWrittenAnother(into: name, than: taken.pngData())
    {
      return fail(PictureWords.cannotRecord(.another, name), .mistake)
    }
    switch recording.verdict(isMissing: file == nil, holds: holds) {
    case .holds: break
    case .unknownMode: fail(PictureWords.unknownMode(recording.wish), .mistake)
    case .missing: fail(PictureWords.missing(name, isAsked: recording.isAsked))
    case .differs: fail(difference, file)
    case .isWritten where holds: break
    case .isWritten: record(taken.pngData())
    }
  }

  private func record(_ data: Data) {
    do throws(RecordingFailure) {
      try SnapshotFiles.write(data, into: name)
      reportFailure(
        RecordedFailure(
          PictureWords.recorded(name), name: .picture, severity: .warning, details: "",
          site: site))
    } catch {
      fail(PictureWords.cannotRecord(error, name), .other)
    }
  }

  private func fail(_ difference: PictureDifference?, _ expected: Data?) {
    guard let difference else { return fail(PictureWords.unreadable(name)) }
    let stem = name.file.hasSuffix(".png") ? String(name.file.dropLast(4)) : name.file
    let pictures = [
      ("expected", expected ?? Data()), ("actual", taken.pngData()),
      ("difference", difference.pngData),
    ].map { RecordedFailure.Attachment([UInt8]($1), name: "\(stem).\($0).png") }
    let folder = PictureFolder.any.appending(path: URL(filePath: name.folder).lastPathComponent)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in pictures {
      try? Data(picture.bytes).write(to: folder.appending(path: picture.name))
    }
    var text = PictureWords.differs(
      difference, name, folder.appending(path: "\(stem).difference.png").path)
    text.attachments = pictures
    fail(text)
  }

  private func fail(_ text: FailureText, _ kind: RecordedFailure.Kind = .unmet) {
    text.report(.picture, kind: kind, at: site)
  }
}
