import HeadlessPhotos

/// The way in which several photos are chosen.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  let selection: PHPickerConfiguration.Selection

  /// In no order.
  public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
  /// In the order of the taps.
  public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
  /// As the app hears at once.
  public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
  /// In the order of the taps, as the app hears at once.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    selection: .continuousAndOrdered)
}
