/// A tree of nodes, in a view of UIKit's.
@MainActor
final class Host {
  private(set) weak var controller: UIViewController?
  let updates: Updates
  /// The node of the view that is hosted.
  var root: _AnyNode? { base?.child }
  let view = HostingView()
  /// Whether parts that may be covered are left free.
  var safeAreaRegions = SafeAreaRegions.all
  private let make: @MainActor (_Context) -> _AnyNode
  private var beginning: Beginning
  private var base: BaseNode?
  /// The nodes that hear when the screen appears and disappears.
  private var appearances: [Weak<Appearance>] = []
  private var observers: [Weak<PreferenceWatch>] = []
  private(set) var isVisible = false
  /// Whether the screen has gone, though its view may still be there.
  private var isGone = false
  private var isLayingOut = false
  /// Called when the content may have another size.
  var contentChanged: (@MainActor () -> Void)?

  /// Creates a tree; that of a node's screen is updated with the node's.
  init(
    _ controller: UIViewController?, _ environment: EnvironmentValues, of owner: _AnyNode? = nil,
    _ make: @escaping @MainActor (_Context) -> _AnyNode
  ) {
    self.controller = controller
    updates = owner?.updates ?? Updates()
    self.make = make
    beginning = Beginning(environment: environment, owner: owner)
    view.host = self
  }

  /// What the tree begins with.
  private struct Beginning {
    var environment: EnvironmentValues
    /// The node of another tree that shows this one.
    weak var owner: _AnyNode?
  }

  private var first: EnvironmentValues {
    get { beginning.environment }
    set { beginning.environment = newValue }
  }

  /// Makes the nodes, when they are first needed.
  func begin() {
    guard base == nil else { return }
    first.take(view.traitCollection)
    if controller != nil {
      first.takeEditMode(of: updates)
      first.isInList = false
    }
    let base = BaseNode(
      _Context(host: self, parent: beginning.owner, environment: first, axis: .vertical))
    self.base = base
    base.child = make(base.inner())
    view.barsIfMade?.apply()
  }

  // MARK: Bars

  /// What the views of the screen say of its bars.
  var bars: ScreenBars {
    if let bars = view.barsIfMade { return bars }
    let bars = ScreenBars(self)
    view.barsIfMade = bars
    return bars
  }

  /// The tree of the screen that the views are on, where this one is that of a part of it.
  var screen: Host {
    if let controller = controller as? any HostingScreen, let host = controller.host { return host }
    return around ?? self
  }

  /// The tree of the screen that this one is a part of.
  var around: Host? { beginning.owner?.host.screen }

  // What tasks of the views set later changes nothing.
  isolated deinit { base?.end() }

  // MARK: Changes

  /// The environment that the views begin with.
  var environment: EnvironmentValues {
    get { base?.environment ?? first }
    set {
      first = newValue
      base?.environmentChanged(newValue)
    }
  }

  /// Takes another environment of the node that shows the tree.
  func take(_ environment: EnvironmentValues) {
    var environment = environment
    environment.take(view.traitCollection)
    self.environment = environment
  }

  /// Lets the views be placed anew.
  func setNeedsLayout() {
    guard !isLayingOut else { return }
    view.setNeedsLayout()
    contentChanged?()
  }

  // MARK: Layout

  /// Views side by side at the root stand below each other.
  private var arrangement: any Arrangement {
    items.count > 1
      ? StackArrangement(direction: .vertical, guide: HorizontalAlignment.center.guide, gap: nil)
      : LayerArrangement(alignment: .center)
  }

  private var items: [_LayoutItem] { base?.items ?? [] }

  /// The size that the views need.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    begin()
    updates.refresh()
    return arrangement.size(of: items, proposal)
  }

  /// Places the views.
  func layOut() {
    guard !isLayingOut else { return }
    begin()
    updates.refresh()
    view.barsIfMade?.apply()
    isLayingOut = true
    place(updates.takeAnimation())
    isLayingOut = false
    checkPreferences()
    if view.window != nil, !isGone { setVisible(true) }
  }

  private func place(_ animation: Animation?) {
    guard let animation, animation.duration.isFinite, view.window != nil else { return place() }
    UIView.animate(
      withDuration: animation.duration - animation.delay, delay: animation.delay,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.place() }
  }

  private func place() {
    let bounds = view.bounds
    let container =
      safeAreaRegions.contains(.container) ? bounds.inset(by: view.safeAreaInsets) : bounds
    let free = safeAreaRegions.contains(.keyboard) ? view.aboveKeyboard(container) : container
    let environment = environment
    let canvas = UIKitCanvas(
      view, origin: view.convert(CGPoint.zero, to: nil),
      room: UIKitCanvas.Room(bounds: bounds, container: container, safeArea: free),
      scale: environment.displayScale,
      isMirrored: environment.layoutDirection == .rightToLeft)
    let proposal = ProposedViewSize(free.size)
    let (arrangement, items) = (arrangement, items)
    let size = arrangement.size(of: items, proposal)
    let origin = CGPoint(x: free.midX - size.width / 2, y: free.midY - size.height / 2)
    arrangement.place(items, at: origin, in: size, proposal, canvas)
    canvas.finish()
  }

  // MARK: Appearing

  func add(_ appearance: Appearance) {
    appearances.append(Weak(appearance))
    if isVisible { appearance.setVisible(true, updates) }
  }

  /// The screen comes: its views appear when they are placed.
  func willAppear() {
    isGone = false
    setNeedsLayout()
    view.barsIfMade?.show()
  }

  /// The screen is there: what is to happen as its views appear has happened.
  func didAppear() {
    if view.window != nil { view.layoutIfNeeded() }
    setVisible(true)
    updates.act()
  }

  func didDisappear() {
    isGone = true
    setVisible(false)
    updates.act()
  }

  private func setVisible(_ isVisible: Bool) {
    guard self.isVisible != isVisible else { return }
    self.isVisible = isVisible
    appearances.removeAll { $0.object == nil }
    for appearance in appearances { appearance.object?.setVisible(isVisible, updates) }
  }

  // MARK: Preferences

  func add(_ watch: PreferenceWatch) {
    observers.append(Weak(watch))
    setNeedsLayout()
  }

  /// Tells what has changed of what views say to those around.
  private func checkPreferences() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.object == nil }
    for observer in observers { observer.object?.check() }
  }
}
