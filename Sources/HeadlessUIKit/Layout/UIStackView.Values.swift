extension UIStackView {
  /// How views are aligned across a stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge at which lines of text begin, or at the top.
    case leading = 1
    /// With the first baselines on one line.
    case firstBaseline = 2
    case center = 3
    /// At the edge at which lines of text end, or at the bottom.
    case trailing = 4
    /// With the last baselines on one line.
    case lastBaseline = 5

    /// At the top.
    public static var top: Self { .leading }
    /// At the bottom.
    public static var bottom: Self { .trailing }
  }
}

extension UIStackView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// One view takes the length that the content of the others leaves.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// The lengths are in proportion to the content.
    case fillProportionally = 2
    /// The spaces between the views are equal.
    case equalSpacing = 3
    /// The distances between the middles of the views are equal.
    case equalCentering = 4
  }
}
