/// What a cell shows: SwiftUI's views.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private static var leastHeight: CGFloat { 44 }

  let content: Content
  let background: Background
  private var margins = Margins()
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// How far the views stand from the sides of the cell, where that is said.
  struct Margins {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
  }

  private init(_ content: Content, _ background: Background) {
    self.content = content
    self.background = background
  }

  /// Creates what a cell shows.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), EmptyView())
  }

  /// Has views behind the others, in place of the cell's background.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    var other = UIHostingConfiguration<Content, B>(self.content, content())
    other.margins = .init(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
    other.least = least
    return other
  }

  /// Has the views stand from some sides of the cell.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(length, .all))
  }

  /// Has the views stand from some sides of the cell.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var configuration = self
    if edges.contains(.top) { configuration.margins.top = insets.top }
    if edges.contains(.leading) { configuration.margins.leading = insets.leading }
    if edges.contains(.bottom) { configuration.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { configuration.margins.trailing = insets.trailing }
    return configuration
  }

  /// Has the cell be no smaller.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var configuration = self
    configuration.least = (width, height)
    return configuration
  }

  /// Has the cell be no smaller than a device has it.
  public func minSize() -> Self { minSize(width: nil, height: nil) }

  /// The views, in a cell with margins.
  @MainActor func view(_ cell: UIEdgeInsets) -> HostedContent<Content, Background> {
    let insets = EdgeInsets(
      top: margins.top ?? cell.top, leading: margins.leading ?? cell.left,
      bottom: margins.bottom ?? cell.bottom, trailing: margins.trailing ?? cell.right)
    return HostedContent(
      content: content, background: background, insets: insets, leastWidth: least.width,
      leastHeight: least.height ?? Self.leastHeight)
  }

  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

  /// Views follow their own state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// What stands in a cell.
struct HostedContent<Content: View, Background: View>: View {
  let content: Content
  let background: Background
  let insets: EdgeInsets
  let leastWidth: CGFloat?
  let leastHeight: CGFloat

  var body: some View {
    content.padding(insets).frame(minWidth: leastWidth, minHeight: leastHeight)
      .background { background }
  }
}
