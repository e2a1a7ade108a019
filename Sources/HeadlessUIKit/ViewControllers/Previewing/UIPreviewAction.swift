public import Foundation

/// Something that the user can do with a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// One thing that the user can do with a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
  /// Creates an action without a title, which does nothing.
  public override convenience init() { self.init(title: "", style: .default) { _, _ in } }

  /// Creates an action.
  public required init(
    title: String, style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    storedHandler = handler
    super.init()
  }

  /// The title.
  public final let title: String

  /// The closure of the action.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void { storedHandler }

  /// Returns an action that does the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  private final let storedHandler: (any UIPreviewActionItem, UIViewController) -> Void
  /// How the action looks.
  final let style: Style

  /// How an action looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// With a check mark.
    case selected = 1
    /// Red, because it deletes something.
    case destructive = 2
  }
}
