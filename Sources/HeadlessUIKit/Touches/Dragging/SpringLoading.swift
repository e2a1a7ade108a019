import Foundation

/// What opens where a drag is held.
@MainActor
struct SpringLoading {
  let interaction: UISpringLoadedInteraction
  /// The view that opens.
  let view: UIView

  /// Finds what opens at a place, if anything does.
  init?(at place: DragEnd) {
    switch place {
    case .row(let table, let path):
      guard table.isSpringLoaded, let row = TableRow(path) else { return nil }
      table.holdAtEdge(untilShown: row)
      guard let cell = table.cellForRow(at: path) else { return nil }
      self.init(cell) { [weak table] context in
        guard let table else { return false }
        return table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
      } open: { [weak table] in
        _ = table?.tapped(row, path)
      }
    case .item(let collection, let path):
      guard collection.isSpringLoaded, let row = TableRow(path) else { return nil }
      collection.holdAtEdge(untilShown: row)
      guard let cell = collection.cellForItem(at: path) else { return nil }
      self.init(cell) { [weak collection] context in
        guard let collection else { return false }
        return collection.delegate?.collectionView(
          collection, shouldSpringLoadItemAt: path, with: context) ?? true
      } open: { [weak collection] in
        _ = collection?.tapped(row, path)
      }
    case .view(let view):
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
