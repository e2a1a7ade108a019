extension UIImage: @MainActor NSItemProviderWriting, @MainActor NSItemProviderReading {
  /// An image.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// An image.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}
