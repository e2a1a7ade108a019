import Fleet
import HeadlessUIKit

/// The sentences for media that a user cannot choose.
@MainActor
enum MediaPickerWords {
  static func several(in picker: MPMediaPickerController) -> FailureText {
    FailureText(
      "\(PickerWords.cannot("pick", in: picker)): Only one item can be chosen.",
      "Its allowsPickingMultipleItems is false.")
  }

  static func notOffered(_ item: MPMediaItem, in picker: MPMediaPickerController) -> FailureText {
    FailureText(
      "\(PickerWords.cannot("pick", in: picker)): It does not offer '\(item.title ?? "")'.",
      "Its mediaTypes, showsCloudItems and showsItemsWithProtectedAssets say what it offers.")
  }
}
