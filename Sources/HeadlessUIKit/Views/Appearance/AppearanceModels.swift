import Foundation

/// Untouched objects, by comparison with which the values of a proxy or a view count as set.
@MainActor
enum AppearanceModels {
  /// Makes a view or an item.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let made: NSObject =
      if let view = type as? UIView.Type {
        make(view)
      } else if let item = type as? UIBarItem.Type {
        make(item)
      } else {
        ObjectMaker.make(type as NSObject.Type)
      }
    return ObjectMaker.laundered(made, as: type)
  }

  /// Makes a view with `init(frame:)`, or as UIKit makes views of its kind.
  static func make<View: UIView>(_ type: View.Type) -> View {
    if let cell = type as? UITableViewCell.Type {
      return ObjectMaker.laundered(ObjectMaker.make(cell, reuseIdentifier: nil), as: type)
    }
    if let header = type as? UITableViewHeaderFooterView.Type {
      return ObjectMaker.laundered(ObjectMaker.make(header: header, reuseIdentifier: nil), as: type)
    }
    if let collection = type as? UICollectionView.Type {
      let made = ObjectMaker.make(collection, layout: UICollectionViewFlowLayout())
      return ObjectMaker.laundered(made, as: type)
    }
    if let content = type as? UIListContentView.Type {
      return ObjectMaker.laundered(ObjectMaker.make(content, showing: .cell()), as: type)
    }
    if let content = type as? UIContentUnavailableView.Type {
      return ObjectMaker.laundered(ObjectMaker.make(content, showing: .empty()), as: type)
    }
    return ObjectMaker.make(type)
  }

  /// Makes an item with `init()`.
  static func make<Item: UIBarItem>(_ type: Item.Type) -> Item {
    if let button = type as? UIBarButtonItem.Type {
      return ObjectMaker.laundered(ObjectMaker.make(button), as: type)
    }
    let object: NSObject = ObjectMaker.make(type as NSObject.Type)
    return ObjectMaker.laundered(object, as: type)
  }

  /// Makes an untouched object of the class of UIKit's that another object is derived from.
  ///
  /// Views that only the model makes, such as the views of containers, may have any initializer.
  static func untouched(like object: NSObject) -> NSObject {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let each = mirror {
      let type = each.subjectType
      if let view = views.first(where: { $0 == type }) { return make(view) }
      if let item = items.first(where: { $0 == type }) { return make(item) }
      mirror = each.superclassMirror
    }
    return object
  }

  private static let items: [UIBarItem.Type] = [
    UIBarButtonItem.self, UITabBarItem.self, UIBarItem.self,
  ]
  private static let views: [UIView.Type] = [
    UIView.self, UIActivityIndicatorView.self, UIButton.self, UICollectionReusableView.self,
    UICollectionView.self, UICollectionViewCell.self, UICollectionViewListCell.self,
    UIContentUnavailableView.self, UIControl.self, UIDatePicker.self, UIImageView.self,
    UIInputView.self, UILabel.self, UIListContentView.self, UINavigationBar.self,
    UIColorWell.self, UIPageControl.self, UIPickerView.self, UIProgressView.self,
    UIRefreshControl.self,
    UIScrollView.self, UISearchBar.self, UISearchTextField.self, UISegmentedControl.self,
    UISlider.self, UIStackView.self, UIStepper.self, UISwitch.self, UITabBar.self, UITableView.self,
    UITableViewCell.self, UITableViewHeaderFooterView.self, UITextField.self, UITextView.self,
    UIToolbar.self, UIVisualEffectView.self,
  ]
}
