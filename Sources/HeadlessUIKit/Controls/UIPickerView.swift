public import Foundation

/// Wheels that the user spins to pick one row of each.
///
/// How many components and rows there are is asked once and kept until it is reloaded. A row that
/// the user picks is told to the delegate, one that code selects is not (behaviour 14).
open class UIPickerView: UIView {
  // MARK: Creating a picker view

  /// Creates a picker view; without a size, it has the usual one.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  /// Creates a picker view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  // MARK: Providing data and looks

  /// What tells how many components and rows there are; it is not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      keptSelections = []
      forget()
    }
  }

  /// What tells what the rows show, and hears of what is picked; it is not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  // MARK: Getting the dimensions of the picker view

  /// How many components there are.
  open var numberOfComponents: Int {
    load()
    return components.count
  }

  /// How many rows a component has.
  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    return components.indices.contains(component) ? components[component].rowCount : 0
  }

  /// How large the rows of a component are.
  open func rowSize(forComponent component: Int) -> CGSize {
    load()
    guard components.indices.contains(component) else { return .zero }
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    let share = storedBounds.width / CGFloat(max(1, components.count))
    return CGSize(
      width: width > 0 && width.isFinite ? width : share,
      height: height > 0 && height.isFinite ? height : Self.rowHeight)
  }

  // MARK: Reloading the picker view

  /// Asks anew how many components and rows there are, and for what they show.
  open func reloadAllComponents() {
    if !components.isEmpty { keptSelections = components.map(\.selection) }
    forget()
    load()
  }

  /// Asks anew how many rows a component has, and for what they show.
  open func reloadComponent(_ component: Int) {
    guard isLoaded, !isLoading else { return load() }
    guard components.indices.contains(component) else {
      return ModelException.raiseBeyondBounds(
        component, count: components.count, by: "UIPickerView.reloadComponent(_:)")
    }
    isLoading = true
    let count = rowCount(of: component)
    isLoading = false
    guard components.indices.contains(component) else { return }
    hide(components[component].views.keys.sorted(), in: component)
    guard components.indices.contains(component) else { return }
    let spares = components[component].spares
    components[component] = Component(
      rowCount: count, selection: components[component].selection)
    components[component].spares = spares
    setNeedsLayout()
  }

  // MARK: Selecting rows in the picker view

  /// Selects a row, without telling the delegate; one that is too far stands for the last.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard components.indices.contains(component) else {
      return ModelException.raiseBeyondBounds(
        component, count: components.count,
        by: "UIPickerView.selectRow(_:inComponent:animated:)")
    }
    select(row, in: component)
  }

  /// Which row of a component is selected; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    return components.indices.contains(component) ? components[component].selection : -1
  }

  // MARK: Returning the view for a row and component

  /// The view that the delegate has provided for a row that shows.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    showRows()
    guard components.indices.contains(component), components[component].ownRows.contains(row)
    else { return nil }
    return components[component].views[row]
  }

  // MARK: Laying out

  /// Brings the rows around the selected ones on screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  /// The size of a picker view.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of a picker view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Storage

  private static let size = CGSize(width: 320, height: 216)
  private static let rowHeight: CGFloat = 32
  /// No screen has room for more, whatever a data source says.
  private static let mostComponents = 1_000
  private final var components: [Component] = []
  /// What was selected before everything was to be asked for anew.
  private final var keptSelections: [Int] = []
  private final var isLoaded = false
  private final var isLoading = false
  private final var isShowingRows = false

  // MARK: The model

  /// Has the user spin a wheel until a row is in the middle.
  package final func userPick(_ row: Int, in component: Int) {
    load()
    guard components.indices.contains(component),
      (0..<components[component].rowCount).contains(row), components[component].selection != row
    else { return }
    select(row, in: component)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// What a row reads: its view's text, else its title.
  package final func text(ofRow row: Int, in component: Int) -> String? {
    showRows()
    guard components.indices.contains(component),
      (0..<components[component].rowCount).contains(row), let delegate
    else { return nil }
    if let view = components[component].views[row] { return Self.text(of: view) }
    let view = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    guard view is MissingRowView else { return Self.text(of: view) }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  private static func text(of view: UIView) -> String? {
    if let text = (view as? UILabel)?.text ?? view.accessibilityLabel { return text }
    for subview in view.subviews {
      if let text = text(of: subview) { return text }
    }
    return nil
  }

  /// Asks for the numbers, unless they are known; who asks meanwhile hears of none.
  private final func load() {
    guard !isLoaded, !isLoading, let dataSource else { return }
    isLoading = true
    defer { isLoading = false }
    let count = min(max(0, dataSource.numberOfComponents(in: self)), Self.mostComponents)
    components = (0..<count).map { component in
      Component(
        rowCount: rowCount(of: component),
        selection: keptSelections.indices.contains(component) ? keptSelections[component] : 0)
    }
    keptSelections = []
    isLoaded = true
    setNeedsLayout()
  }

  private final func rowCount(of component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  private final func forget() {
    let views = components.flatMap(\.views.values)
    components = []
    isLoaded = false
    for view in views { view.removeFromSuperview() }
    setNeedsLayout()
  }

  private final func select(_ row: Int, in component: Int) {
    let last = components[component].rowCount - 1
    components[component].selection = min(max(0, row), last)
    setNeedsLayout()
  }

  /// Takes away the rows that show no more, and asks for those that have come.
  ///
  /// The delegate may reload meanwhile: then the next layout goes on.
  private final func showRows() {
    load()
    guard !isShowingRows else { return }
    isShowingRows = true
    defer { isShowingRows = false }
    var left: CGFloat = 0
    for component in components.indices {
      let size = rowSize(forComponent: component)
      guard components.indices.contains(component) else { return }
      let shown = components[component].shownRows
      hide(components[component].views.keys.filter { !shown.contains($0) }.sorted(), in: component)
      for row in shown {
        guard components.indices.contains(component), components[component].rowCount > row
        else { return }
        if components[component].views[row] == nil { show(row, in: component) }
        guard components.indices.contains(component) else { return }
        let distance = CGFloat(row - components[component].selection)
        let view = components[component].views[row]
        view?.frame = CGRect(
          x: left, y: storedBounds.midY + (distance - 0.5) * size.height, width: size.width,
          height: size.height)
      }
      left += size.width
    }
  }

  private final func hide(_ rows: [Int], in component: Int) {
    let views = rows.compactMap { components[component].giveUp($0) }
    // Only now, since a view may ask the picker view for something when it goes.
    for view in views { view.removeFromSuperview() }
  }

  private final func show(_ row: Int, in component: Int) {
    guard let delegate else { return }
    let spare = components[component].spares.popLast()
    let own = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: spare)
    let isOwn = !(own is MissingRowView)
    let view = isOwn ? own : label(for: row, in: component, of: delegate)
    guard components.indices.contains(component) else { return }
    components[component].views[row] = view
    if isOwn { components[component].ownRows.insert(row) }
    addSubview(view)
  }

  private final func label(
    for row: Int, in component: Int, of delegate: any UIPickerViewDelegate
  ) -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }
}

/// What tells a picker view how many components and rows there are.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many components the picker view has.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a component has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
