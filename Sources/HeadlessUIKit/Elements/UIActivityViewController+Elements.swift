import Foundation

extension UIActivityViewController {
  /// An activity in the sheet.
  package enum Offer {
    /// An activity of the system's.
    case system(UIActivity.ActivityType)
    /// An activity of the app.
    case own(UIActivity)
  }

  /// The system's activities for texts and addresses, with their titles on a phone.
  private static let systemTitles: [(UIActivity.ActivityType, String)] = [
    (.airDrop, "AirDrop"), (.message, "Messages"), (.mail, "Mail"), (.copyToPasteboard, "Copy"),
    (.print, "Print"),
  ]

  private static let barHeight: CGFloat = 56
  private static let rowHeight: CGFloat = 52

  /// A bar with the button that closes the sheet, then a cell with a button for each activity.
  final func contentElements() -> [ElementNode] {
    guard let view = viewIfLoaded else { return [] }
    let width = view.storedBounds.width
    let bar = ElementPart(.navigationBar, "", of: view) { bar in
      bar.identifier = "UIActivityContentView"
      bar.frame = CGRect(x: 0, y: 0, width: width, height: Self.barHeight)
      bar.children = [
        ElementPart(.button, "Close", .closeActivities(of: self), of: view) {
          $0.frame = CGRect(
            x: max(0, width - Self.barHeight), y: 0, width: Self.barHeight, height: Self.barHeight)
        }
      ]
    }
    let offers =
      Self.systemTitles.filter { !isExcluded($0.0) }.map { (Offer.system($0.0), $0.1) }
      + offeredActivities.map { (Offer.own($0), $0.activityTitle ?? "") }
    let cells = offers.enumerated().map { index, offer in
      let frame = CGRect(
        x: 0, y: Self.barHeight + Self.rowHeight * CGFloat(index), width: width,
        height: Self.rowHeight)
      return ElementPart(.cell, offer.1, .activity(offer.0, of: self), of: view) { cell in
        cell.frame = frame
        cell.children = [
          ElementPart(.button, offer.1, .activity(offer.0, of: self), of: view) {
            $0.frame = frame
          }
        ]
      }
    }
    return ElementPart.nodes([bar] + cells)
  }
}
