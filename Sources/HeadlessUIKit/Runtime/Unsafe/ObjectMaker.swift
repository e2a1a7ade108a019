import Foundation

/// Makes objects of a class that is only known at run time, as UIKit does.
///
/// A designated initializer that UIKit does not mark as required still has an entry in the class's
/// table. A subclass here declares it as required, and the class is treated as that subclass. The
/// call then reaches the real class's own initializer. This is only used where UIKit itself makes
/// objects this way, because a class without the initializer traps.
@MainActor
package enum ObjectMaker {
  /// Makes a view with `init(frame:)`.
  package static func make<View: UIView>(_ type: View.Type, frame: CGRect = .zero) -> View {
    laundered(makeView(type, frame), as: type)
  }

  /// Makes a view controller with `init(nibName:bundle:)`.
  package static func make<Screen: UIViewController>(
    _ type: Screen.Type, nibName: String? = nil, bundle: Bundle? = nil
  ) -> Screen { laundered(makeViewController(type, nibName, bundle), as: type) }

  /// Makes any other object with `init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    laundered(makeObject(type), as: type)
  }

  /// Makes a layer with `init()`.
  package static func make<Layer: CALayer>(_ type: Layer.Type) -> Layer {
    laundered(makeLayer(type), as: type)
  }

  /// Makes an item of a bar with `init()`.
  package static func make<Item: UIBarButtonItem>(_ type: Item.Type) -> Item {
    laundered(makeBarButtonItem(type), as: type)
  }

  /// Makes a gesture recognizer with `init(coder:)`.
  static func make<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, coder: NSCoder
  ) -> Recognizer? {
    makeGestureRecognizer(type, coder).map { laundered($0, as: type) }
  }

  /// Makes a segue with `init(identifier:source:destination:)`.
  static func make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> Segue {
    laundered(makeSegue(type, identifier, source, destination), as: type)
  }

  // The compiler must not take these calls for direct calls of the stated class, because that
  // class's own initializer would run then. So each class has a subclass that overrides the
  // initializer, which makes the compiler call it through the class's table. And the optimizer,
  // which knows all subclasses in the module, must not look inside.

  @inline(never)
  @_optimize(none)
  private static func makeView(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    unsafeBitCast(type, to: MadeView.Type.self).init(frame: frame)
  }

  @inline(never)
  @_optimize(none)
  private static func makeViewController(
    _ type: UIViewController.Type, _ nibName: String?, _ bundle: Bundle?
  ) -> UIViewController {
    unsafeBitCast(type, to: MadeViewController.Type.self).init(nibName: nibName, bundle: bundle)
  }

  @inline(never)
  @_optimize(none)
  private static func makeObject(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: MadeObject.Type.self).init()
  }

  @inline(never)
  @_optimize(none)
  private static func makeLayer(_ type: CALayer.Type) -> CALayer {
    unsafeBitCast(type, to: MadeLayer.Type.self).init()
  }

  @inline(never)
  @_optimize(none)
  private static func makeBarButtonItem(_ type: UIBarButtonItem.Type) -> UIBarButtonItem {
    unsafeBitCast(type, to: MadeBarButtonItem.Type.self).init()
  }

  @inline(never)
  @_optimize(none)
  private static func makeGestureRecognizer(
    _ type: UIGestureRecognizer.Type, _ coder: NSCoder
  ) -> UIGestureRecognizer? {
    unsafeBitCast(type, to: MadeGestureRecognizer.Type.self).init(coder: coder)
  }

  @inline(never)
  @_optimize(none)
  private static func makeSegue(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(type, to: MadeSegue.Type.self)
      .init(identifier: identifier, source: source, destination: destination)
  }

  /// Hides the stated class of the object from the optimizer, because `is` would answer wrongly
  /// otherwise.
  @inline(never)
  @_optimize(none)
  static func laundered<T: AnyObject>(_ object: AnyObject, as type: T.Type) -> T {
    Unmanaged<T>.fromOpaque(Unmanaged.passRetained(object).toOpaque()).takeRetainedValue()
  }
}

class MadeView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class OverriddenView: MadeView {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

class MadeViewController: UIViewController {
  required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OverriddenViewController: MadeViewController {
  required init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { nil }
}

class MadeObject: NSObject {
  required override init() { super.init() }
}

private final class OverriddenObject: MadeObject {
  required init() { super.init() }
}

class MadeLayer: CALayer {
  required override init() { super.init() }
  required init?(coder: NSCoder) { nil }
}

private final class OverriddenLayer: MadeLayer {
  required init() { super.init() }
  required init?(coder: NSCoder) { nil }
}

class MadeBarButtonItem: UIBarButtonItem {
  required override init() { super.init() }
  required init?(coder: NSCoder) { nil }
}

private final class OverriddenBarButtonItem: MadeBarButtonItem {
  required init() { super.init() }
  required init?(coder: NSCoder) { nil }
}

class MadeGestureRecognizer: UIGestureRecognizer {
  required override init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverriddenGestureRecognizer: MadeGestureRecognizer {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class MadeSegue: UIStoryboardSegue {
  required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

private final class OverriddenSegue: MadeSegue {
  required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
