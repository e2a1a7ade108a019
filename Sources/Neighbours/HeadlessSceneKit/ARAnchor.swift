public import HeadlessUIKit

/// A place in the world.
open class ARAnchor: NSObject {
  /// What tells it apart.
  public final let identifier = UUID()
}
