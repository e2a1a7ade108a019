public import Foundation

/// What is to be written down, and how.
open class SFSpeechRecognitionRequest: NSObject {
  /// What is said usually.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether it is told while the user still speaks.
  open var shouldReportPartialResults = true
  /// Words that are likely.
  open var contextualStrings: [String] = []
  /// Whether nothing may leave the device.
  open var requiresOnDeviceRecognition = false
  /// Whether it has commas and full stops.
  open var addsPunctuation = false
}
