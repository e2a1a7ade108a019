public import Foundation

/// A container with two or three columns, which are one stack where there is little width.
///
/// Whether it is collapsed depends on its horizontal size class. On a phone that is compact, unless
/// a parent gives the controller another one.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  // MARK: Creating a split view controller

  /// Creates a split view controller of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a classic split view controller, which is given its two screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a classic split view controller from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Creates a classic split view controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Customizing the behaviour

  /// The delegate of the columns; it is not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The number of columns.
  open internal(set) var style: Style

  /// Whether a gesture shows and hides columns; the model has no such gesture.
  open var presentsWithGesture = true

  /// Whether the button that leaves the secondary column alone is shown.
  open var showsSecondaryOnlyButton = false

  /// The edge at which the primary column is.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { loadedView?.setNeedsLayout() } }
  }

  /// The background of the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Managing the columns

  /// Sets the screen of a column, which comes in a navigation controller (behaviour 623).
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard hasColumns(for: "UISplitViewController.setViewController(_:for:)") else { return }
    if let vc, let other = columns.first(where: { $0.value === vc && $0.key != column }) {
      return ModelException.internalInconsistency.raise(
        "\(objectName(vc)) is already specified as the view controller for the "
          + "\(other.key.name) column. Split view controller: \(objectName(self))",
        by: "UISplitViewController.setViewController(_:for:)")
    }
    guard columns[column] !== vc else { return }
    replace(column, by: vc)
  }

  /// Returns the screen of a column, as it was given.
  open func viewController(for column: Column) -> UIViewController? {
    guard hasColumns(for: "UISplitViewController.viewController(for:)") else { return nil }
    return columns[column]
  }

  /// Shows a column (behaviour 629).
  open func show(_ column: Column) {
    guard hasColumns(for: "UISplitViewController.show(_:)"), column != .compact else { return }
    if isCollapsed { showInStack(column) } else { showBeside(column) }
  }

  /// Hides a column (behaviour 629).
  open func hide(_ column: Column) {
    guard hasColumns(for: "UISplitViewController.hide(_:)"), column != .compact else { return }
    if isCollapsed { hideInStack(column) } else { hideBeside(column) }
  }

  /// The screens: the primary one and the secondary one, or the stack that is left of both.
  open var viewControllers: [UIViewController] {
    get { style == .unspecified ? classicScreens : columnScreens }
    set {
      guard style == .unspecified else {
        for (column, screen) in zip(orderedColumns, newValue) {
          setViewController(screen, for: column)
        }
        return
      }
      setClassic(newValue)
    }
  }

  // MARK: Showing screens

  /// Shows a screen in the primary column of a classic controller, unless the delegate does it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard style == .unspecified else { return super.show(vc, sender: sender) }
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    guard !isCollapsed else {
      main?.show(vc, sender: sender)
      return
    }
    setClassic([vc] + classicScreens.dropFirst())
  }

  /// Shows a screen in the secondary column (behaviour 631).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard style == .unspecified else {
      if columns[.secondary] !== vc { replace(.secondary, by: vc) }
      return show(.secondary)
    }
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else {
      return setClassic(classicScreens.prefix(1) + [vc])
    }
    guard let main else { return setClassic([vc]) }
    if let stack = main as? UINavigationController {
      stack.nest(vc, animated: true)
    } else {
      main.present(vc, animated: true)
    }
  }

  /// Returns whether the controller performs an action; it can show details.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "showDetailViewController:sender:"
      || (action == "showViewController:sender:" && style == .unspecified)
      || super.canPerformAction(action, withSender: sender)
  }

  // MARK: Managing the display mode

  /// Which columns are shown where there is room for several; never `automatic` (behaviour 621).
  ///
  /// Where there is little width it stays the same, for any preferred mode (behaviour 632).
  open var displayMode: DisplayMode {
    traitCollection.horizontalSizeClass == .compact ? .oneBesideSecondary : storedMode
  }

  /// Which columns should be shown.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue, !isCollapsed { change(to: suitableMode) } }
  }

  /// How the columns lie, if the app asks for it.
  open var preferredSplitBehavior = SplitBehavior.automatic

  /// How the columns lie.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  /// Whether the columns are one stack.
  open var isCollapsed: Bool { storedIsCollapsed }

  /// A button that shows and hides the primary column of a classic controller.
  open var displayModeButtonItem: UIBarButtonItem {
    if let modeItem { return modeItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [link] _ in
        (link.controller as? UISplitViewController)?.toggleMode()
      })
    modeItem = item
    return item
  }

  // MARK: Sizing the columns

  /// The part of the width that the primary column should have.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { resize() } }

  /// The width that the primary column should have.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { resize() } }

  /// The least width of the primary column.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { resize() } }

  /// The greatest width of the primary column.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { resize() } }

  /// The width of the primary column (behaviour 625).
  open var primaryColumnWidth: CGFloat {
    width(
      usual: style == .tripleColumn ? 280 : 320, fraction: preferredPrimaryColumnWidthFraction,
      preferred: preferredPrimaryColumnWidth, minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth)
  }

  /// The part of the width that the supplementary column should have.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementary.fraction }
    set { if hasSupplementary { supplementary.fraction = newValue } }
  }

  /// The width that the supplementary column should have.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementary.preferred }
    set { if hasSupplementary { supplementary.preferred = newValue } }
  }

  /// The least width of the supplementary column.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementary.minimum }
    set { if hasSupplementary { supplementary.minimum = newValue } }
  }

  /// The greatest width of the supplementary column.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementary.maximum }
    set { if hasSupplementary { supplementary.maximum = newValue } }
  }

  /// The width of the supplementary column.
  open var supplementaryColumnWidth: CGFloat {
    guard hasSupplementary else { return 0 }
    return width(
      usual: 320, fraction: supplementary.fraction, preferred: supplementary.preferred,
      supplementary.minimum, supplementary.maximum)
  }

  /// Leaves a length to the controller.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  // MARK: Storage

  /// The screens of the columns, as they were given.
  final var columns: [Column: UIViewController] = [:]
  /// The navigation controllers that were made for the columns' screens.
  final var wraps: [Column: UINavigationController] = [:]
  /// The screens of a classic controller: the primary one and the secondary one.
  final var classicScreens: [UIViewController] = []
  /// The secondary screen that the primary one has taken.
  final weak var collapsedSecondary: UIViewController?
  final var storedIsCollapsed = false
  final var storedMode = DisplayMode.oneBesideSecondary
  /// The screens whose views are in the view, from the leading edge on.
  final var shown: [UIViewController] = []
  private final var modeItem: UIBarButtonItem?
  private final var supplementary = SupplementaryWidths() { didSet { resize() } }

  private struct SupplementaryWidths {
    var fraction = UISplitViewController.automaticDimension
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension
  }

  private final func resize() { loadedView?.setNeedsLayout() }

  /// Whether there are columns at all; UIKit raises where a classic controller is asked for one.
  private final func hasColumns(for call: String) -> Bool {
    guard style == .unspecified else { return true }
    ModelException.invalidArgument.raise(
      "This API requires initializing the UISplitViewController with -initWithStyle:", by: call)
    return false
  }

  private final var hasSupplementary: Bool {
    guard style != .tripleColumn else { return true }
    ModelException.invalidArgument.raise(
      "UISplitViewController supplementaryColumnWidth properties unsupported for style = "
        + (style == .doubleColumn ? "DoubleColumn" : "Unspecified"),
      by: "UISplitViewController.supplementaryColumnWidth")
    return false
  }

  private final func width(
    usual: CGFloat, fraction: CGFloat, preferred: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let whole = loadedView?.bounds.width ?? UIScreen.main.bounds.width
    guard traitCollection.horizontalSizeClass != .compact else { return whole }
    var width = preferred >= 0 ? preferred : fraction >= 0 ? whole * fraction : usual
    if maximum >= 0 { width = min(width, maximum) }
    if minimum >= 0 { width = max(width, minimum) }
    return min(width, whole)
  }

  // MARK: The model

  override func makeOwnView() -> UIView { ContainerView(frame: UIScreen.main.bounds) }

  override var drivesItsChildren: Bool { true }

  override var currentChildren: [UIViewController] { shown }

  override func removeChild(_ child: UIViewController) { didLose(child) }

  override func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, appearanceState.phase == .disappeared {
      loadViewIfNeeded()
      adaptToWidth()
      putColumnsInView()
    }
    super.beginAppearance(isAppearing, animated: animated)
  }

  override func traitsHaveChanged() {
    if appearanceState.phase == .appeared { adaptToWidth() }
  }

  override func layOutContainer(in view: UIView, _ safeArea: UIEdgeInsets?) { layOutColumns() }
}
