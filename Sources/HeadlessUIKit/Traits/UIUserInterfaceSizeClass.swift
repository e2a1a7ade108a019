/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said about the room.
  case unspecified = 0
  /// Little room, such as a phone's width.
  case compact = 1
  /// Plenty of room, such as a tablet's width.
  case regular = 2
}
