import FleetStandIns
import Foundation
import HeadlessUIKit

// What SVProgressHUD declares, as far as its file by hand speaks of it, in the words of a made stand-in.

extension NSNotification.Name {
  static let SVProgressHUDDidDisappear = NSNotification.Name(
    "SVProgressHUDDidDisappearNotification")
  static let SVProgressHUDWillAppear = NSNotification.Name("SVProgressHUDWillAppearNotification")
  static let SVProgressHUDWillDisappear = NSNotification.Name(
    "SVProgressHUDWillDisappearNotification")
  static let SVProgressHUDDidAppear = NSNotification.Name("SVProgressHUDDidAppearNotification")
}

let SVProgressHUDStatusUserInfoKey = "SVProgressHUDStatusUserInfoKey"

enum SVProgressHUDMaskType: UInt {
  case none = 1
  case clear, black, gradient, custom
}

class SVProgressHUD: UIView {
  class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {
    _StandIn.call(
      "SVProgressHUD.setDefaultMaskType(_:)", nil, [maskType],
      by: standIn_setDefaultMaskType(maskType)) as Void
  }
  class func setContainerView(_ containerView: UIView?) {
    _StandIn.call(
      "SVProgressHUD.setContainerView(_:)", nil, [containerView],
      by: standIn_setContainerView(containerView)) as Void
  }
  class func setGraceTimeInterval(_ interval: TimeInterval) {
    _StandIn.call(
      "SVProgressHUD.setGraceTimeInterval(_:)", nil, [interval],
      by: standIn_setGraceTimeInterval(interval)) as Void
  }
  class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {
    _StandIn.call(
      "SVProgressHUD.setMinimumDismissTimeInterval(_:)", nil, [interval],
      by: standIn_setMinimumDismissTimeInterval(interval)) as Void
  }
  class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {
    _StandIn.call(
      "SVProgressHUD.setMaximumDismissTimeInterval(_:)", nil, [interval],
      by: standIn_setMaximumDismissTimeInterval(interval)) as Void
  }
  class func setFadeInAnimationDuration(_ duration: TimeInterval) {
    _StandIn.call(
      "SVProgressHUD.setFadeInAnimationDuration(_:)", nil, [duration],
      by: standIn_setFadeInAnimationDuration(duration)) as Void
  }
  class func setFadeOutAnimationDuration(_ duration: TimeInterval) {
    _StandIn.call(
      "SVProgressHUD.setFadeOutAnimationDuration(_:)", nil, [duration],
      by: standIn_setFadeOutAnimationDuration(duration)) as Void
  }
  class func show() { _StandIn.call("SVProgressHUD.show()", nil, [], by: standIn_show()) as Void }
  class func show(withStatus status: String?) {
    _StandIn.call(
      "SVProgressHUD.show(withStatus:)", nil, [status], by: standIn_show(withStatus: status))
      as Void
  }
  class func showProgress(_ progress: Float) {
    _StandIn.call(
      "SVProgressHUD.showProgress(_:)", nil, [progress], by: standIn_showProgress(progress)) as Void
  }
  class func showProgress(_ progress: Float, status: String?) {
    _StandIn.call(
      "SVProgressHUD.showProgress(_:status:)", nil, [progress, status],
      by: standIn_showProgress(progress, status: status)) as Void
  }
  class func setStatus(_ status: String?) {
    _StandIn.call("SVProgressHUD.setStatus(_:)", nil, [status], by: standIn_setStatus(status))
      as Void
  }
  class func showInfo(withStatus status: String?) {
    _StandIn.call(
      "SVProgressHUD.showInfo(withStatus:)", nil, [status], by: standIn_showInfo(withStatus: status)
    ) as Void
  }
  class func showSuccess(withStatus status: String?) {
    _StandIn.call(
      "SVProgressHUD.showSuccess(withStatus:)", nil, [status],
      by: standIn_showSuccess(withStatus: status)) as Void
  }
  class func showError(withStatus status: String?) {
    _StandIn.call(
      "SVProgressHUD.showError(withStatus:)", nil, [status],
      by: standIn_showError(withStatus: status)) as Void
  }
  class func show(_ image: UIImage, status: String?) {
    _StandIn.call(
      "SVProgressHUD.show(_:status:)", nil, [image, status], by: standIn_show(image, status: status)
    ) as Void
  }
  class func popActivity() {
    _StandIn.call("SVProgressHUD.popActivity()", nil, [], by: standIn_popActivity()) as Void
  }
  class func dismiss() {
    _StandIn.call("SVProgressHUD.dismiss()", nil, [], by: standIn_dismiss()) as Void
  }
  class func dismiss(completion: (@Sendable () -> Void)? = nil) {
    _StandIn.call(
      "SVProgressHUD.dismiss(completion:)", nil,
      [completion.map { block in StandIn.Block(_body: { _ in block() }) }],
      by: standIn_dismiss(completion: completion)) as Void
  }
  @MainActor class func dismiss() async {
    _ = try? await _StandIn.callAsync(
      "SVProgressHUD.dismiss(completion:)", nil, [], { _ in },
      by: { block in self.standIn_dismiss(completion: { block() }) })
  }
  class func dismiss(withDelay delay: TimeInterval) {
    _StandIn.call(
      "SVProgressHUD.dismiss(withDelay:)", nil, [delay], by: standIn_dismiss(withDelay: delay))
      as Void
  }
  class func dismiss(withDelay delay: TimeInterval, completion: (@Sendable () -> Void)? = nil) {
    _StandIn.call(
      "SVProgressHUD.dismiss(withDelay:completion:)", nil,
      [delay, completion.map { block in StandIn.Block(_body: { _ in block() }) }],
      by: standIn_dismiss(withDelay: delay, completion: completion)) as Void
  }
  @MainActor class func dismiss(withDelay delay: TimeInterval) async {
    _ = try? await _StandIn.callAsync(
      "SVProgressHUD.dismiss(withDelay:completion:)", nil, [delay], { _ in },
      by: { block in self.standIn_dismiss(withDelay: delay, completion: { block() }) })
  }
  @discardableResult class func isVisible() -> Bool {
    _StandIn.call("SVProgressHUD.isVisible()", nil, [], by: standIn_isVisible())
  }
  @discardableResult class func displayDuration(for string: String?) -> TimeInterval {
    _StandIn.call(
      "SVProgressHUD.displayDuration(for:)", nil, [string], by: standIn_displayDuration(for: string)
    )
  }
}
