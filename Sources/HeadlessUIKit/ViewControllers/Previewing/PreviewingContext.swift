import Foundation

/// A view that was registered for previews: a long press opens them, with their actions as a menu.
///
/// They never begin since iOS 13, whose devices have no screen that senses force.
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  private weak var storedDelegate: (any UIViewControllerPreviewingDelegate)?
  private weak var view: UIView?
  private weak var interaction: PreviewingInteraction?
  private var preview: UIViewController?

  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    storedDelegate = delegate
    self.view = view
    sourceRect = view.bounds
    super.init()
    let interaction = PreviewingInteraction(self)
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  var delegate: any UIViewControllerPreviewingDelegate { storedDelegate ?? NoPreviews() }

  var sourceView: UIView { view ?? UIView() }

  /// Ends previews for the view.
  func end() {
    if let interaction { view?.removeInteraction(interaction) }
  }
}

extension PreviewingContext: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let made = delegate.previewingContext(self, viewControllerForLocation: location)
    preview = made
    guard let made else { return nil }
    return UIContextMenuConfiguration(previewProvider: { made }) { _ in
      let elements = made.previewActionItems.compactMap { Self.element($0, of: made) }
      return elements.isEmpty ? nil : UIMenu(children: elements)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let preview else { return }
    animator.addCompletion { [self] in delegate.previewingContext(self, commit: preview) }
  }

  private static func element(
    _ item: any UIPreviewActionItem, of preview: UIViewController
  ) -> UIMenuElement? {
    switch item {
    case let action as UIPreviewAction:
      return UIAction(
        title: action.title, attributes: action.style == .destructive ? .destructive : [],
        state: action.style == .selected ? .on : .off
      ) { _ in action.handler(action, preview) }
    case let group as UIPreviewActionGroup:
      return UIMenu(
        title: group.title, options: group.style == .destructive ? .destructive : [],
        children: group.actions.compactMap { element($0, of: preview) })
    default: return nil
    }
  }
}

/// The long press on such a view, which keeps its context.
private final class PreviewingInteraction: UIContextMenuInteraction {
  private let context: PreviewingContext

  init(_ context: PreviewingContext) {
    self.context = context
    super.init(delegate: context)
  }
}

/// Stands for a delegate that is gone.
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}
