import FailureReporting
import HeadlessUIKit

extension Gesture {
  /// Asks the app to fetch something, and returns the result.
  static func fetch(
    _ what: String, at site: CallSite,
    _ act: (UIApplication, @escaping (UIBackgroundFetchResult) -> Void) -> Void
  ) -> UIBackgroundFetchResult? {
    var result: UIBackgroundFetchResult?
    ask(what, at: site) { application in
      act(application) { result = $0 }
      settle(application, at: site)
      if result == nil { ApplicationWords.notFetched(what).report(.application, at: site) }
    }
    return result
  }
}
