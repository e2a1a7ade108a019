public import Foundation

/// One screen, or a part of one: a view and what it does.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: Creating a view controller

  /// Creates a view controller, whose view is made when it is first asked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a view controller that makes its own view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The name of the nib file given at creation.
  open private(set) var nibName: String?

  /// The bundle of the nib file given at creation.
  open private(set) var nibBundle: Bundle?

  // MARK: Managing the view

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view, where it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; override it to make one of your own.
  open func loadView() { view = UIView() }

  /// Called once the view has been loaded.
  open func viewDidLoad() {}

  /// Loads the view, unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// What the screen is called.
  open var title: String?

  // MARK: Getting other related view controllers

  /// The container that holds this view controller.
  open package(set) weak var parent: UIViewController?

  /// The nearest navigation controller around this view controller.
  open var navigationController: UINavigationController? {
    var ancestor = parent
    while let next = ancestor {
      if let navigation = next as? UINavigationController { return navigation }
      ancestor = next.parent
    }
    return nil
  }

  // MARK: Managing the responder chain

  /// The superview of the view.
  open override var next: UIResponder? { loadedView?.superview }

  private var loadedView: UIView?
}
