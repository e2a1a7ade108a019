import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: MBProgressHUD.forView(_:), MBProgressHUD.hide(animated:afterDelay:), MBProgressHUD.bezelView

// A progress HUD is a view on the screen, with its words, as long as it is shown.

/// What a HUD knows of its time on the screen.
private final class HUDTimes {
  /// Rises with each call that shows or hides, so that a delay that is out of date does nothing.
  var turn = 0
  var shownAt: CFTimeInterval?
  var isFinished = true
}

/// The parts of a HUD that were asked for.
private final class HUDParts {
  var views: [String: UIView] = [:]
}

extension MBProgressHUD {
  // MARK: Showing and hiding

  static func standIn_showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
    let hud = StandIn.make(self)
    hud.frame = view.bounds
    hud.removeFromSuperViewOnHide = true
    view.addSubview(hud)
    hud.show(animated: animated)
    return hud
  }

  static func standIn_hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = forView(view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  static func standIn_forView(_ view: UIView) -> MBProgressHUD? {
    view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first { !$0.times.isFinished }
  }

  func standIn_init(view: UIView) {
    frame = view.bounds
    alpha = 0
  }

  func standIn_show(animated: Bool) {
    let turn = nextTurn()
    times.isFinished = false
    alpha = 0
    after(graceTime, turn: turn) { [weak self] in self?.appear() }
  }

  func standIn_hide(animated: Bool) {
    let turn = nextTurn()
    times.isFinished = true
    // One that has not come yet in its grace time is not shown any more.
    let rest = times.shownAt.map { minShowTime - (CACurrentMediaTime() - $0) } ?? 0
    after(rest, turn: turn) { [weak self] in self?.disappear(animated: animated) }
  }

  func standIn_hide(animated: Bool, afterDelay delay: TimeInterval) {
    after(delay, turn: times.turn) { [weak self] in self?.hide(animated: animated) }
  }

  private var times: HUDTimes { StandIn.state(of: self) { HUDTimes() } }

  private func nextTurn() -> Int {
    times.turn += 1
    return times.turn
  }

  private func after(_ delay: TimeInterval, turn: Int, _ work: @escaping @MainActor () -> Void) {
    guard delay > 0 else { return work() }
    StandIn.later(after: delay) { [weak self] in
      if self?.times.turn == turn { work() }
    }
  }

  private func appear() {
    frame = superview?.bounds ?? frame
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    times.shownAt = CACurrentMediaTime()
    bezelView.isHidden = false
    showIndicator()
    alpha = 1
  }

  private func disappear(animated: Bool) {
    let turn = times.turn
    let end = { [weak self] in
      guard let self, times.turn == turn else { return }
      alpha = 0
      times.shownAt = nil
      if removeFromSuperViewOnHide { removeFromSuperview() }
      completionBlock?()
      delegate?.hudWasHidden(self)
    }
    guard animated, times.shownAt != nil else { return end() }
    UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }, completion: { _ in end() })
  }

  // MARK: Its parts

  var standIn_bezelView: MBBackgroundView { part("bezel", makeBezel) }

  var standIn_label: UILabel { part("label") { added(UILabel(), at: 1) } }

  var standIn_detailsLabel: UILabel {
    part("details") {
      let label = added(UILabel(), at: 2)
      label.numberOfLines = 0
      return label
    }
  }

  var standIn_button: UIButton { part("button") { added(UIButton(type: .system), at: 3) } }

  private func part<Part: UIView>(_ name: String, _ make: () -> Part) -> Part {
    let parts = StandIn.state(of: self) { HUDParts() }
    if let part = parts.views[name] as? Part { return part }
    let part = make()
    parts.views[name] = part
    return part
  }

  private func makeBezel() -> MBBackgroundView {
    let bezel = MBBackgroundView(frame: .zero)
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    bezel.addSubview(stack)
    addSubview(bezel)
    bezel.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bezel.centerXAnchor.constraint(equalTo: centerXAnchor),
      bezel.centerYAnchor.constraint(equalTo: centerYAnchor),
      bezel.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -40),
      stack.topAnchor.constraint(equalTo: bezel.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: bezel.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: bezel.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: bezel.trailingAnchor, constant: -20),
    ])
    return bezel
  }

  var standIn_contentColor: UIColor? { UIColor.label.withAlphaComponent(0.7) }
  var standIn_areDefaultMotionEffectsEnabled: Bool { false }
  var standIn_margin: CGFloat { 20 }

  func standIn_mode_isSet() { showIndicator() }
  func standIn_customView_isSet() { showIndicator() }

  func standIn_progress_isSet() {
    (indicator as? UIProgressView)?.setProgress(progress, animated: false)
  }

  func standIn_progressObject_isSet() {
    if let progressObject { progress = Float(progressObject.fractionCompleted) }
  }

  private var stack: UIStackView? {
    bezelView.subviews.lazy.compactMap { $0 as? UIStackView }.first
  }
  private var indicator: UIView? { stack?.arrangedSubviews.first { $0.tag == 0 } }

  /// Puts a part where it stands among the others: the indicator, two labels, and a button.
  private func added<Part: UIView>(_ part: Part, at place: Int) -> Part {
    part.tag = place
    let index = stack?.arrangedSubviews.firstIndex { $0.tag > place }
    stack?.insertArrangedSubview(part, at: index ?? stack?.arrangedSubviews.count ?? 0)
    return part
  }

  private func showIndicator() {
    indicator?.removeFromSuperview()
    switch mode {
    case .indeterminate:
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      _ = added(indicator, at: 0)
    case .determinate, .determinateHorizontalBar, .annularDeterminate:
      let bar = UIProgressView(progressViewStyle: .default)
      bar.widthAnchor.constraint(equalToConstant: 120).isActive = true
      bar.setProgress(progress, animated: false)
      _ = added(bar, at: 0)
    case .customView: if let customView { _ = added(customView, at: 0) }
    case .text: break
    }
  }
}
