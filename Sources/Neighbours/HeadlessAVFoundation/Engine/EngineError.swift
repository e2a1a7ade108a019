import FailureReporting
import Foundation

/// What goes wrong with an engine and its files.
enum EngineError {
  private static let domain = "com.apple.coreaudio.avfaudio"

  /// What a file throws that cannot be opened.
  static let cannotOpen = NSError(
    domain: domain, code: 2_003_334_207,
    userInfo: ["failed call": "ExtAudioFileOpenURL((CFURLRef)fileURL, &_extAudioFile)"])
  /// What a file throws that cannot be made.
  static let cannotCreate = NSError(domain: domain, code: 2_003_334_207)
  /// What a file throws that is compressed, where its samples are asked for.
  static let cannotDecode = NSError(domain: domain, code: 1_718_449_215)
  /// What a file throws that is not open for that.
  static let isNotPermitted = NSError(domain: domain, code: 1_886_547_263)

  /// Reports an exception that a device raises for a condition that must hold.
  static func raise(withoutCondition condition: String, by call: String) {
    raise("required condition is false: \(condition)", by: call)
  }

  /// Reports an exception that a device raises.
  static func raise(_ reason: String, by call: String) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: RecordedFailure.Name(rawValue: domain), kind: .exception,
        details: "AVFoundation raises this exception in \(call).",
        site: AmbientCallSite.surrounding ?? CallSite()))
  }
}
