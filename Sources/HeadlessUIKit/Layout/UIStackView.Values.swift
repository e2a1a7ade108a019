extension UIStackView {
  /// How views lie across a stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where lines of text begin, or at the top.
    case leading = 1
    /// So that their first lines of text stand on one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines of text end, or at the bottom.
    case trailing = 4
    /// So that their last lines of text stand on one line.
    case lastBaseline = 5

    /// At the top.
    public static var top: Self { .leading }
    /// At the bottom.
    public static var bottom: Self { .trailing }
  }
}

extension UIStackView.Alignment {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension UIStackView {
  /// How views share the room along a stack.
  public enum Distribution: Int, Sendable {
    /// One of them takes what the content of the others leaves.
    case fill = 0
    /// All are as long as each other.
    case fillEqually = 1
    /// Each is as long as its content has it be, compared with the others.
    case fillProportionally = 2
    /// The spaces between them are the same.
    case equalSpacing = 3
    /// Their middles lie the same distances apart.
    case equalCentering = 4
  }
}
