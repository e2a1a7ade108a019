package import FailureReporting
package import HeadlessUIKit

extension Gesture {
  /// Asks the app for something from outside of it, if it was launched.
  package static func ask(_ what: String, at site: CallSite, _ act: (UIApplication) -> Void) {
    perform(in: .shared, at: site) { application in
      guard application.isLaunched else {
        return ApplicationWords.notLaunched(to: what).report(.application, at: site)
      }
      act(application)
    }
  }
}
