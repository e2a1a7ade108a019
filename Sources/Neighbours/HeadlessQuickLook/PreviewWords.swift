import Fleet
import HeadlessUIKit

/// The sentences for previews, where a user cannot go to another item.
@MainActor
enum PreviewWords {
  static func noItem(_ direction: String, in preview: QLPreviewController) -> FailureText {
    FailureText(
      "\(PickerWords.cannot("show the \(direction) item", in: preview)): There is none.",
      "Item \(preview.currentPreviewItemIndex) shows, of those that the data source has.")
  }
}
