import Foundation

extension UITableView: SelfPainting {
  /// The width of the section index at the far edge of the rows; 0 without one.
  final var indexWidth: CGFloat {
    guard !indexTitles.isEmpty, !storedIsEditing,
      geometry.sections.reduce(0, { $0 + $1.count }) >= sectionIndexMinimumDisplayRowCount
    else { return 0 }
    return 19
  }

  /// Draws the section index: its titles in the middle of the far edge, as many as have room.
  final func paintFrontParts(_ painter: PartPainter) {
    let width = indexWidth
    guard width > 0 else { return }
    let room = storedBounds.inset(by: adjustedContentInset)
    let height: CGFloat = 14
    let most = Int(room.height / height, within: 1...indexTitles.count)
    let step = (indexTitles.count + most - 1) / most
    let shown = stride(from: 0, to: indexTitles.count, by: step).map { indexTitles[$0] }
    let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var line = CGRect(
      x: isAtLeft ? room.minX : room.maxX - width,
      y: room.midY - height * CGFloat(shown.count) / 2, width: width, height: height)
    for title in shown {
      painter.text(
        title, .systemFont(ofSize: 11, weight: .semibold), sectionIndexColor ?? tintColor, in: line,
        .center)
      line.origin.y += height
    }
  }
}
