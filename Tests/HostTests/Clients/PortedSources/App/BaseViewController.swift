import QuartzCore
import UIKit

@objc protocol BirdPicking: NSObjectProtocol {
  func picked(_ bird: String)
  @objc optional func willPick(_ bird: String)
  @objc optional func canPick(_ bird: String) -> Bool
  @objc optional func title(for bird: String) -> String?
}

class BaseViewController: UIViewController, UITableViewDelegate {
  var log: [String] = []

  @objc func configure() { log.append("base") }

  @objc func save() { log.append("save") }

  @objc func save(sender: UIButton) { log.append("save sender") }

  #if os(iOS)
  @objc func onlyOnPhones() { log.append("phone") }
  #else
  @objc func onlyElsewhere() { log.append("elsewhere") }
  #endif
}

extension UIView {
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
