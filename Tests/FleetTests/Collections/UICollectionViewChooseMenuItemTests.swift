import Fleet
import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UICollectionView.chooseMenuItem(withTitle:at:)", .freshApplication)
struct UICollectionViewChooseMenuItemTests {
  private final class Menus: NSObject, UICollectionViewDelegate {
    var configuration: UIContextMenuConfiguration?
    var calls: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("menu \(indexPaths.map(\.item))")
      return configuration
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      calls.append("highlight \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      calls.append("dismissal \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { calls.append("preview") }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("didSelect") }
  }

  private final class OldMenus: NSObject, UICollectionViewDelegate {
    var chosen = 0
    var previews: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.chosen += 1 }])
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      previews.append("highlighting")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      previews.append("dismissing")
      return nil
    }
  }

  private let photos = PhotoCollection()
  private let menus = Menus()

  init() { photos.collection.delegate = menus }

  private func setMenu(preview: UIViewController? = nil, hasItems: Bool = true) {
    let provider: UIContextMenuContentPreviewProvider? = preview.map { preview in { preview } }
    let items: UIContextMenuActionProvider? =
      hasItems
      ? { [menus] _ in
        UIMenu(children: [UIAction(title: "Share") { _ in menus.calls.append("share") }])
      } : nil
    menus.configuration = UIContextMenuConfiguration(
      identifier: nil, previewProvider: provider, actionProvider: items)
  }

  @Test func `a menu item is chosen, in UIKit's order, and nothing is selected (behaviour 563)`() {
    setMenu()

    let found = failures { photos.collection.chooseMenuItem(withTitle: "Share", at: [0, 1]) }

    #expect(found.reasons == [])
    #expect(
      Set(menus.calls) == ["menu [1]", "highlight 1", "display", "share", "end", "dismissal 1"])
    #expect(menus.calls.prefix(3) == ["menu [1]", "highlight 1", "display"])
    #expect(photos.collection.indexPathsForSelectedItems == [])
  }

  @Test func `the menu of a selected item is for all that are selected (behaviour 563)`() {
    setMenu()
    photos.collection.allowsMultipleSelection = true
    for item in [0, 2] {
      photos.collection.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }

    photos.collection.chooseMenuItem(withTitle: "Share", at: [0, 2])
    photos.collection.chooseMenuItem(withTitle: "Share", at: [0, 1])

    #expect(menus.calls.filter { $0.hasPrefix("menu") } == ["menu [0, 2]", "menu [1]"])
  }

  @Test func `a delegate from before iOS 16 has menus too`() {
    let old = OldMenus()
    photos.collection.delegate = old

    photos.collection.chooseMenuItem(withTitle: "Share", at: [0, 1])

    #expect(old.chosen == 1)
    #expect(Set(old.previews) == ["highlighting", "dismissing"])
  }

  @Test func `a preview is tapped`() {
    setMenu(preview: UIViewController())

    let found = failures { photos.collection.tapContextMenuPreview(at: [0, 0]) }

    #expect(found.reasons == [])
    #expect(
      menus.calls == ["menu [0]", "highlight 0", "display", "preview", "end", "dismissal 0"])
  }

  @Test func `what has no menu, or an empty one, is refused`() {
    let rejected = "Interaction with item 0 in section 0 rejected: "
    let found = failures {
      photos.collection.chooseMenuItem(withTitle: "Share", at: [0, 0])
      setMenu(hasItems: false)
      photos.collection.chooseMenuItem(withTitle: "Share", at: [0, 0])
      setMenu(preview: UIViewController(), hasItems: false)
      photos.collection.chooseMenuItem(withTitle: "Share", at: [0, 0])
      setMenu()
      photos.collection.tapContextMenuPreview(at: [0, 0])
      photos.collection.chooseMenuItem(withTitle: "Share", at: [0, 9])
    }

    #expect(
      found.reasons == [
        rejected + "Item has no context menu.",
        rejected + "Context menu is empty.",
        rejected + "Context menu has no items.",
        rejected + "Context menu has no preview.",
        "Collection view has no item 9 in section 0.",
      ])
  }

  @Test func `a menu item that is not there is refused`() {
    setMenu()

    let found = failures { photos.collection.chooseMenuItem(withTitle: "Shar", at: [0, 0]) }

    #expect(found.count == 1)
    #expect(found.first?.name == .collectionView)
    #expect(!menus.calls.contains("share"))
  }
}
