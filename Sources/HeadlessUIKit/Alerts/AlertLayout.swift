import Foundation

/// How large an alert or an action sheet is, by its texts, its text fields and its actions.
@MainActor
struct AlertLayout {
  private let alert: UIAlertController
  private let width: CGFloat
  private let sizes = DeviceProfile.current.presentations

  init(_ alert: UIAlertController, width: CGFloat) {
    self.alert = alert
    self.width = width
  }

  private var isSheet: Bool { alert.preferredStyle == .actionSheet }

  /// The height of title and message, below which the text fields begin.
  var headerHeight: CGFloat {
    let heights = [
      height(of: alert.title, isSheet ? Self.sheetTitleFonts.current : Self.titleFonts.current),
      height(of: alert.message, Self.messageFonts.current),
    ].filter { $0 > 0 }
    guard !heights.isEmpty else { return 0 }
    let gaps = CGFloat(heights.count - 1) * sizes.alertTextGap
    return heights.reduce(0, +) + gaps + 2 * sizes.alertVerticalMargin
  }

  private func height(of text: String?, _ font: UIFont) -> CGFloat {
    var measure = TextMeasure()
    measure.width = max(1, width - 2 * sizes.alertHorizontalMargin)
    return measure.size(of: text ?? "", font).height.roundedUpToPixel
  }

  /// The height of the whole alert.
  var height: CGFloat {
    let fields = sizes.alertFieldHeight * CGFloat(alert.textFields?.count ?? 0)
    let margin = fields > 0 ? sizes.alertVerticalMargin : 0
    return headerHeight + fields + margin + actionsHeight
  }

  private var actionsHeight: CGFloat {
    let actions = alert.shownActions
    let count = CGFloat(actions.count)
    guard isSheet else { return sizes.alertActionHeight * (actionsAreSideBySide ? 1 : count) }
    // The cancel button stands apart from the others.
    let gap = actions.contains { $0.style == .cancel } ? sizes.actionSheetMargin : 0
    return sizes.actionSheetActionHeight * count + gap
  }

  /// Two actions share a line if their titles fit.
  private var actionsAreSideBySide: Bool {
    guard alert.actions.count == 2 else { return false }
    let room = width / 2 - sizes.alertHorizontalMargin
    return alert.actions.allSatisfy {
      TextMeasure().size(of: $0.title ?? "", Self.titleFonts.current).width <= room
    }
  }

  private static let titleFonts = ByLegibility(
    systemFontOfSize: DeviceProfile.current.presentations.alertTitleFontSize, weight: .semibold)
  private static let messageFonts = ByLegibility(
    systemFontOfSize: DeviceProfile.current.presentations.alertMessageFontSize)
  private static let sheetTitleFonts = ByLegibility(
    systemFontOfSize: DeviceProfile.current.presentations.alertMessageFontSize, weight: .semibold)
}
