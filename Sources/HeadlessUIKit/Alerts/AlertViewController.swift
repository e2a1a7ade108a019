import Foundation

/// The alert that an alert view shows.
@available(*, deprecated)
@MainActor
final class AlertViewController: UIAlertController {
  convenience init(of alert: UIAlertView, _ titles: [String?]) {
    self.init(
      title: alert.title.isEmpty ? nil : alert.title, message: alert.message,
      preferredStyle: .alert)
    self.alert = alert
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == alert.cancelButtonIndex ? .cancel : .default
      addAction(UIAlertAction(title: title, style: style) { _ in alert.didEnd(index) })
    }
    for field in alert.fields { add(field) }
  }

  private var alert: UIAlertView?

  override func willEnd(by action: UIAlertAction) {
    guard let index = actions.firstIndex(where: { $0 === action }) else { return }
    alert?.willEnd(index)
  }
}
