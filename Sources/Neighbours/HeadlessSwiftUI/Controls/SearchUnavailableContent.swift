/// What is shown where a search has found nothing.
public nonisolated struct SearchUnavailableContent {
  /// Says so.
  public struct Label: View {
    let text: String?

    public var body: some View {
      let title = text.map { "No Results for “\($0)”" } ?? "No Results"
      HeadlessSwiftUI.Label {
        Text(verbatim: title)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// Says what to do.
  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// There is nothing to tap.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
