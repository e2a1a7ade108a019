public import Foundation

/// A view that shows items in sections, where its layout places them.
///
/// The collection view asks for cells at the next layout, and only for the ones in view (behaviour
/// 428, 431). A touch of an item calls the delegate; selecting in code does not (behaviour 459).
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
  // MARK: Creating a collection view

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.user = self
  }

  /// Creates a collection view from an archive, which must contain a layout (behaviour 403).
  public required init?(coder: NSCoder) {
    let layout = coder.interface?.makeLayout()
    storedLayout = layout ?? UICollectionViewLayout()
    super.init(coder: coder)
    storedLayout.user = self
    if layout == nil { Self.raiseNoLayout(by: "UICollectionView.init(coder:)") }
  }

  /// Reports that there is no layout, and creates a collection view that shows nothing.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
    Self.raiseNoLayout(by: "UICollectionView.init(frame:)")
  }

  /// Reports that there is no layout, and creates a collection view that shows nothing.
  public convenience init() { self.init(frame: .zero) }

  // MARK: Providing the collection view data

  /// The data source; it is not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// The object that prepares data for items that will soon be visible; it is not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { list.prefetch = ListPrefetch() } }
  }

  /// Whether the collection view announces items that will soon be visible.
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { list.prefetch = ListPrefetch() } }
  }

  // MARK: Managing user interactions

  /// The object that is told about the items and the user's actions; it is not kept alive.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      guard delegate !== oldValue, preparation.isPrepared else { return }
      // A flow layout asks the delegate for sizes.
      preparation.owesInvalidation = true
      setNeedsLayout()
    }
  }

  // MARK: Configuring the background view

  /// The view behind all cells, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.storedSuperview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Creating cells

  /// Registers a class for making cells; `nil` cancels the registration (behaviour 416).
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellSources.register(
      cellClass, for: identifier, by: "UICollectionView.register(_:forCellWithReuseIdentifier:)")
  }

  /// Registers a nib for making cells; `nil` cancels the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellSources.register(nib, for: identifier)
  }

  /// Returns a reused or new cell for an item; the identifier must be registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let call = "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)"
    let view = dequeue(.cell, identifier, indexPath, by: call) { [self] in
      cellSources.make(identifier, by: call) { ObjectMaker.make($0) }
    }
    return view as? UICollectionViewCell ?? placeholderCell()
  }

  /// Returns a cell of a registration, configured for an item.
  ///
  /// Without an item the cell is not configured.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.dequeue(from: self, for: indexPath, item: item)
  }

  // MARK: Creating headers and footers

  /// Registers a class for making supplementary views; `nil` cancels the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementarySources[elementKind, default: ReuseSources()].register(
      viewClass, for: identifier,
      by: "UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
  }

  /// Registers a nib for making supplementary views; `nil` cancels the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementarySources[kind, default: ReuseSources()].register(nib, for: identifier)
  }

  /// Returns a reused or new supplementary view; kind and identifier must be registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let call = "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
    return dequeue(.supplementary(elementKind), identifier, indexPath, by: call) { [self] in
      supplementarySources[elementKind]?.make(identifier, by: call) { ObjectMaker.make($0) }
    }
  }

  /// Returns a supplementary view of a registration, configured for an index path.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.dequeue(from: self, for: indexPath)
  }

  /// The kind of the views above sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of the views below sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Changing the layout

  /// The layout that places the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Exchanges the layout; the cells stay (behaviour 502).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    exchangeLayout(for: layout)
  }

  /// Exchanges the layout, and calls the completion on a later turn.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    guard let completion else { return }
    hostApplication.mainLoop.enqueue("UICollectionView layout transition") { completion(true) }
  }

  /// Goes on with a layout that a gesture leads from the current layout to another one.
  ///
  /// The delegate may provide it. Its progress is set by the app, which then invalidates it.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

  /// Goes on with the layout that the transition leads to.
  open func finishInteractiveTransition() {
    endTransition(completes: true, by: "finishInteractiveTransition()")
  }

  /// Goes back to the layout that the transition comes from.
  open func cancelInteractiveTransition() {
    endTransition(completes: false, by: "cancelInteractiveTransition()")
  }

  // MARK: Managing self-sizing

  /// When the collection view measures its shown items again (behaviour 401, 783).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Getting the state of the collection view

  /// The number of sections at the last load.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section at the last load.
  open func numberOfItems(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    if counts.indices.contains(section) { return counts[section] }
    guard !list.isCounting else { return 0 }
    ModelException.internalInconsistency.raise(
      "request for number of items in section \(section) when there are only \(counts.count) "
        + "sections in the collection view", by: "UICollectionView.numberOfItems(inSection:)")
    return 0
  }

  /// The visible cells, in no particular order (behaviour 435).
  open var visibleCells: [UICollectionViewCell] {
    layOutIfReloaded()
    return list.displayed.filter { isInView($0.cell) }.map(\.cell)
  }

  /// Whether items are temporarily moved by a drag.
  open var hasUncommittedUpdates: Bool { moment.movement != nil }

  // MARK: Inserting, moving, and deleting items

  /// Inserts items at positions after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    updateItems(at: indexPaths, by: "insertItems(at:)") { .insertRow($0) }
  }

  /// Moves an item from a position before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let target = item(newIndexPath, by: "moveItem(at:to:)") else { return refuseUpdates() }
    updateItems(at: [indexPath], by: "moveItem(at:to:)") { .moveRow($0, to: target) }
  }

  /// Deletes items at positions before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updateItems(at: indexPaths, by: "deleteItems(at:)") { .deleteRow($0) }
  }

  // MARK: Inserting, moving, and deleting sections

  /// Inserts sections at positions after the update.
  open func insertSections(_ sections: IndexSet) {
    update(by: "insertSections(_:)") {
      list.batch.add(.insertSections(sections))
    }
  }

  /// Moves a section from a position before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(by: "moveSection(_:toSection:)") {
      list.batch.add(.moveSection(section, to: newSection))
    }
  }

  /// Deletes sections at positions before the update.
  open func deleteSections(_ sections: IndexSet) {
    update(by: "deleteSections(_:)") {
      list.batch.add(.deleteSections(sections))
    }
  }

  // MARK: Animating multiple changes

  /// Makes the updates of a closure together; the completion runs on a later turn (behaviour 479).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { makeUpdates(completion) { updates?() } }

  /// Makes the updates of a closure together that does not escape (behaviour 950).
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { handOn(updates, completion) { performBatchUpdates($0, completion: $1) } }

  // MARK: Reloading content

  /// Drops all counts and, at the next layout, all cells (behaviour 429).
  open func reloadData() {
    list.edition &+= 1
    list.batch.removeUpdates()
    list.hasLoaded = false
    preparation.owesReload = false
    counts = []
    list.selection.removeAll()
    moment.movement = nil
    // A finger that is down selects nothing any more (behaviour 472).
    for index in list.presses.indices { list.presses[index].isLost = true }
    closeActions()
    list.needsReload = true
    preparation.owesInvalidation = true
    setNeedsLayout()
  }

  /// Replaces sections, at positions before the update; the number of items may change.
  open func reloadSections(_ sections: IndexSet) {
    update(by: "reloadSections(_:)") {
      list.batch.add(.reloadSections(sections))
    }
  }

  /// Replaces the cells of items, at positions before the update (behaviour 468).
  open func reloadItems(at indexPaths: [IndexPath]) {
    updateItems(at: indexPaths, by: "reloadItems(at:)") { .reloadRow($0) }
  }

  /// Asks for existing cells again, to update them in place (behaviour 486).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    updateItems(at: indexPaths, by: "reconfigureItems(at:)") { .reconfigureRow($0) }
  }

  // MARK: Reordering items

  /// How fast items make room for a moved one.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Begins to move an item, if the data source allows it (behaviour 559).
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item to a position of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }

  /// Drops the item; the data source is told if its index path has changed.
  open func endInteractiveMovement() { endMovement() }

  /// Puts the item back; the data source is not told.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Managing the selection

  /// Whether the user can select items.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }

  /// Whether the user can select several items.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { deselectAllButFirst() } }
  }

  /// Whether the user can select items while the collection view is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether the user can select several items while the collection view is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether focusing an item selects it.
  open var selectionFollowsFocus = false

  /// The selected items in the order of selection; an empty list without a selection (behaviour
  /// 458).
  open var indexPathsForSelectedItems: [IndexPath]? { list.selection.rows.map(\.indexPath) }

  /// Selects an item without telling the delegate; `nil` deselects all items (behaviour 459).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else { return deselectAll() }
    guard
      let row = rowToSelect(
        indexPath, by: "UICollectionView.selectItem(at:animated:scrollPosition:)")
    else { return }
    if !selectsSeveral {
      for other in list.selection.rows where other != row { deselect(other) }
    }
    select(row)
    if scrollPosition != [] { scroll(to: row, scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate (behaviour 459).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard allowsSelection,
      let row = rowToSelect(indexPath, by: "UICollectionView.deselectItem(at:animated:)"),
      list.selection.contains(row)
    else { return }
    deselect(row)
  }

  // MARK: Putting the collection view into edit mode

  /// Whether the collection view is being edited (behaviour 465).
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  // MARK: Locating items and views in the collection view

  /// The visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutIfReloaded()
    return list.displayed.filter { isInView($0.cell) }.map(\.row.indexPath)
  }

  /// Returns the item at a point of the content, or `nil` if no item is there.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return row(at: point)?.indexPath
  }

  /// Returns the item of a cell, or `nil` if the cell is not displayed.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    layOutIfReloaded()
    return list.displayed.first { $0.cell === cell }?.row.indexPath
  }

  /// Returns the cell of an item, if it has one (behaviour 435).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutIfReloaded()
    return ItemPath(indexPath).flatMap(displayedCell)
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layOutIfReloaded()
    return list.supplements.filter { $0.kind == .supplementary(elementKind) && isInView($0.view) }
      .map(\.path)
  }

  /// Returns a supplementary view, if it is displayed.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOutIfReloaded()
    return supplement(.supplementary(elementKind), indexPath)?.view
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layOutIfReloaded()
    return list.supplements.filter { $0.kind == .supplementary(elementKind) && isInView($0.view) }
      .map(\.view)
  }

  // MARK: Getting layout information

  /// Returns the attributes of an item (behaviour 432).
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, indexPath)
  }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementary(kind), indexPath) }

  // MARK: Scrolling an item into view

  /// Scrolls until an item is at a position (behaviour 467, 476).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let call = "UICollectionView.scrollToItem(at:at:animated:)"
    guard let row = rowToScroll(to: indexPath, by: call), isValid(scrollPosition, by: call) else {
      return
    }
    scroll(to: row, scrollPosition, animated: animated)
  }

  // MARK: Scrolling

  /// The view's rectangle in its own coordinates, whose origin is the content offset.
  ///
  /// Setting it does not tell the delegate of a scroll (behaviour 442).
  open override var bounds: CGRect {
    get { super.bounds }
    set { follow(to: newValue) { super.bounds = newValue } }
  }

  /// The view's rectangle in its superview's coordinates.
  ///
  /// A new size invalidates the layout at once, if that wants it (behaviour 513).
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = CGRect(origin: storedBounds.origin, size: newValue.size)
      follow(to: size) { super.frame = newValue }
    }
  }

  /// The point of the content that lies at the top left of the view.
  open override var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      observed(.contentOffset) {
        guard moves(to: newValue) else { return }
        let bounds = CGRect(origin: newValue, size: storedBounds.size)
        follow(to: bounds) { super.bounds = bounds }
        tellDidScroll()
      }
    }
  }

  /// Moves the content; the layout is invalidated before that (behaviour 442).
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let bounds = CGRect(origin: contentOffset, size: storedBounds.size)
    if moves(to: contentOffset) { invalidate(forBoundsChange: bounds) }
    super.setContentOffset(contentOffset, animated: animated)
  }

  /// Called after the adjusted insets have changed.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    // A flow layout breaks lines at the insets.
    if preparation.isPrepared { storedLayout.invalidate(announcing: storedLayout.makeContext()) }
  }

  /// Makes a compositional layout ask for its sections again, which may depend on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if preparation.isPrepared, storedLayout is UICollectionViewCompositionalLayout {
      storedLayout.invalidate(announcing: storedLayout.makeContext())
    }
    directionDidChange()
  }

  /// The direction of the content, which decides whether a layout is mirrored.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { directionDidChange() }
  }

  // MARK: Managing drag and drop

  /// The delegate that provides the data of dragged items; it is not kept alive.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// The delegate that takes dropped items; it is not kept alive.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether items can be dragged.
  open var dragInteractionEnabled = UIDevice.current.letsDragInLists

  /// Whether an item is selected when a drag is held over it.
  open var isSpringLoaded = false

  /// Whether items are dragged away from the collection view.
  open internal(set) var hasActiveDrag = false

  /// Whether something that may be dropped is over the collection view.
  open internal(set) var hasActiveDrop = false

  // MARK: Working with focus

  /// Whether items can have the focus.
  open var allowsFocus = true

  /// Whether items can have the focus while the collection view is edited.
  open var allowsFocusDuringEditing = false

  /// Whether the focus comes back to the item that had it last.
  open var remembersLastFocusedIndexPath = false

  /// Where the focus goes: to the item that had it last, if that is remembered, to the item that
  /// the delegate prefers, or else to the first item.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    let last =
      remembersLastFocusedIndexPath ? moment.lastFocused.flatMap { cellForItem(at: $0) } : nil
    if let last { return [last] }
    guard let path = delegate?.indexPathForPreferredFocusedView(in: self),
      let cell = cellForItem(at: path)
    else { return super.preferredFocusEnvironments }
    return [cell]
  }

  /// Returns whether the delegate lets the focus move.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(
      self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
  }

  /// Tells the delegate that the focus has moved.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let own = UICollectionViewFocusUpdateContext(context, in: self)
    let next = own.nextFocusedIndexPath
    if let path = next ?? own.previouslyFocusedIndexPath { moment.lastFocused = path }
    delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    if let next { selectFocused(next) }
  }

  // MARK: Preserving and restoring state

  /// Encodes the selection and the first visible item (behaviour 715).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeItems(with: coder)
  }

  /// Reads the saved state, which is restored when the collection view is laid out in a window.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeItems(with: coder)
  }

  // MARK: Laying out subviews

  /// Loads the visible views, and removes the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
    restoreItems()
  }

  // MARK: Responding to touch events

  /// Highlights the item that a finger has gone down on (behaviour 451).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Unhighlights the item that a finger has moved away from.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressMoved(touches, with: event) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the item that a finger was lifted on (behaviour 451).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressEnded(touches, isTap: true) { super.touchesEnded(touches, with: event) }
  }

  /// Unhighlights the item, because something else took over the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !pressEnded(touches, isTap: false) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: The model

  override class var elementRole: ElementRole { .collection }

  override func setUp(from coder: NSCoder?) { backgroundColor = .systemBackground }

  /// Does nothing: a collection view tells its delegate itself (behaviour 442).
  override func didScroll() {}

  override func adjustedTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  private static func raiseNoLayout(by call: String) {
    ModelException.invalidArgument.raise(
      "UICollectionView must be initialized with a non-nil layout parameter", by: call)
  }

  // MARK: Storage

  /// The layout, even if a subclass overrides `collectionViewLayout`.
  final var storedLayout: UICollectionViewLayout
  /// The transition between layouts that a gesture drives.
  final var transition: LayoutTransition?
  final var cellSources = ReuseSources<UICollectionViewCell>()
  final var supplementarySources: [String: ReuseSources<UICollectionReusableView>] = [:]
  final let pool = CollectionReusePool()
  /// The number of items in each section.
  final var counts: [Int] = []
  // Unchecked: as in tables.
  @exclusivity(unchecked) final var list = ListState<UICollectionViewCell, Supplement>()
  final var pass = ElementPass()
  final var preparation = Preparation()
  final var sizing = ElementSizing()
  /// The scroll views of sections that scroll by themselves.
  final var orthogonals: [Int: OrthogonalScrollView] = [:]
  package final var moment = Moment()
}
