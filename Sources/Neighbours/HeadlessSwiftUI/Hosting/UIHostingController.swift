/// A view controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController, SelfNamedObject {
  /// The tree of the views.
  private(set) final var host: Host?

  private var rootNode: RootNode<Content>? { host?.root as? RootNode<Content> }

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    show(EnvironmentValues())
  }

  /// Creates the screen of a node: its views have that environment, and are updated with the node.
  init(_ rootView: Content, of node: _AnyNode, _ environment: EnvironmentValues) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    show(environment, of: node)
  }

  /// Creates a controller from an archive, that shows a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
    show(EnvironmentValues())
  }

  /// Creates a controller from an archive: a subclass says what it shows.
  @MainActor public required dynamic init?(coder aDecoder: NSCoder) {
    RuntimeIssue.fail(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    return nil
  }

  private func show(_ environment: EnvironmentValues, of owner: _AnyNode? = nil) {
    host = Host(self, left(environment), of: owner) { [unowned self] in RootNode(rootView, $0) }
    host?.contentChanged = { [weak self] in self?.contentChanged() }
  }

  /// The environment of the screen, which `dismiss` leaves.
  private func left(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.dismiss = dismissal
    return environment
  }

  private final lazy var dismissal = DismissAction(
    isPresented: { [weak self] in self?.isPresentedOrPushed ?? false },
    { [weak self] in self?.leave() })

  /// Takes another environment of the node that shows the screen.
  final func take(_ environment: EnvironmentValues) { host?.take(left(environment)) }

  // MARK: What is shown

  /// The view that is shown.
  public var rootView: Content {
    didSet { rootNode?.view = rootView }
  }

  /// Which parts of the screen that may be covered are left free.
  public var safeAreaRegions: SafeAreaRegions {
    get { host?.safeAreaRegions ?? .all }
    set {
      host?.safeAreaRegions = newValue
      host?.setNeedsLayout()
    }
  }

  // MARK: In messages

  /// The class, as the app has written it.
  package var ownKind: String {
    guard type(of: self) == UIHostingController.self else { return "\(type(of: self))" }
    let shown = HostedName.root(host?.root) ?? "\(Content.self)"
    return "UIHostingController<\(shown)>"
  }

  /// The class and the title.
  package var ownName: String {
    title.map { "<\(ownKind) \"\($0)\">" } ?? "<\(ownKind)>"
  }

  // MARK: Sizes

  /// What UIKit is told of the size of the content.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { contentChanged() }
  }

  /// The size that the view needs in another one.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    host?.size(ProposedViewSize(size)) ?? .zero
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host?.size(proposal) ?? .zero }

  private func contentChanged() {
    guard isViewLoaded else { return }
    view.invalidateIntrinsicContentSize()
    guard sizingOptions.contains(.preferredContentSize), let host else { return }
    let size = host.size(.unspecified)
    if preferredContentSize != size { preferredContentSize = size }
  }

  // MARK: The screen

  open override func loadView() {
    guard let host else { return super.loadView() }
    view = host.view
    view.backgroundColor = .systemBackground
  }

  open override var prefersStatusBarHidden: Bool {
    ScreenWishes.hidesStatusBar[self] ?? super.prefersStatusBarHidden
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    host?.willAppear()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host?.didAppear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Views that something covers which a binding presents do not disappear.
    if !isCoveredByBinding { host?.didDisappear() }
  }
}

extension UIHostingController: HostingScreen {}
