import Fleet
import HeadlessUIKit

/// The sentences for what a user cannot choose.
@MainActor
enum PhotoWords {
  static func tooMany(
    _ count: Int, _ limit: Int, in picker: PHPickerViewController
  ) -> FailureText {
    FailureText(
      "\(PickerWords.cannot("pick", in: picker)): \(count) are more than can be chosen.",
      "The selectionLimit of its configuration is \(limit); 0 sets no limit.")
  }

  static func notOffered(
    _ kind: PickedPhoto.Kind, in picker: PHPickerViewController
  ) -> FailureText {
    FailureText(
      "\(PickerWords.cannot("pick", in: picker)): It does not offer \(kind.rawValue).",
      "The filter of its configuration says what it offers.")
  }
}
