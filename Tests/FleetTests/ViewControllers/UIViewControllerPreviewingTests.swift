import FleetTesting
import TestSupport
import Testing

/// A screen whose rows had previews before there were context menus.
private final class PeekingScreen: UIViewController, UIViewControllerPreviewingDelegate {
  var calls: [String] = []
  let detail = Detail()

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    calls.append("peek \(location.x) \(location.y), \(previewingContext.sourceRect.width)")
    return location.y < 50 ? detail : nil
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    calls.append("pop \(viewControllerToCommit === detail)")
  }
}

private final class Detail: UIViewController {
  var calls: [String] = []

  override var previewActionItems: [any UIPreviewActionItem] {
    let like = UIPreviewAction(title: "Like", style: .selected) { [self] action, preview in
      calls.append("\(action.title) \(preview === self)")
    }
    let delete = UIPreviewAction(title: "Delete", style: .destructive) { [self] action, _ in
      calls.append(action.title)
    }
    return [like, UIPreviewActionGroup(title: "More", style: .default, actions: [delete])]
  }
}

@MainActor
@Suite("Previews of old", .freshApplication)
struct UIViewControllerPreviewingTests {
  private protocol Registering {
    @MainActor func register(_ row: UIView) -> any UIViewControllerPreviewing
    @MainActor func unregister(_ context: any UIViewControllerPreviewing)
  }

  /// Calls deprecated methods, behind a protocol without warnings.
  private struct Registrar: Registering {
    let screen: PeekingScreen

    @available(*, deprecated)
    func register(_ row: UIView) -> any UIViewControllerPreviewing {
      screen.registerForPreviewing(with: screen, sourceView: row)
    }

    @available(*, deprecated)
    func unregister(_ context: any UIViewControllerPreviewing) {
      screen.unregisterForPreviewing(withContext: context)
    }
  }

  private let screen = PeekingScreen()
  private let row = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
  private let context: any UIViewControllerPreviewing
  private let registrar: any Registering

  init() {
    registrar = Registrar(screen: screen)
    screen.view.addSubview(row)
    context = registrar.register(row)
    setAsAppRootWindow(screen)
  }

  @Test func `a press opens the preview, a tap on which shows the screen itself`() {
    row.tapContextMenuPreview()

    #expect(screen.calls == ["peek 100.0 30.0, 200.0", "pop true"])
    #expect(context.sourceView === row && context.delegate === screen)
  }

  @Test func `what can be done with a preview is in its menu`() {
    row.chooseMenuItem(withTitle: "Like")
    row.chooseMenuItem(withTitle: "Delete")

    #expect(screen.detail.calls == ["Like true", "Delete"])
  }

  @Test func `a view that is registered no more opens nothing`() {
    registrar.unregister(context)

    #expect(!failures { row.tapContextMenuPreview() }.isEmpty)
    #expect(screen.calls.isEmpty)
  }

  @Test func `a press that an app follows by its force never begins`() {
    final class Follower: NSObject, UIPreviewInteractionDelegate {
      var calls = 0
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
      ) { calls += 1 }
      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { calls += 1 }
    }
    let follower = Follower()
    let interaction = UIPreviewInteraction(view: row)
    interaction.delegate = follower
    row.longPress()
    interaction.cancel()

    #expect(follower.calls == 0 && interaction.view === row)
    #expect(interaction.location(in: row) == .zero)
    #expect(follower.previewInteractionShouldBegin(interaction))
    follower.previewInteraction(interaction, didUpdateCommitTransition: 1, ended: true)
    #expect(follower.calls == 0)
  }
}
