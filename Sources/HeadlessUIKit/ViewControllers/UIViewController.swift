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

  /// Called when a storyboard or nib has connected the view controller.
  open func awakeFromNib() {}

  // MARK: Managing the view

  /// The view, loaded when it is first asked for (behaviour 140).
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

  /// Makes the view; override it to make one of your own (behaviour 141).
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

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

  /// The size that the screen would like to have where it can choose.
  open var preferredContentSize = CGSize.zero

  // MARK: Responding to view-related events

  /// Called when the view is about to appear; it is in no window yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window and has its size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Extending the view's safe area

  /// What the view controller's own bars cover.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
  }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Managing the view's margins

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Configuring the view's layout behavior

  /// Called before the view's subviews are laid out.
  open func viewWillLayoutSubviews() {}

  /// Called after the view's subviews have been laid out.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

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

  // MARK: Handling memory warnings

  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Handling traits

  /// The traits that hold for the view controller: those of its view.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called when a trait has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.settleTraits() } }
  }

  // MARK: Managing the responder chain

  /// The superview of the view, or the window where the view is the window's root.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: Storage

  private var loadedView: UIView?
  final var traitRegistrations = TraitRegistrations()
  /// How far the view's coming and going has come.
  final var appearance = Appearance.disappeared

  // MARK: The model

  package override var hostApplication: UIApplication { loadedView?.hostApplication ?? .shared }
}
