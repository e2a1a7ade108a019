public import HeadlessWidgetKit

/// Where a preview is shown.
public protocol PreviewContext {
  /// What is said of it by a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// What tells something that is said of where a preview is shown from others.
public protocol PreviewContextKey {
  /// The type of what is said.
  associatedtype Value
  /// What holds where nothing is said.
  static var defaultValue: Value { get }
}

/// A preview is that of a widget.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily

  /// Creates the place of a widget.
  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
