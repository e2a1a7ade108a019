extension UIColor: @MainActor NSItemProviderWriting, @MainActor NSItemProviderReading {
  /// A colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// A colour.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
