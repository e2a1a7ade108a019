import HeadlessUIKit

extension UIApplication {
  /// Holds the device in another way, where a screen can hear of it; answers whether one can.
  final func userTurn(_ orientation: UIDeviceOrientation) -> Bool {
    guard windows.contains(where: { $0.rootViewController != nil }) else { return false }
    userHold(orientation)
    return true
  }
}
