extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search that has found nothing.
  @MainActor public static var search: Self { found(nil) }

  /// A search for a text that has found nothing.
  @MainActor public static func search(text: String) -> Self { found(text) }

  @MainActor private static func found(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
