public import Foundation

extension NSObjectProtocol {
  /// Returns the name of the class, with its module if it is not the model's.
  public static func description() -> String { uiKitDescription(self) }

  /// Returns an implementation that nothing calls, where the object has the method.
  public func method(for selector: Selector!) -> IMP! {
    responds(to: selector) ? OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) : nil
  }

  /// Returns the class, as each object of it does.
  public static func classForCoder() -> AnyClass { self }

  /// Returns whether the object conforms to a protocol.
  public func conforms<Requirements>(to requirements: Requirements.Type) -> Bool {
    self is Requirements
  }

  /// Returns whether the object is of a class, or of one below it.
  @_disfavoredOverload
  public func isKind(of type: AnyClass) -> Bool {
    (self as AnyObject as? NSObject)?.isKind(of: type) ?? false
  }

  /// Returns whether the object is of a class, and of none below it.
  @_disfavoredOverload
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }
}

/// Returns the name of a class, with its module if it is not the model's.
///
/// It stands for `type(of: object).description()`: with Objective-C any object's class has that.
public func uiKitDescription(_ type: AnyClass) -> String {
  let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown") }
  let isModelled = ["HeadlessUIKit", "Foundation"].contains(parts.first)
  return parts.dropFirst(isModelled ? 1 : 0).joined(separator: ".")
}

/// Makes an object of a class that is only known at run time.
///
/// It stands for `type.init()`, which Swift allows where Objective-C knows the initializer. As there,
/// a class without that initializer ends the process.
public func uiKitObject<Object: NSObject>(_ type: Object.Type) -> Object {
  MainActor.runUnchecked {
    switch type {
    case let view as UIView.Type:
      ObjectMaker.laundered(AppearanceModels.make(view), as: type)
    case let screen as UIViewController.Type:
      ObjectMaker.laundered(ObjectMaker.make(screen), as: type)
    case let item as UIBarItem.Type:
      ObjectMaker.laundered(AppearanceModels.make(item), as: type)
    case let layer as CALayer.Type: ObjectMaker.laundered(ObjectMaker.make(layer), as: type)
    default: ObjectMaker.make(type)
    }
  }
}

/// Returns an object as one of a class that is only known at run time.
///
/// It stands for `Self(section: …)` in an extension of the object's class: with Objective-C that makes an
/// object of each class below it, too. Here that is an exception, and an object that `init()` makes.
public func uiKitObject<Object: NSObject>(_ object: NSObject, as type: Object.Type) -> Object {
  if let object = object as? Object { return object }
  let (own, other) = (uiKitDescription(type), uiKitDescription(Swift.type(of: object)))
  ModelException.invalidArgument.raiseAnywhere(
    "'Self(…)' makes an object of \(other), and not of \(own) below it.",
    by: "an extension of \(other): make an object of \(own) by its name", of: "The model")
  return uiKitObject(type)
}

/// Returns an object as one of a class that is only known at run time, if there is one; see
/// ``uiKitObject(_:as:)``.
@_disfavoredOverload
public func uiKitObject<Object: NSObject>(_ object: NSObject?, as type: Object.Type) -> Object? {
  object.map { uiKitObject($0, as: type) }
}

/// Makes a view of a class that is only known at run time; see ``uiKitObject(_:)``.
@preconcurrency @MainActor
public func uiKitObject<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  ObjectMaker.make(type, frame: frame)
}

/// Makes a view controller of a class that is only known at run time; see ``uiKitObject(_:)``.
@preconcurrency @MainActor
public func uiKitObject<Screen: UIViewController>(
  _ type: Screen.Type, nibName: String?, bundle: Bundle?
) -> Screen { ObjectMaker.make(type, nibName: nibName, bundle: bundle) }

/// Makes a cell of a class that is only known at run time; see ``uiKitObject(_:)``.
@preconcurrency @MainActor
public func uiKitObject<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell { ObjectMaker.make(type, style: style, reuseIdentifier: reuseIdentifier) }

/// Makes a header or footer of a class that is only known at run time; see ``uiKitObject(_:)``.
@preconcurrency @MainActor
public func uiKitObject<Header: UITableViewHeaderFooterView>(
  _ type: Header.Type, reuseIdentifier: String?
) -> Header { ObjectMaker.make(header: type, reuseIdentifier: reuseIdentifier) }

/// Makes a segue of a class that is only known at run time; see ``uiKitObject(_:)``.
@preconcurrency @MainActor
public func uiKitObject<Segue: UIStoryboardSegue>(
  _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Segue {
  ObjectMaker.make(type, identifier: identifier, source: source, destination: destination)
}
