public import HeadlessUIKit

/// Something that a user has chosen in a photo picker.
public struct PHPickerResult: Hashable {
  /// The provider that loads it.
  public let itemProvider: NSItemProvider
  /// What the library calls it, for a picker that was made with a library.
  public let assetIdentifier: String?
}
