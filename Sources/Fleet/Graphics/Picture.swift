import FailureReporting
public import Foundation
import HeadlessUIKit

/// Takes a picture of a view, a screen, a layer, an element, or all that is shown.
///
/// A window that shows, `Fleet.screen` and elements come with the status bar, open menus and the
/// keyboard; what is around a view or a layer is transparent. Letters and symbols are of the project's
/// own drawing, as wide as the device's. What has no size, or is not there, is a failure.
///
/// ```swift
/// Fleet.picture(of: Fleet.screen).write(to: "/tmp/screen.png")
/// let png = Fleet.picture(of: birds.tableView, scale: 3).pngData()
/// ```
///
/// - Parameters:
///   - subject: What the picture is of; views are laid out first.
///   - scale: The number of pixels of a point.
@preconcurrency @MainActor
public func picture(
  of subject: some PictureSubject, scale: CGFloat = 2, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ScreenPicture {
  let site = CallSite(fileID, filePath, line, column)
  var taken: TakenPicture?
  switch subject.pictureSource.kind {
  case .view(let view):
    Gesture.perform(with: view, at: site) { _ in
      taken = TakenPicture(of: view, scale: scale)
      if taken == nil { PictureWords.noSize(objectName(view)).report(.picture, at: site) }
    }
  case .layer(let layer):
    Gesture.perform(in: .shared, at: site) { _ in
      taken = TakenPicture(of: layer, scale: scale)
      if taken == nil { PictureWords.noSize("<\(type(of: layer))>").report(.picture, at: site) }
    }
  case .element(let element):
    Gesture.perform(in: .shared, at: site) { application in
      let (node, fault) = element.lookUp(to: "take a picture of")
      fault?.report(at: site)
      guard let node else { return }
      let frame = node.frame.part(within: application.screen.bounds)
      taken = TakenPicture(of: application, in: frame, scale: scale)
      if taken == nil {
        PictureWords.noSize(ElementWords.name(of: node)).report(.picture, at: site)
      }
    }
  case .screen:
    Gesture.perform(in: .shared, at: site) { application in
      guard application.windows.contains(where: { !$0.isHidden }) else {
        return PictureWords.noScreen(ApplicationWords.noWindow(in: application)).report(
          .picture, at: site)
      }
      taken = TakenPicture(of: application, scale: scale)
    }
  }
  return ScreenPicture(taken)
}
