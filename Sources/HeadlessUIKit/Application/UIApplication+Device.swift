import Foundation

/// The user's handling of the device itself.
extension UIApplication {
  /// Whether views and view controllers follow what they read of observable objects.
  final var tracksObservations: Bool {
    device.system.major >= 26 || appState.info.asksForObservationTracking
  }

  // MARK: Holding it

  /// Holds the device in another way; the interface turns with it where the app supports that.
  package final func userHold(_ orientation: UIDeviceOrientation) {
    let device = UIDevice.current
    if device.orientation != orientation {
      device.orientation = orientation
      if device.isGeneratingDeviceOrientationNotifications {
        NotificationCenter.default.post(
          name: UIDevice.orientationDidChangeNotification, object: device)
      }
    }
    turnToDevice()
  }

  /// Turns the interface the way the device is held, where the app supports that.
  @discardableResult
  final func turnToDevice() -> Bool {
    guard let held = Self.interface(on: UIDevice.current.orientation), supports(held),
      !device.system.asksWhetherToRotate || screenThatTurns?.shouldAutorotate != false
    else { return false }
    turnInterface(to: held)
    return true
  }

  /// Turns the interface the way the device is held, or else away from an unsupported orientation.
  final func settleOrientation() {
    guard !turnToDevice(), !supports(interfaceOrientation) else { return }
    if let other = Self.byPreference.first(where: supports) { turnInterface(to: other) }
  }

  /// The orientations, from the one that the interface takes first where several will do.
  private static let byPreference: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  /// Turns the interface to a wanted orientation: the present one, else the way the device is held.
  final func turn(toOneOf wanted: UIInterfaceOrientationMask) -> UISceneError? {
    let possible = wanted.intersection(supportedOrientations)
    let held = Self.interface(on: UIDevice.current.orientation)
    let order = [interfaceOrientation] + (held.map { [$0] } ?? []) + Self.byPreference
    guard let next = order.first(where: { possible.contains($0.mask) }) else {
      return UISceneError(
        .geometryRequestDenied,
        words: "None of the requested orientations are supported by the view controller. "
          + "Requested: \(wanted.names); Supported: \(supportedOrientations.names)")
    }
    turnInterface(to: next)
    return nil
  }

  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && supportedOrientations.contains(orientation.mask)
  }

  /// The orientations that the app and the screen in front support.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let window = keyWindow ?? windowState.shown.last
    let usual: UIInterfaceOrientationMask = screen.device.isPad ? .all : .allButUpsideDown
    let byApp =
      delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? usual
    let byScreen = screenThatTurns?.supportedInterfaceOrientations ?? usual
    return byApp.intersection(byScreen)
  }

  /// The screen that decides about orientations.
  private var screenThatTurns: UIViewController? {
    var front = (keyWindow ?? windowState.shown.last)?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  /// Turns the interface, where the app and the screen in front let it.
  final func turn(to orientation: UIInterfaceOrientation) {
    if supports(orientation) { turnInterface(to: orientation) }
  }

  /// Changes what the app says of the status bar, which counts where its screens do not decide.
  final func changeStatusBar(_ change: (inout (style: UIStatusBarStyle, isHidden: Bool)) -> Void) {
    change(&appState.statusBar)
    for window in windowState.shown { window.updateStatusBar() }
  }

  /// Turns the screen, and lets the windows that fill it turn with it.
  private func turnInterface(to orientation: UIInterfaceOrientation) {
    let old = interfaceOrientation
    guard old != orientation else { return change(to: orientation) }
    tellTurn(Self.willTurn, orientation)
    change(to: orientation)
    tellTurn(Self.didTurn, old)
  }

  private func tellTurn(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: self, userInfo: [Self.orientationKey: orientation.rawValue])
  }

  private func change(to orientation: UIInterfaceOrientation) {
    for scene in connectedScenes {
      (scene as? UIWindowScene)?.interfaceOrientation = orientation
    }
    change(screen.device, isTurned: orientation.isLandscape, screen.share)
  }

  /// Runs the app on another device from now on, or in another part of its screen.
  package final func userChange(to device: Device, _ share: ScreenShare) {
    change(device, isTurned: screen.isTurned, share)
  }

  /// Changes the screen, and the windows that fill it.
  private func change(_ device: Device, isTurned: Bool, _ share: ScreenShare) {
    let isSame = screen.device == device && screen.isTurned == isTurned && screen.share == share
    guard !isSame else { return }
    let old = screen.appBounds
    screen.become(device, isTurned: isTurned, share)
    for window in windowState.shown where window.frame == old { window.frame = screen.appBounds }
    systemWindow?.frame = screen.bounds
    tellWindowsOfTraits()
    for window in windowState.shown {
      window.updateStatusBar()
      window.checkSafeArea()
    }
    keyboard.screenDidTurn(firstResponder)
  }

  func tellWindowsOfTraits() {
    for window in windowState.shown { window.settleTraits() }
    systemWindow?.settleTraits()
  }

  // MARK: Orientations

  /// The orientation of the app's interface.
  final var interfaceOrientation: UIInterfaceOrientation {
    let scene = connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    return scene?.interfaceOrientation ?? screen.interfaceOrientation
  }

  /// The interface orientation for a device orientation; `nil` if the interface does not turn.
  private static func interface(on device: UIDeviceOrientation) -> UIInterfaceOrientation? {
    switch device {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // The device is told by where its top is, the interface by where its bottom is.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}
