import HeadlessUIKit

extension UIApplication {
  /// Holds the device in another way, if there is a screen to tell; returns whether there is.
  final func userTurn(_ orientation: UIDeviceOrientation) -> Bool {
    guard windows.contains(where: { $0.rootViewController != nil }) else { return false }
    userHold(orientation)
    return true
  }
}
