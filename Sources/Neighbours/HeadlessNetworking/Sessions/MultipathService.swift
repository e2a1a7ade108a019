/// The use of several networks at once.
///
/// It stands beside `URLSessionConfiguration`, whose own type of that name is not usable on Linux.
public enum MultipathService: Int, Sendable {
  case none = 0
  /// From one to the other where the first one fails.
  case handover = 1
  /// The one that answers sooner.
  case interactive = 2
  case aggregate = 3
}
