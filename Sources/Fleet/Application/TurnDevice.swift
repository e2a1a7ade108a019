import FailureReporting
public import HeadlessUIKit

/// Holds the device in another way; the interface turns with it where the app and its screen let it.
///
/// On its side a phone is wide and low: windows get another size, screens are told of it and of
/// their traits, and the safe area and the bars are others. A fresh application has a device that
/// stands upright. Records a failure when no screen is shown.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// turnDevice(to: .landscapeLeft)
/// print(UIScreen.main.bounds.width)  // 844.0
/// turnDevice(to: .portrait)
/// ```
@preconcurrency @MainActor
public func turnDevice(
  to orientation: UIDeviceOrientation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Gesture.perform(onDeviceTo: "turn device", at: CallSite(fileID, filePath, line, column)) {
    $0.userTurn(orientation)
  }
}

extension UIApplication {
  /// Holds the device in another way, if there is a screen to tell; returns whether there is.
  final func userTurn(_ orientation: UIDeviceOrientation) -> Bool {
    guard windows.contains(where: { $0.rootViewController != nil }) else { return false }
    userHold(orientation)
    return true
  }
}
