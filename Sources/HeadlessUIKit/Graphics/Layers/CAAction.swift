/// Something that happens when a layer changes.
///
/// The model finds actions on request. It runs no action by itself: changes take effect at once.
public protocol CAAction {
  /// Lets the action happen.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
