import FailureReporting
import Foundation
import HeadlessUIKit
import ScreenSnapshots

/// A picture that is compared with the one in a file, or written in its place.
@MainActor
struct PictureSnapshot {
  let taken: TakenPicture
  /// What is not compared, in points.
  let hidden: [CGRect]
  let name: SnapshotName
  let site: CallSite
  var recording = Recording.ofProcess

  func compare() {
    guard recording.mode != nil else {
      return fail(PictureWords.unknownMode(recording.wish))
    }
    let file = FileManager.default.contents(atPath: name.path)
    let expected = file.flatMap { CGImage(file: $0)?.pixels }
    let difference = expected.map { PictureDifference($0, taken, hidden: hidden) }
    let holds = difference?.isEmpty ?? false
    guard recording.writes(isMissing: file == nil, holds: holds) else {
      guard file != nil else {
        return fail(PictureWords.missing(name, isAsked: recording.isAsked))
      }
      guard let difference else { return fail(PictureWords.unreadable(name)) }
      return holds ? () : fail(PictureWords.differs(difference, name, keep(difference, file)))
    }
    let data = taken.pngData()
    if data != file, !holds { record(data) }
  }

  private func record(_ data: Data) {
    do throws(RecordingFailure) {
      try SnapshotBook.write(data, into: name)
      reportFailure(
        RecordedFailure(
          PictureWords.recorded(name), name: .picture, severity: .warning, details: "",
          site: site))
    } catch {
      fail(PictureWords.cannotRecord(name))
    }
  }

  /// Keeps what was expected, what was there and the difference, and answers where.
  private func keep(_ difference: PictureDifference, _ expected: Data?) -> String {
    let environment = ProcessInfo.processInfo.environment["FLEET_PICTURES"] ?? ""
    let root =
      environment.isEmpty
      ? FileManager.default.temporaryDirectory.appending(path: "fleet-pictures")
      : URL(filePath: environment)
    let test = URL(filePath: name.folder).lastPathComponent
    let folder = root.appending(path: test)
    let stem = name.file.hasSuffix(".png") ? String(name.file.dropLast(4)) : name.file
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (kind, data) in [
      ("expected", expected ?? Data()), ("actual", taken.pngData()),
      ("difference", difference.pngData),
    ] { try? data.write(to: folder.appending(path: "\(stem).\(kind).png")) }
    return folder.appending(path: "\(stem).difference.png").path
  }

  private func fail(_ text: FailureText) { text.report(.picture, at: site) }
}
