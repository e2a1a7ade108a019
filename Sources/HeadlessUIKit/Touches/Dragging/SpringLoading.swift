import Foundation

/// The opening of a view over which a drag is held.
@MainActor
struct SpringLoading {
  let interaction: UISpringLoadedInteraction
  /// The view that opens.
  let view: UIView

  /// Finds what opens at a place, if anything does.
  init?(at place: DragEnd) {
    if let (list, path) = place.listItem {
      self.init(list, path)
    } else {
      self.init(around: place.view)
    }
  }

  private init?(_ list: any DragSubject, _ path: IndexPath) {
    guard list.isSpringLoaded, let row = ItemPath(path) else { return nil }
    list.holdAtEdge(untilShown: row)
    guard let cell = list.cell(of: row) else { return nil }
    self.init(cell) { [weak list] context in
      list?.shouldSpringLoad(at: path, with: context) ?? false
    } open: { [weak list] in
      _ = list?.tapped(row, path)
    }
  }

  private init?(around view: UIView) {
    var next: UIView? = view
    while let each = next {
      let own = each.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
      if let own {
        self.init(interaction: own, view: each)
        return
      }
      if let button = each as? UIButton, button.isSpringLoaded {
        self.init(button) { _ in
          button.isEnabled
        } open: { [weak button] in
          button?.sendActions(for: .touchUpInside)
          button?.performPrimaryAction()
        }
        return
      }
      next = each.superview
    }
    return nil
  }

  private init(interaction: UISpringLoadedInteraction, view: UIView) {
    self.interaction = interaction
    self.view = view
  }

  private init(
    _ view: UIView, allows: @escaping (any UISpringLoadedInteractionContext) -> Bool,
    open: @escaping () -> Void
  ) {
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: Behavior(allows), interactionEffect: nil
    ) { _, _ in open() }
    self.init(interaction: interaction, view: view)
  }

  /// Holds a drag there until it opens, and returns whether it did.
  func hold(_ session: DragSession) -> Bool {
    interaction.hold(SpringContext(session, over: view), in: view.hostApplication.mainLoop)
  }

  /// Asks whether a row, an item or a button opens.
  private final class Behavior: NSObject, UISpringLoadedInteractionBehavior {
    private let allows: (any UISpringLoadedInteractionContext) -> Bool

    init(_ allows: @escaping (any UISpringLoadedInteractionContext) -> Bool) {
      self.allows = allows
      super.init()
    }

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { allows(context) }
  }
}
