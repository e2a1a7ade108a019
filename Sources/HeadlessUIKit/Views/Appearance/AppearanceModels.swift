import Foundation

/// Untouched objects, by which one tells what a proxy or a view has been given.
@MainActor
enum AppearanceModels {
  /// Makes a view with `init(frame:)`, or as UIKit makes views of its kind.
  static func make<View: UIView>(_ type: View.Type) -> View {
    if let cell = type as? UITableViewCell.Type {
      return ObjectMaker.laundered(ObjectMaker.make(cell, reuseIdentifier: nil), as: type)
    }
    if let header = type as? UITableViewHeaderFooterView.Type {
      return ObjectMaker.laundered(ObjectMaker.make(header: header, reuseIdentifier: nil), as: type)
    }
    if type == UICollectionView.self {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      return ObjectMaker.laundered(view, as: type)
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

  /// Returns the class of the model's that an object's class is, or is derived from.
  static func modelClass(of object: NSObject) -> NSObject.Type {
    var type: any Any.Type = Swift.type(of: object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let each = mirror {
      type = each.subjectType
      if String(reflecting: type).hasPrefix("HeadlessUIKit.") { break }
      mirror = each.superclassMirror
    }
    return type as? NSObject.Type ?? UIView.self
  }

  /// Makes an untouched object of the model's class that another object is derived from.
  static func untouched(like object: NSObject) -> NSObject {
    let type = modelClass(of: object)
    if let view = type as? UIView.Type { return make(view) }
    if let item = type as? UIBarItem.Type { return make(item) }
    return object
  }
}
