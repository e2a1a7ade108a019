public import Foundation

extension NSURL: @MainActor NSItemProviderWriting, @MainActor NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}
