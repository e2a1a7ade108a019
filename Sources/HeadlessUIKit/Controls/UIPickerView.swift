public import Foundation

/// A set of wheels.
///
/// The user picks one row from each.
///
/// The number of components and rows is asked once, and kept until a reload. The delegate is told
/// about a row that the user picks, but not about one that code selects (behaviour 14).
open class UIPickerView: UIView {
  // MARK: Creating a picker view

  /// Creates a picker view.
  ///
  /// An empty frame gets the usual size.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  /// Creates a picker view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  // MARK: Providing data and views

  /// The object that provides the number of components and rows.
  ///
  /// It is held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      previousSelections = []
      forget()
    }
  }

  /// The object that provides the content of rows, and is told which rows are picked.
  ///
  /// It is held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    // It asks when it is laid out, or asked itself: a storyboard connects it before the app's code
    // has data.
    didSet { reloadLater() }
  }

  // MARK: Getting the dimensions of the picker view

  /// The number of components.
  open var numberOfComponents: Int {
    load()
    return components.count
  }

  /// Returns the number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    return components.indices.contains(component) ? components[component].rowCount : 0
  }

  /// Returns the size of the rows in a component.
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

  /// Asks again for the number of components and rows, and for their content.
  open func reloadAllComponents() {
    reloadLater()
    load()
  }

  /// Asks again for the number of rows in a component, and for their content.
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

  /// Selects a row without telling the delegate.
  ///
  /// An index that is too large means the last row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    guard components.indices.contains(component) else {
      return ModelException.raiseBeyondBounds(
        component, count: components.count,
        by: "UIPickerView.selectRow(_:inComponent:animated:)")
    }
    select(row, in: component)
  }

  /// Returns the selected row of a component, or -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    return components.indices.contains(component) ? components[component].selection : -1
  }

  // MARK: Returning the view for a row and component

  /// Returns the delegate's view of a row that is on screen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    showRows()
    guard components.indices.contains(component), components[component].ownRows.contains(row)
    else { return nil }
    return components[component].views[row]
  }

  // MARK: Laying out

  /// Shows the rows around the selected ones.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  /// The size of a picker view.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of a picker view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Storage

  private static let size = DeviceProfile.current.controls.picker
  private static let rowHeight = DeviceProfile.current.controls.pickerRowHeight
  /// The largest number of components, for data sources that answer with a huge number.
  private static let mostComponents = 1_000
  private final var components: [Component] = []
  /// The selection before a reload.
  private final var previousSelections: [Int] = []
  private final var isLoaded = false
  private final var isLoading = false
  private final var isShowingRows = false

  // MARK: The model

  override class var elementRole: ElementRole { .picker }

  /// Spins a wheel until a row is in the middle, as a user does.
  package final func userPick(_ row: Int, in component: Int) {
    load()
    guard components.indices.contains(component),
      (0..<components[component].rowCount).contains(row), components[component].selection != row
    else { return }
    select(row, in: component)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// Returns the text of a row: the text in its view, or else its title.
  package final func text(ofRow row: Int, in component: Int) -> String? {
    showRows()
    guard components.indices.contains(component),
      (0..<components[component].rowCount).contains(row), let delegate
    else { return nil }
    if let view = components[component].views[row] { return Self.text(of: view) }
    let view = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    guard view === NotImplemented.view else { return Self.text(of: view) }
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

  /// Asks for the numbers, unless they are known.
  ///
  /// A call from inside the data source gets no components.
  private final func load() {
    guard !isLoaded, !isLoading, let dataSource else { return }
    isLoading = true
    defer { isLoading = false }
    let count = min(max(0, dataSource.numberOfComponents(in: self)), Self.mostComponents)
    components = (0..<count).map { component in
      Component(
        rowCount: rowCount(of: component),
        selection: previousSelections.indices.contains(component)
          ? previousSelections[component] : 0)
    }
    previousSelections = []
    isLoaded = true
    setNeedsLayout()
  }

  private final func rowCount(of component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  private final func reloadLater() {
    if !components.isEmpty { previousSelections = components.map(\.selection) }
    forget()
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

  /// Removes the rows that have left the screen, and asks for the rows that have entered it.
  ///
  /// The delegate may reload meanwhile. Then the next layout continues.
  private final func showRows() {
    load()
    guard !isShowingRows else { return }
    isShowingRows = true
    defer { isShowingRows = false }
    var left: CGFloat = 0
    for component in components.indices {
      let size = rowSize(forComponent: component)
      guard components.indices.contains(component) else { return }
      let visibleRows = components[component].visibleRows
      hide(
        components[component].views.keys.filter { !visibleRows.contains($0) }.sorted(),
        in: component)
      for row in visibleRows {
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
    // The views go only now, because one of them may ask the picker view for something as it goes.
    for view in views { view.removeFromSuperview() }
  }

  private final func show(_ row: Int, in component: Int) {
    guard let delegate else { return }
    let spare = components[component].spares.popLast()
    let own = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: spare)
    let isOwn = own !== NotImplemented.view
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

/// Tells a picker view the number of its components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Asks for the number of components in the picker view.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Asks for the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
