import Fleet
import HeadlessUIKit

/// The costs of alerts.
@MainActor let alertFigures = [answerAlert]

@MainActor private let answerAlert = Figure(
  work: "new alert: present, tap OK, handler, release", yardstick: "make the alert",
  atMost: 10_000
) {
  withFreshApplication {
    let list = UIViewController()
    setAsAppRootWindow(list)
    var count = 0
    @MainActor func makeAlert() -> UIAlertController {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in count += 1 })
      return alert
    }
    return bestOnMainActor {
      let alert = makeAlert()
      list.present(alert, animated: true)
      alert.tapAlertAction(withTitle: "OK")
    } beside: {
      keep(makeAlert())
    }
  }
}
