import FailureReporting
public import Foundation
import HeadlessUIKit
import ScreenSnapshots

/// Expects something to look as a file shows it, pixel by pixel; it is written where there is none.
///
/// The file is `__Pictures__/<test file>/<function>.<name>.png`, beside the file of the test. A difference
/// is a failure that tells how many pixels differ and where. It leaves what was expected, what was there
/// and the difference in the folder that `FLEET_PICTURES` names, or else in the temporary one.
/// `FLEET_RECORD` decides what is written, as for texts: `all`, `missing`, `failed` or `none`.
///
/// ```swift
/// swallowAnyErrors {
///   Fleet.expectPicture(
///     of: UIView(), named: "empty", filePath: "/no/such/folder/BirdTests.swift")
/// }
/// ```
///
/// - Parameters:
///   - subject: What the picture is of.
///   - name: What tells the picture from others of the same test.
///   - scale: The number of pixels of a point.
///   - hidden: Views and elements that do not count: what they cover is not compared.
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
