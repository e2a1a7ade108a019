import Foundation
import HeadlessUIKit

/// Where a fault is: a screen of the app's, and the elements on it with the same words.
@MainActor
struct FaultPlace {
  let screen: String
  /// The view of the screen.
  let root: UIView

  /// The place of a view; `nil` where it is on no screen of the app's.
  init?(_ view: UIView) {
    var next: UIView? = view
    while let around = next {
      if let controller = around.viewController {
        guard let screen = Self.screen(controller) else { return nil }
        self.screen = screen
        root = around
        return
      }
      next = around.storedSuperview
    }
    return nil
  }

  /// The place of a label or an image view; `nil` where it is a part of a control or a bar.
  init?(ofContent view: UIView) {
    var next = view.storedSuperview
    while let around = next, around.viewController == nil {
      if Self.isWhole(around) { return nil }
      next = around.storedSuperview
    }
    self.init(view)
  }

  private static func isWhole(_ view: UIView) -> Bool {
    switch view {
    case is UIButton, is UISegmentedControl, is UITextField, is UISearchBar, is UINavigationBar,
      is UITabBar, is UIToolbar, is UIPickerView, is UIDatePicker:
      true
    default: false
    }
  }

  /// The name of a screen, or of the one that a container displays; UIKit's own screens have no
  /// name.
  static func screen(_ controller: UIViewController) -> String? {
    let screen = controller.innermostScreen
    if screen is UIAlertController { return nil }
    let type = type(of: screen)
    return isOfModel(type) && !plainScreens.contains(ObjectIdentifier(type)) ? nil : "\(type)"
  }

  /// UIKit's classes that an app may use for a screen without a subclass.
  private static let plainScreens = Set(
    [UIViewController.self, UITableViewController.self, UICollectionViewController.self].map {
      ObjectIdentifier($0)
    })

  /// A row of a list around a view.
  @MainActor
  struct Row {
    let cell: UIView
    let list: UIView
    /// Whether no row comes before it.
    let isFirst: Bool

    init?(around view: UIView) {
      var next: UIView? = view
      var cell: UIView?
      while let around = next {
        if let cell, around is UITableView || around is UICollectionView {
          self.cell = cell
          list = around
          isFirst = Self.isFirst(cell, of: around)
          return
        }
        if cell == nil, around is UITableViewCell || around is UICollectionViewCell {
          cell = around
        }
        next = around.storedSuperview
      }
      return nil
    }

    private static func isFirst(_ cell: UIView, of list: UIView) -> Bool {
      let path: IndexPath?
      let count: (Int) -> Int?
      switch (cell, list) {
      case (let cell as UITableViewCell, let table as UITableView):
        (path, count) = (table.indexPath(for: cell), { table.count(ofSection: $0) })
      case (let cell as UICollectionViewCell, let collection as UICollectionView):
        (path, count) = (collection.indexPath(for: cell), { collection.count(ofSection: $0) })
      default: return false
      }
      guard let path, path.item == 0 else { return false }
      return (0..<path.section).allSatisfy { count($0) == 0 }
    }
  }

  // MARK: Words

  /// The screen and the view, with a number where others before it go by the same words.
  func words(_ view: UIView) -> String {
    let words = Self.plainWords(view)
    var number = 1
    _ = Self.first(in: root) { other in
      if other !== view, type(of: other) == type(of: view), Self.plainWords(other) == words {
        number += 1
      }
      return other === view
    }
    return "\(screen): \(words)\(number > 1 ? " #\(number)" : "")"
  }

  private static func plainWords(_ view: UIView) -> String {
    let node = ElementNode.view(view)
    var kind = node.type == .other ? "view" : "\(node.type)"
    kind = kind.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    let names = [node.label, node.placeholder ?? "", node.identifier]
    return names.first { !$0.isEmpty }.map { "\(kind) \(AppFault.quoted($0))" } ?? kind
  }

  /// The first view within one that is meant, from the back to the front.
  static func first(in view: UIView, where isMeant: (UIView) -> Bool) -> UIView? {
    if isMeant(view) { return view }
    for subview in view.storedSubviews {
      if let found = first(in: subview, where: isMeant) { return found }
    }
    return nil
  }
}
