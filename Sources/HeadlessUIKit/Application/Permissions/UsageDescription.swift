import FailureReporting
import Foundation

/// The purpose that an app's Info.plist states for a resource.
@MainActor
struct UsageDescription {
  private let resource: ProtectedResource
  private let keys: [String]
  private let isRequired: Bool
  /// The words, in the user's language.
  let text: String?

  init(of resource: ProtectedResource, isUpgrade: Bool, in application: UIApplication) {
    self.resource = resource
    keys =
      isUpgrade
      ? ["NSLocationAlwaysAndWhenInUseUsageDescription"]
      : resource.usageKeys(onSystem: UIDevice.current.system.major)
    let info = application.appState.info
    // Without an Info.plist, as in a package's tests, the app's own is unknown.
    isRequired = !info.dictionary.isEmpty && !keys.isEmpty
    text = keys.lazy.compactMap { info.text($0) }.first
    hasKey = keys.contains { info.dictionary[$0] != nil }
  }

  private let hasKey: Bool

  var isMissing: Bool { isRequired && !hasKey }

  /// Reports the behaviour of a device: it ends the app, or, for the location, writes a line into
  /// the log.
  func report(by call: StaticString) {
    guard let key = keys.first else { return }
    guard resource != .location else {
      return ModelLog.warn(
        "The app's Info.plist must contain an “\(key)” key with a string value explaining to the "
          + "user how the app uses this data", by: "\(call)")
    }
    Reporting.deliver(
      RecordedFailure(
        "This app has crashed because it attempted to access privacy-sensitive data without a "
          + "usage description.  The app's Info.plist must contain an \(key) key with a string "
          + "value explaining to the user how the app uses this data.",
        name: "TCC", kind: .exception,
        details: "A device ends the app in \(call). Here the answer is no.",
        site: AmbientCallSite.nearest ?? CallSite()))
  }
}
