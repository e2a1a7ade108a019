import UIKit

extension FormViewController {
  override func configure() {
    super.configure()
    log.append("form")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }

  @objc func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped") }

  @objc func songHeard(_ notification: Notification) {
    log.append("heard \(notification.name.rawValue)")
  }
}

extension FormViewController {
  func tapView() { perform(#selector(tapped(_:)), with: tapRecognizer) }
}
