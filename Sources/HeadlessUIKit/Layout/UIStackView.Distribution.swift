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
