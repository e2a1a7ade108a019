import FailureReporting
import HeadlessUIKit

extension Gesture {
  /// Does something with the device, which returns whether there was a screen to tell.
  static func perform(
    onDeviceTo what: String, at site: CallSite, _ act: (UIApplication) -> Bool
  ) {
    perform(in: .shared, at: site) { application in
      guard !act(application) else { return }
      ApplicationWords.noScreen(to: what).report(.application, at: site)
    }
  }
}
