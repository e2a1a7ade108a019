import FailureReporting
public import Foundation
import HeadlessUIKit

/// Takes a picture of a view, a screen, a layer, an element, or all that is shown.
///
/// A window that shows, `Fleet.screen` and elements come with the status bar, open menus and the
/// keyboard; the surroundings of a view or a layer are transparent. Letters and symbols are of the
/// project's own drawing, as wide as the device's. A subject without a size, or a missing one, is a
/// failure.
///
/// ```swift
/// Fleet.picture(of: Fleet.screen).write(to: "/tmp/screen.png")
/// let png = Fleet.picture(of: birds.tableView, scale: 3).pngData()
/// ```
///
/// - Parameters:
///   - subject: The subject of the picture; views are laid out first.
///   - scale: The number of pixels of a point.
@preconcurrency @MainActor
public func picture(
  of subject: some PictureSubject, scale: CGFloat = 2, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ScreenPicture {
  let site = CallSite(fileID, filePath, line, column)
  return ScreenPicture(PictureTaking.take(subject.pictureSource, scale, at: site))
}
