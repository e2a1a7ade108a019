import FailureReporting
public import Foundation
import HeadlessUIKit
import ScreenSnapshots

/// Expects something to look as a file shows it, pixel by pixel; the file is written where it is
/// missing.
///
/// The file is `__Pictures__/<test file>/<function>.<name>.png`, beside the file of the test. A
/// difference is a failure with the number and place of the differing pixels. It leaves the
/// expected picture, the actual one and the difference in the folder that `FLEET_PICTURES` names,
/// or else in the temporary one. `FLEET_RECORD` decides which files are written, as for texts:
/// `all`, `missing`, `failed` or `none`.
///
/// ```swift
/// swallowAnyErrors {
///   Fleet.expectPicture(
///     of: UIView(), named: "empty", filePath: "/no/such/folder/BirdTests.swift")
/// }
/// ```
///
/// - Parameters:
///   - subject: The subject of the picture.
///   - name: What tells the picture from others of the same test.
///   - scale: The number of pixels of a point.
///   - hidden: Views and elements that do not count: the area under them is not compared.
@preconcurrency @MainActor
public func expectPicture(
  of subject: some PictureSubject, named name: String, scale: CGFloat = 2,
  hiding hidden: [any PictureSubject] = [], function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let source = subject.pictureSource
  guard let taken = PictureTaking.take(source, scale, at: site) else { return }
  let place = source.frameOnScreen
  let rects = hidden.map { other in
    let frame = other.pictureSource.frameOnScreen
    return frame.offsetBy(dx: -place.minX, dy: -place.minY)
  }
  PictureSnapshot(
    taken: taken, hidden: rects, name: SnapshotName(site, function, name, of: .pictures),
    site: site
  ).compare()
}
