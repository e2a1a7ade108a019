public import Foundation

/// A cell of a list, with accessories at its edges.
open class UICollectionViewListCell: UICollectionViewCell {
  // MARK: Creating a cell

  /// Creates a cell with a frame, which has a background from the start (behaviour 540).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundConfiguration = .listCell()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundConfiguration = .listCell()
  }

  // MARK: Configuring the content

  /// Returns the usual content of a cell, or of a header or footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch elementKind {
    case .supplementary(UICollectionView.elementKindSectionHeader): .header()
    case .supplementary(UICollectionView.elementKindSectionFooter): .footer()
    default: .cell()
    }
  }

  // MARK: Configuring accessories

  /// The accessories at the edges of the cell; the list decides about order and side (behaviour
  /// 541).
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  // MARK: Configuring indentation

  /// How deep the item is in an outline (behaviour 543).
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { spanDidChange() } }
  }

  /// How far each level is indented from its parent.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { spanDidChange() } }
  }

  /// Whether accessories at the leading edge move with the content.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  // MARK: Aligning the separator

  /// The room for the line below the cell, which constraints of an app's own may align with its
  /// content.
  open var separatorLayoutGuide: UILayoutGuide {
    if let storedSeparatorGuide { return storedSeparatorGuide }
    let guide = UILayoutGuide()
    storedSeparatorGuide = guide
    addLayoutGuide(guide)
    let ends = [
      guide.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: TableMetrics.margin + contentStart),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
    for end in ends { end.priority = .defaultHigh }
    NSLayoutConstraint.activate(
      ends + [
        guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        guide.heightAnchor.constraint(equalToConstant: 0),
      ])
    return guide
  }

  // MARK: Laying out subviews

  /// Lays out accessories, and the content between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutAccessories()
  }

  // MARK: Storage

  private final var shownAccessories: [AccessoryView] = []
  private final var storedSeparatorGuide: UILayoutGuide?
  /// How the lines above and below the cell look.
  final var separators: UIListSeparatorConfiguration?

  // MARK: The model

  /// The accessories that are there now, in their order from the leading edge.
  package final var tappableAccessories: [(kind: UICellAccessory.Kind, view: UIView)] {
    shownAccessories.filter(\.isTappable).map { ($0.accessory.kind, $0.view) }
  }

  /// Whether a tap anywhere on the cell expands or collapses its item (behaviour 545).
  package final var togglesOutline: Bool {
    shownAccessories.contains { shown in
      guard shown.accessory.kind == .outlineDisclosure, shown.accessory.action == nil else {
        return false
      }
      switch shown.accessory.outlineStyle {
      case .header: return true
      case .cell: return false
      case .automatic: return isHeaderItem
      }
    }
  }

  /// Whether the cell is the first of a section whose first item is its header (behaviour 538).
  private final var isHeaderItem: Bool {
    guard let row = shownItem, row.row == 0 else { return false }
    return owner?.list(ofSection: row.section)?.headerMode == .firstItemInSection
  }

  final override func editingDidChange() { showAccessories() }

  override var contentFrame: CGRect {
    let width = max(0, bounds.width - widthBesideContent)
    return CGRect(
      x: left(ofStart: contentStart, width: width), y: 0, width: width, height: bounds.height)
  }

  /// Returns where something begins at the left that is so far from the leading edge.
  private final func left(ofStart start: CGFloat, width: CGFloat) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - start - width : start
  }

  override var widthBesideContent: CGFloat { contentStart + accessoryWidths.trailing }

  override var leastListHeight: CGFloat { ListMetrics.leastHeight(of: elementKind) }

  private final var contentStart: CGFloat {
    let indent = CGFloat(max(0, indentationLevel)) * indentationWidth
    return accessoryWidths.leading + (indent.isFinite ? max(0, indent) : 0)
  }

  private final func showAccessories() {
    let wanted = AccessoryView.order(accessories, isEditing: isEdited)
    for shown in shownAccessories { shown.view.removeFromSuperview() }
    shownAccessories = wanted.map { accessory in
      AccessoryView(accessory) { [weak self] aim in self?.tapped(accessory, aim) }
    }
    for shown in shownAccessories { addSubview(shown.view) }
    spanDidChange()
  }

  /// Lays the content out in another width, in which it may need another height.
  private final func spanDidChange() {
    setNeedsLayout()
    sizeMayHaveChanged(byConstraints: false)
  }

  private final func tapped(_ accessory: UICellAccessory, _ aim: TouchAim?) {
    if let action = accessory.action { return action() }
    guard let row = shownItem, let owner else { return }
    switch accessory.kind {
    case .outlineDisclosure:
      let refusal = owner.toggleOutline(at: row)
      if case .outline(let tap)? = aim { tap.refusal = refusal }
    case .delete: owner.revealTrailingActions(at: row)
    default: break
    }
  }

  private final var accessoryWidths: (leading: CGFloat, trailing: CGFloat) {
    shownAccessories.reduce(into: (0, 0)) { widths, shown in
      if shown.accessory.edge == .leading {
        widths.0 += shown.width
      } else {
        widths.1 += shown.width
      }
    }
  }

  private final func layOutAccessories() {
    let indent = indentsAccessories ? contentStart - accessoryWidths.leading : 0
    var start = indent
    var end = bounds.width - accessoryWidths.trailing
    for shown in shownAccessories {
      if shown.accessory.edge == .leading {
        shown.place(at: left(ofStart: start, width: shown.width), height: bounds.height)
        start += shown.width
      } else {
        shown.place(at: left(ofStart: end, width: shown.width), height: bounds.height)
        end += shown.width
      }
    }
  }
}
