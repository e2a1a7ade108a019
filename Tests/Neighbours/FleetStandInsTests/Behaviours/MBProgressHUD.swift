import FleetStandIns
import Foundation
import HeadlessUIKit

// What MBProgressHUD declares, as far as its file by hand speaks of it, in the words of a made stand-in.

enum MBProgressHUDMode: Int {
  case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}

protocol MBProgressHUDDelegate: NSObjectProtocol {
  func hudWasHidden(_ hud: MBProgressHUD)
}

class MBBackgroundView: UIView {}

class MBProgressHUD: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(view: UIView) {
    super.init(frame: .zero)
    _StandIn.call("MBProgressHUD.init(view:)", self, [view]) as Void
    standIn_init(view: view)
  }

  @discardableResult
  class func showAdded(to view: UIView, animated: Bool) -> Self {
    _StandIn.call(
      "MBProgressHUD.showAdded(to:animated:)", nil, [view, animated],
      by: (standIn_showAdded(to: view, animated: animated) as? Self) ?? _StandIn.least(Self.self))
  }
  @discardableResult
  class func hide(for view: UIView, animated: Bool) -> Bool {
    _StandIn.call(
      "MBProgressHUD.hide(for:animated:)", nil, [view, animated],
      by: standIn_hide(for: view, animated: animated))
  }
  class func forView(_ view: UIView) -> MBProgressHUD? {
    _StandIn.call("MBProgressHUD.forView(_:)", nil, [view], by: standIn_forView(view))
  }
  func show(animated: Bool) {
    _StandIn.call(
      "MBProgressHUD.show(animated:)", self, [animated], by: standIn_show(animated: animated))
      as Void
  }
  func hide(animated: Bool) {
    _StandIn.call(
      "MBProgressHUD.hide(animated:)", self, [animated], by: standIn_hide(animated: animated))
      as Void
  }
  func hide(animated: Bool, afterDelay delay: TimeInterval) {
    _StandIn.call(
      "MBProgressHUD.hide(animated:afterDelay:)", self, [animated, delay],
      by: standIn_hide(animated: animated, afterDelay: delay)) as Void
  }

  var delegate: (any MBProgressHUDDelegate)? {
    get { _StandIn.get("MBProgressHUD.delegate", self) }
    set { _StandIn.setWeak("MBProgressHUD.delegate", self, newValue as AnyObject?) }
  }
  var completionBlock: (() -> Void)? {
    get { _StandIn.get("MBProgressHUD.completionBlock", self) }
    set { _StandIn.set("MBProgressHUD.completionBlock", self, newValue, isKept: false) }
  }
  var graceTime: TimeInterval {
    get { _StandIn.get("MBProgressHUD.graceTime", self) }
    set { _StandIn.set("MBProgressHUD.graceTime", self, newValue) }
  }
  var minShowTime: TimeInterval {
    get { _StandIn.get("MBProgressHUD.minShowTime", self) }
    set { _StandIn.set("MBProgressHUD.minShowTime", self, newValue) }
  }
  var removeFromSuperViewOnHide: Bool {
    get { _StandIn.get("MBProgressHUD.removeFromSuperViewOnHide", self) }
    set { _StandIn.set("MBProgressHUD.removeFromSuperViewOnHide", self, newValue) }
  }
  var mode: MBProgressHUDMode {
    get { _StandIn.get("MBProgressHUD.mode", self) }
    set {
      _StandIn.set("MBProgressHUD.mode", self, newValue)
      standIn_mode_isSet()
    }
  }
  var progress: Float {
    get { _StandIn.get("MBProgressHUD.progress", self) }
    set {
      _StandIn.set("MBProgressHUD.progress", self, newValue)
      standIn_progress_isSet()
    }
  }
  var progressObject: Progress? {
    get { _StandIn.get("MBProgressHUD.progressObject", self) }
    set {
      _StandIn.set("MBProgressHUD.progressObject", self, newValue)
      standIn_progressObject_isSet()
    }
  }
  var customView: UIView? {
    get { _StandIn.get("MBProgressHUD.customView", self) }
    set {
      _StandIn.set("MBProgressHUD.customView", self, newValue)
      standIn_customView_isSet()
    }
  }
  var bezelView: MBBackgroundView {
    _StandIn.get("MBProgressHUD.bezelView", self, by: standIn_bezelView)
  }
  var label: UILabel { _StandIn.get("MBProgressHUD.label", self, by: standIn_label) }
  var detailsLabel: UILabel {
    _StandIn.get("MBProgressHUD.detailsLabel", self, by: standIn_detailsLabel)
  }
  var button: UIButton { _StandIn.get("MBProgressHUD.button", self, by: standIn_button) }
}
