public import Foundation

extension NSString: @MainActor NSItemProviderWriting, @MainActor NSItemProviderReading {
  /// A text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// A text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }
}
