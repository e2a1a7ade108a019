public import Foundation

/// Several things that the user can do with a preview, below one title.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
  /// Creates a group without a title and without actions.
  public override convenience init() { self.init(title: "", style: .default, actions: []) }

  /// Creates a group.
  public required init(
    title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]
  ) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  /// The title.
  public final let title: String

  /// Returns a group of the same actions.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How the group looks.
  final let style: UIPreviewAction.Style
  final let actions: [UIPreviewAction]
}
