/// The cell that shows a row of a list.
final class RowCell: UICollectionViewListCell {
  private weak var agent: ListAgent?
  private var row: ListRow? { didSet { traits = row?.traits ?? ViewTraits() } }
  /// What modifiers say of the row.
  private var traits = ViewTraits()
  private var place = RowPlace()
  private let ground = UIView()
  private let line = UIView()
  private let chevron = HostedChevron(frame: .zero)
  private var background: RowGroundNode?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundConfiguration = nil
    backgroundView = ground
    ground.clipsToBounds = true
    line.isUserInteractionEnabled = false
    // They stand in front of the content.
    _ = contentView
    addSubview(line)
    addSubview(chevron)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: The row

  /// Where the row is in the list.
  var path: IndexPath? { shownItem?.indexPath }

  /// Shows a row, at its place in its section.
  func show(_ row: ListRow?, at place: RowPlace, _ agent: ListAgent) {
    self.agent = agent
    if self.row?.node !== row?.node { leave() }
    let isSame = self.row?.item === row?.item && self.place == place
    self.row = row
    self.place = place
    row?.node?.cell = self
    if isShown { row?.stage?.setShown(agent.isOnScreen, agent.node.updates) }
    if !isSame { contentChanged() }
  }

  /// The row may look different, or need another size.
  func rowChanged() {
    row = row?.renewed
    contentChanged()
  }

  private func contentChanged() {
    showAccessories()
    showBackground()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var isShown = false

  /// The cell comes into view, or goes.
  func setShown(_ isShown: Bool) {
    self.isShown = isShown
    guard let agent else { return }
    row?.stage?.setShown(isShown && agent.isOnScreen, agent.node.updates)
  }

  /// The cell shows the row no more.
  func leave() {
    if isShown, let agent { row?.stage?.setShown(false, agent.node.updates) }
    if row?.node?.cell === self { row?.node?.cell = nil }
    row = nil
  }

  // MARK: Layout

  private static let accessoryWidth: CGFloat = 44
  private static let indent: CGFloat = 20
  private static let arrowSize = CGSize(width: 7, height: 12)
  private static let arrowRoom: CGFloat = 16.67

  private var insets: EdgeInsets {
    var insets = traits[RowInsetsTrait.self] ?? agent?.look.rowInsets ?? EdgeInsets()
    insets.leading += CGFloat(traits[RowLevelTrait.self]) * Self.indent
    if hasChevron { insets.trailing = Self.arrowRoom + Self.arrowSize.width + 8 }
    return insets
  }

  private var hasChevron: Bool { traits[RowChevronTrait.self] }

  private var leastHeight: CGFloat {
    guard let agent else { return 0 }
    return agent.look.leastHeight(agent.environment)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let insets = insets
    let beside = CGFloat(accessories.count(where: { _ in agent?.view.isEditing == true }))
    let width = targetSize.width - insets.horizontal - beside * Self.accessoryWidth
    let size = row?.item?.size(ProposedViewSize(width: max(width, 0), height: nil)) ?? .zero
    return CGSize(
      width: targetSize.width, height: max(size.height + insets.vertical, leastHeight).upToPixel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutGround()
    layOutRow()
    layOutLine()
  }

  private func layOutRow() {
    guard let agent, let outer = agent.canvas else { return }
    let canvas = outer.within(contentView)
    if let item = row?.item {
      let insets = insets
      let room = contentView.bounds.size
      let proposal = proposal(insets)
      let size = item.size(proposal)
      let free = room.height - insets.vertical - size.height
      item.place(
        CGPoint(x: insets.leading, y: insets.top + free / 2), proposal, canvas)
    }
    canvas.finish()
    chevron.isHidden = !hasChevron
    guard hasChevron else { return }
    let size = Self.arrowSize
    let end = bounds.width - Self.arrowRoom
    chevron.frame = mirrored(
      CGRect(
        x: end - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height))
  }

  /// What the views of the row are offered.
  private func proposal(_ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(width: max(contentView.bounds.width - insets.horizontal, 0), height: nil)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0)
  }

  // MARK: The ground

  private func showBackground() {
    guard let agent else { return }
    if let view = traits[RowBackgroundTrait.self] {
      if let background {
        background.update(view, agent.environment)
      } else {
        background = RowGroundNode(view, agent.node.inner(along: nil), self)
      }
    } else {
      background?.end()
      background = nil
    }
    showColor()
  }

  private func showColor() {
    guard let agent else { return }
    let isMarked = isSelected || isHighlighted
    ground.backgroundColor =
      isMarked ? .systemGray4 : background == nil ? agent.look.rowBackground : .clear
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    showColor()
  }

  private func layOutGround() {
    guard let agent, let outer = agent.canvas else { return }
    let radius = agent.look.cornerRadius
    ground.layer.cornerRadius = place.isFirst || place.isLast ? radius : 0
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    ground.layer.maskedCorners = corners
    let canvas = outer.within(ground)
    if let background {
      let layers = LayerArrangement(alignment: .center)
      let size = ground.bounds.size
      layers.place(background.items, at: .zero, in: size, ProposedViewSize(size), canvas)
    }
    canvas.finish()
  }

  // MARK: The line below

  private func layOutLine() {
    guard let agent else { return }
    let separators = traits[SeparatorTrait.self]
    let isUsual = !(place.isLast && agent.look.isGrouped)
    line.isHidden = separators.bottom == .hidden || !isUsual && separators.bottom != .visible
    let environment = agent.environment
    line.backgroundColor = separators.bottomTint?.uiColor(environment) ?? .separator
    let insets = insets
    let proposal = proposal(insets)
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      guard alignment.guide.isEverSet else { return nil }
      return row?.item?.explicit(alignment.guide, proposal)
    }
    let origin = contentView.frame.minX + insets.leading
    let start = origin + (guide(.listRowSeparatorLeading) ?? 0)
    let end = guide(.listRowSeparatorTrailing).map { origin + $0 } ?? bounds.width
    let height = environment.pixelLength
    line.frame = mirrored(
      CGRect(x: start, y: bounds.height - height, width: max(end - start, 0), height: height))
  }

  // MARK: Editing

  /// What stands at the sides while rows are edited.
  private func showAccessories() {
    var wanted: [UICellAccessory] = []
    if agent?.view.isEditing == true, let row {
      if row.delete != nil {
        wanted.append(.delete())
      } else if agent?.selection?.isMany == true {
        wanted.append(.multiselect())
      }
      if row.canMove { wanted.append(.reorder()) }
    }
    let kinds = { (all: [UICellAccessory]) in all.map { "\($0.accessoryType)" } }
    if kinds(wanted) != kinds(accessories) { accessories = wanted }
  }

  // MARK: Taps

  /// The row that a view stands in.
  static func around(_ view: UIView) -> RowCell? {
    var next = view.superview
    while let candidate = next {
      if let cell = candidate as? RowCell { return cell }
      next = candidate.superview
    }
    return nil
  }

  /// Whether a tap anywhere in the row does something.
  var isPressable: Bool { !Self.rowWideViews(in: contentView).isEmpty }

  /// A tap somewhere in the row: all that is as wide as the row is pressed.
  func press() {
    guard agent?.view.isEditing != true else { return }
    for view in Self.rowWideViews(in: contentView) { view.pressInRow() }
  }

  private static func rowWideViews(in view: UIView) -> [any RowWideView] {
    view.subviews.flatMap { child -> [any RowWideView] in
      let inner = rowWideViews(in: child)
      if let child = child as? any RowWideView, child.isRowWide { return [child] + inner }
      return inner
    }
  }
}
