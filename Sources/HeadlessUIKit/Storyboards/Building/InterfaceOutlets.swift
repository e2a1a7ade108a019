/// The outlets of UIKit's own classes.
@MainActor
enum InterfaceOutlets {
  /// Connects an outlet of one of UIKit's own classes.
  ///
  /// Returns `nil` if the object's class has no outlet of that name, and `false` if the outlet
  /// takes another type.
  static func connect(
    _ property: String, of object: NSObject, to value: NSObject
  ) -> Bool? { all[property]?(object, value) }

  /// Returns whether UIKit's own class has an outlet of this name that is missing in the model.
  static func lacks(_ property: String, of object: NSObject) -> Bool {
    switch property {
    case "searchDisplayController": object is UIViewController
    case "textDragDelegate", "textDropDelegate", "pasteDelegate":
      object is UITextField || object is UITextView
    default: false
    }
  }

  typealias Outlet = @MainActor (NSObject, NSObject) -> Bool?

  static let all: [String: Outlet] = [
    "delegate": first(
      to(\UITableView.delegate) { $0 as? any UITableViewDelegate },
      to(\UICollectionView.delegate) { $0 as? any UICollectionViewDelegate },
      to(\UITextView.delegate) { $0 as? any UITextViewDelegate },
      to(\UIScrollView.scrollDelegate) { $0 as? any UIScrollViewDelegate },
      to(\UITextField.delegate) { $0 as? any UITextFieldDelegate },
      to(\UISearchBar.delegate) { $0 as? any UISearchBarDelegate },
      to(\UIPickerView.delegate) { $0 as? any UIPickerViewDelegate },
      to(\UITabBar.delegate) { $0 as? any UITabBarDelegate },
      to(\UIToolbar.delegate) { $0 as? any UIToolbarDelegate },
      to(\UINavigationBar.delegate) { $0 as? any UINavigationBarDelegate },
      to(\UINavigationController.delegate) { $0 as? any UINavigationControllerDelegate },
      to(\UISplitViewController.delegate) { $0 as? any UISplitViewControllerDelegate },
      to(\UIPageViewController.delegate) { $0 as? any UIPageViewControllerDelegate },
      to(\UITabBarController.delegate) { $0 as? any UITabBarControllerDelegate },
      to(\UIGestureRecognizer.delegate) { $0 as? any UIGestureRecognizerDelegate }),
    "dataSource": first(
      to(\UITableView.dataSource) { $0 as? any UITableViewDataSource },
      to(\UICollectionView.dataSource) { $0 as? any UICollectionViewDataSource },
      to(\UIPageViewController.dataSource) { $0 as? any UIPageViewControllerDataSource },
      to(\UIPickerView.dataSource) { $0 as? any UIPickerViewDataSource }),
    "dragDelegate": first(
      to(\UITableView.dragDelegate) { $0 as? any UITableViewDragDelegate },
      to(\UICollectionView.dragDelegate) { $0 as? any UICollectionViewDragDelegate }),
    "dropDelegate": first(
      to(\UITableView.dropDelegate) { $0 as? any UITableViewDropDelegate },
      to(\UICollectionView.dropDelegate) { $0 as? any UICollectionViewDropDelegate }),
    "prefetchDataSource": first(
      to(\UITableView.prefetchDataSource) { $0 as? any UITableViewDataSourcePrefetching },
      to(\UICollectionView.prefetchDataSource) {
        $0 as? any UICollectionViewDataSourcePrefetching
      }),
    "accessoryView": to(\UITableViewCell.accessoryView) { $0 as? UIView },
    "editingAccessoryView": to(\UITableViewCell.editingAccessoryView) { $0 as? UIView },
    "backgroundView": first(
      to(\UITableViewCell.backgroundView) { $0 as? UIView },
      to(\UITableView.backgroundView) { $0 as? UIView },
      to(\UICollectionViewCell.backgroundView) { $0 as? UIView },
      to(\UICollectionView.backgroundView) { $0 as? UIView }),
    "selectedBackgroundView": first(
      to(\UITableViewCell.selectedBackgroundView) { $0 as? UIView },
      to(\UICollectionViewCell.selectedBackgroundView) { $0 as? UIView }),
    "multipleSelectionBackgroundView": to(\UITableViewCell.multipleSelectionBackgroundView) {
      $0 as? UIView
    },
    "tableHeaderView": to(\UITableView.tableHeaderView) { $0 as? UIView },
    "tableFooterView": to(\UITableView.tableFooterView) { $0 as? UIView },
    "refreshControl": first(
      to(\UITableViewController.refreshControl) { $0 as? UIRefreshControl },
      to(\UIScrollView.refreshControl) { $0 as? UIRefreshControl }),
    "inputView": first(
      to(\UITextField.inputView) { $0 as? UIView }, to(\UITextView.inputView) { $0 as? UIView }),
    "inputAccessoryView": first(
      to(\UITextField.inputAccessoryView) { $0 as? UIView },
      to(\UITextView.inputAccessoryView) { $0 as? UIView }),
    "leftView": to(\UITextField.leftView) { $0 as? UIView },
    "rightView": to(\UITextField.rightView) { $0 as? UIView },
    "customView": to(\UIBarButtonItem.customView) { $0 as? UIView },
    "backBarButtonItem": to(\UINavigationItem.backBarButtonItem) { $0 as? UIBarButtonItem },
    "leftBarButtonItem": to(\UINavigationItem.leftBarButtonItem) { $0 as? UIBarButtonItem },
    "rightBarButtonItem": to(\UINavigationItem.rightBarButtonItem) { $0 as? UIBarButtonItem },
    "titleView": to(\UINavigationItem.titleView) { $0 as? UIView },
    "rootViewController": to(\UIWindow.rootViewController) { $0 as? UIViewController },
    // The view was loaded by its role already. The outlet repeats the same fact.
    "view": { owner, value in
      guard let controller = owner as? UIViewController else { return nil }
      if controller.viewIfLoaded == nil, let view = value as? UIView { controller.view = view }
      return value is UIView
    },
    "tableView": { owner, value in
      guard let controller = owner as? UITableViewController else { return nil }
      guard let table = value as? UITableView else { return false }
      if controller.viewIfLoaded !== table { controller.tableView = table }
      return true
    },
    "collectionView": { owner, value in
      guard let controller = owner as? UICollectionViewController else { return nil }
      guard let collection = value as? UICollectionView else { return false }
      if controller.viewIfLoaded !== collection { controller.collectionView = collection }
      return true
    },
  ]

  // MARK: Collections

  /// Connects an outlet collection of one of UIKit's own classes.
  ///
  /// Returns `nil` if the object's class has no outlet collection of that name.
  static func connect(
    _ property: String, of object: NSObject, toAll values: [NSObject]
  ) -> Bool? { collections[property]?(object, values) }

  typealias Collection = @MainActor (NSObject, [NSObject]) -> Bool?

  private static let collections: [String: Collection] = [
    "gestureRecognizers": toAll { (view: UIView, recognizers: [UIGestureRecognizer]) in
      recognizers.forEach(view.addGestureRecognizer)
    },
    "leftBarButtonItems": toAll { (item: UINavigationItem, items: [UIBarButtonItem]) in
      item.leftBarButtonItems = items
    },
    "rightBarButtonItems": toAll { (item: UINavigationItem, items: [UIBarButtonItem]) in
      item.rightBarButtonItems = items
    },
  ]

  private static func toAll<Owner: NSObject, Value: NSObject>(
    _ connect: @escaping @MainActor (Owner, [Value]) -> Void
  ) -> Collection {
    { owner, objects in
      guard let owner = owner as? Owner else { return nil }
      let values = objects.compactMap { $0 as? Value }
      connect(owner, values)
      return values.count == objects.count
    }
  }

  // MARK: Single objects

  private static func to<Owner: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value?>,
    _ cast: @escaping @MainActor (NSObject) -> Value?
  ) -> Outlet {
    { owner, object in
      guard let owner = owner as? Owner else { return nil }
      guard let value = cast(object) else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  private static func first(_ outlets: Outlet...) -> Outlet {
    { owner, object in
      for outlet in outlets {
        if let answer = outlet(owner, object) { return answer }
      }
      return nil
    }
  }
}
