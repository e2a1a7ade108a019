/// What a class writes to conform to one of UIKit's protocols that demand something.
///
/// Such a class stands for what UIKit does without the optional methods; nothing calls these.
enum DemandedMethods {
  /// Returns the methods of a protocol, or `nil` if they are not known.
  static func ofProtocol(_ name: String, in kit: Kit) -> [String]? {
    kit.lenient.contains(name) ? [] : known[name]
  }

  private static let known: [String: [String]] = [
    "UITableViewDataSource": [
      "func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }",
      "func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell "
        + "{ UITableViewCell() }",
    ],
    "UICollectionViewDataSource": [
      "func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int "
        + "{ 0 }",
      "func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) "
        + "-> UICollectionViewCell { UICollectionViewCell() }",
    ],
    "UIPageViewControllerDataSource": [
      "func pageViewController(_ pages: UIPageViewController, "
        + "viewControllerBefore page: UIViewController) -> UIViewController? { nil }",
      "func pageViewController(_ pages: UIPageViewController, "
        + "viewControllerAfter page: UIViewController) -> UIViewController? { nil }",
    ],
    "UITableViewDragDelegate": [
      "func tableView(_ view: UITableView, itemsForBeginning session: any UIDragSession, "
        + "at path: IndexPath) -> [UIDragItem] { [] }"
    ],
    "UITableViewDropDelegate": [
      "func tableView(_ view: UITableView, "
        + "performDropWith coordinator: any UITableViewDropCoordinator) {}"
    ],
    "UICollectionViewDragDelegate": [
      "func collectionView(_ view: UICollectionView, itemsForBeginning session: any UIDragSession, "
        + "at path: IndexPath) -> [UIDragItem] { [] }"
    ],
    "UICollectionViewDropDelegate": [
      "func collectionView(_ view: UICollectionView, "
        + "performDropWith coordinator: any UICollectionViewDropCoordinator) {}"
    ],
    "UIContextMenuInteractionDelegate": [
      "func contextMenuInteraction(_ interaction: UIContextMenuInteraction, "
        + "configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }"
    ],
    "UIDragInteractionDelegate": [
      "func dragInteraction(_ interaction: UIDragInteraction, "
        + "itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [] }"
    ],
  ]
}
