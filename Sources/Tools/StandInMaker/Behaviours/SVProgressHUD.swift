import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: SVProgressHUD.dismiss(withDelay:completion:), SVProgressHUD.setMaximumDismissTimeInterval(_:)

// The one progress HUD of an app: a view over the window, with its words, as long as it is shown.

/// The HUD of the application, and what was set for all of its appearances.
@MainActor private final class SharedHUD {
  let view = SVProgressHUD(frame: .zero)
  let stack = UIStackView()
  let label = UILabel()
  /// How many times `show()` waits for `popActivity()`.
  var activities = 0
  /// Rises with each appearance, so that a delay that is out of date does nothing.
  var turn = 0
  var isShown = false
  var maskType = SVProgressHUDMaskType.none
  var container: UIView?
  var graceTime = 0.0
  var minimumTime = 5.0
  var maximumTime = Double.greatestFiniteMagnitude
  var fadeIn = 0.15
  var fadeOut = 0.15

  static var current: SharedHUD { StandIn.state { SharedHUD() } }
}

extension SVProgressHUD {
  // MARK: Settings

  static func standIn_setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {
    SharedHUD.current.maskType = maskType
  }

  static func standIn_setContainerView(_ containerView: UIView?) {
    SharedHUD.current.container = containerView
  }

  static func standIn_setGraceTimeInterval(_ interval: TimeInterval) {
    SharedHUD.current.graceTime = interval
  }

  static func standIn_setMinimumDismissTimeInterval(_ interval: TimeInterval) {
    SharedHUD.current.minimumTime = interval
  }

  static func standIn_setMaximumDismissTimeInterval(_ interval: TimeInterval) {
    SharedHUD.current.maximumTime = interval
  }

  static func standIn_setFadeInAnimationDuration(_ duration: TimeInterval) {
    SharedHUD.current.fadeIn = duration
  }

  static func standIn_setFadeOutAnimationDuration(_ duration: TimeInterval) {
    SharedHUD.current.fadeOut = duration
  }

  static func standIn_displayDuration(for string: String?) -> TimeInterval {
    let hud = SharedHUD.current
    let time = max(Double((string ?? "").count) * 0.06 + 0.5, hud.minimumTime)
    return min(time, hud.maximumTime)
  }

  // MARK: Showing

  static func standIn_show() { show(withStatus: nil) }

  static func standIn_show(withStatus status: String?) {
    SharedHUD.current.activities += 1
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.startAnimating()
    appear(indicator, status)
  }

  static func standIn_showProgress(_ progress: Float) { showProgress(progress, status: nil) }

  static func standIn_showProgress(_ progress: Float, status: String?) {
    let hud = SharedHUD.current
    if progress == 0 { hud.activities += 1 }
    if let bar = hud.stack.arrangedSubviews.first as? UIProgressView, hud.isShown {
      bar.setProgress(progress, animated: false)
      return write(status)
    }
    let bar = UIProgressView(progressViewStyle: .default)
    bar.widthAnchor.constraint(equalToConstant: 120).isActive = true
    bar.setProgress(progress, animated: false)
    appear(bar, status)
  }

  static func standIn_setStatus(_ status: String?) { write(status) }
  static func standIn_showInfo(withStatus status: String?) { showSymbol("info.circle", status) }
  static func standIn_showSuccess(withStatus status: String?) { showSymbol("checkmark", status) }
  static func standIn_showError(withStatus status: String?) { showSymbol("xmark", status) }

  static func standIn_show(_ image: UIImage, status: String?) {
    SharedHUD.current.activities = 0
    appear(UIImageView(image: image), status, for: displayDuration(for: status))
  }

  private static func showSymbol(_ name: String, _ status: String?) {
    show(UIImage(systemName: name) ?? UIImage(), status: status)
  }

  static func standIn_isVisible() -> Bool { SharedHUD.current.isShown }

  // MARK: Hiding

  static func standIn_popActivity() {
    let hud = SharedHUD.current
    if hud.activities > 0 { hud.activities -= 1 }
    if hud.activities == 0 { dismiss() }
  }

  static func standIn_dismiss() { dismiss(withDelay: 0, completion: nil) }

  static func standIn_dismiss(completion: (@Sendable () -> Void)?) {
    dismiss(withDelay: 0, completion: completion)
  }

  static func standIn_dismiss(withDelay delay: TimeInterval) {
    dismiss(withDelay: delay, completion: nil)
  }

  static func standIn_dismiss(withDelay delay: TimeInterval, completion: (@Sendable () -> Void)?) {
    let hud = SharedHUD.current
    after(delay, turn: hud.turn) { disappear(completion) }
  }

  // MARK: The view

  private static func after(
    _ delay: TimeInterval, turn: Int, _ work: @escaping @MainActor () -> Void
  ) {
    guard delay > 0 else { return work() }
    StandIn.later(after: delay) {
      if SharedHUD.current.turn == turn { work() }
    }
  }

  private static func appear(_ part: UIView, _ status: String?, for time: TimeInterval? = nil) {
    let hud = SharedHUD.current
    hud.turn += 1
    for old in hud.stack.arrangedSubviews { old.removeFromSuperview() }
    hud.stack.addArrangedSubview(part)
    hud.stack.addArrangedSubview(hud.label)
    write(status)
    let turn = hud.turn
    after(hud.isShown ? 0 : hud.graceTime, turn: turn) {
      place(hud)
      if !hud.isShown {
        hud.isShown = true
        post(.SVProgressHUDWillAppear)
        hud.view.alpha = 1
        post(.SVProgressHUDDidAppear)
      }
      if let time { after(time, turn: turn) { disappear(nil) } }
    }
  }

  private static func write(_ status: String?) {
    let label = SharedHUD.current.label
    label.text = status
    label.isHidden = (status ?? "").isEmpty
    label.numberOfLines = 0
  }

  /// Puts the view over the app, where it takes all touches if it has a mask.
  private static func place(_ hud: SharedHUD) {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
    let window = windows.first(where: \.isKeyWindow) ?? UIApplication.shared.windows.last
    guard let container = hud.container ?? window, hud.view.superview !== container else { return }
    let view = hud.view
    container.addSubview(view)
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = hud.maskType != .none
    view.accessibilityIdentifier = "SVProgressHUD"
    guard hud.stack.superview == nil else { return }
    hud.stack.axis = .vertical
    hud.stack.alignment = .center
    hud.stack.spacing = 8
    hud.stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hud.stack)
    NSLayoutConstraint.activate([
      hud.stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      hud.stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      hud.stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
    ])
  }

  private static func disappear(_ completion: (@Sendable () -> Void)?) {
    let hud = SharedHUD.current
    hud.turn += 1
    hud.activities = 0
    let turn = hud.turn
    guard hud.isShown else {
      completion?()
      return
    }
    post(.SVProgressHUDWillDisappear)
    hud.isShown = false
    let end = {
      guard hud.turn == turn else { return }
      hud.view.alpha = 0
      hud.view.removeFromSuperview()
      post(.SVProgressHUDDidDisappear)
      completion?()
    }
    guard hud.fadeOut > 0 else { return end() }
    UIView.animate(
      withDuration: hud.fadeOut, animations: { hud.view.alpha = 0 }, completion: { _ in end() })
  }

  private static func post(_ name: NSNotification.Name) {
    let status = SharedHUD.current.label.text
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: status.map { [SVProgressHUDStatusUserInfoKey: $0] })
  }
}
