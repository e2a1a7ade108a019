extension View {
  /// Has the view in proportions: its own, if none are given.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  /// Has the view in the proportions of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// Has the view in its proportions, so that all of it is seen.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Has the view in its proportions, so that it leaves nothing free.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
