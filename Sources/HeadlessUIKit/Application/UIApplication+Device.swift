import Foundation

/// What a user does with the device itself.
extension UIApplication {
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
    if let turned = Self.interface(on: orientation), supports(turned) { turnInterface(to: turned) }
  }

  /// Whether the app and the screen in front let the interface turn.
  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    let window = keyWindow ?? windowState.shown.last
    var front = window?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    let byApp =
      delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    let byScreen = front?.supportedInterfaceOrientations ?? .allButUpsideDown
    return byApp.intersection(byScreen).contains(Self.mask(of: orientation))
  }

  /// Turns the screen, and lets the windows that fill it turn with it.
  private func turnInterface(to orientation: UIInterfaceOrientation) {
    for scene in connectedScenes {
      (scene as? UIWindowScene)?.interfaceOrientation = orientation
    }
    let old = screen.bounds
    let (short, long) = (min(old.width, old.height), max(old.width, old.height))
    let size =
      orientation.isLandscape
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    guard size != old.size else { return }
    screen.bounds = CGRect(origin: .zero, size: size)
    if screen.traitCollection.userInterfaceIdiom == .phone {
      // A wide phone is low; only the largest ones count as wide, too.
      screen.isLow = orientation.isLandscape
      screen.traitCollection = screen.traitCollection.modifyingTraits {
        $0.verticalSizeClass = orientation.isLandscape ? .compact : .regular
      }
    }
    for window in windowState.shown where window.frame == old { window.frame = screen.bounds }
    tellWindowsOfTraits()
    for window in windowState.shown { window.updateStatusBar() }
    keyboard.screenDidTurn(firstResponder)
  }

  // MARK: Its settings

  /// Makes the whole interface light or dark.
  package final func userChoose(_ style: UIUserInterfaceStyle) {
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.userInterfaceStyle = style
    }
    tellWindowsOfTraits()
  }

  func tellWindowsOfTraits() {
    for window in windowState.shown { window.settleTraits() }
  }

  // MARK: Orientations

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

  private static func mask(of interface: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
    switch interface {
    case .unknown: []
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}
