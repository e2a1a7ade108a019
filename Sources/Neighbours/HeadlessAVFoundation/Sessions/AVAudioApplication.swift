public import Foundation
import HeadlessUIKit

/// The app, as far as sound is concerned.
public final class AVAudioApplication: NSObject, Sendable {
  /// Whether the user lets the app record, in the words of iOS 17 on.
  public typealias RecordPermission = AVAudioApplicationRecordPermission

  public static let shared = AVAudioApplication()

  private override init() { super.init() }

  /// Whether the user lets the app record.
  public var recordPermission: RecordPermission {
    switch AVAudioSession.sharedInstance().recordPermission {
    case .undetermined: .undetermined
    case .denied: .denied
    case .granted: .granted
    }
  }

  /// Asks the user whether the app may record.
  @preconcurrency public class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { AVAudioSession.sharedInstance().requestRecordPermission(response) }

  /// Asks the user whether the app may record.
  public class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { continuation in
      requestRecordPermission { continuation.resume(returning: $0) }
    }
  }
}

/// Whether the user lets an app record.
public enum AVAudioApplicationRecordPermission: Int, Sendable {
  case undetermined = 1_970_168_948
  case denied = 1_684_369_017
  case granted = 1_735_552_628
}
