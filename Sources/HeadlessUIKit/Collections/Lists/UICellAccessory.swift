/// Something at the edge of a list's cell, such as an arrow or a switch (behaviour 541).
@preconcurrency @MainActor
public struct UICellAccessory {
  /// A closure that is called when the accessory is tapped.
  public typealias ActionHandler = () -> Void

  // MARK: Accessories at the trailing edge

  /// Creates an arrow, which tells the user that a tap leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .trailing, displayed, options.common)
  }

  /// Creates a button for details; without a handler it does nothing.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, .trailing, displayed, options.common, action: actionHandler)
  }

  /// Creates an arrow that expands and collapses the item, or calls a handler.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .outlineDisclosure, .trailing, displayed, options.common, action: actionHandler)
    made.outlineStyle = options.style
    return made
  }

  /// Creates a tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, .trailing, displayed, options.common) }

  /// Creates a handle for moving the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, .trailing, displayed, options.common) }

  /// Creates a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var made = UICellAccessory(.label, .trailing, displayed, options.common)
    made.text = text
    return made
  }

  /// Creates a button that opens a menu, and shows the selected element.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.popUpMenu, .trailing, displayed, options.common)
    made.menu = menu
    made.menuHandler = selectedElementDidChangeHandler
    return made
  }

  /// A closure that is called when the user has chosen an element of a menu.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  // MARK: Accessories at the leading edge

  /// Creates a button that reveals the actions of the item, or calls a handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, .leading, displayed, options.common, action: actionHandler)
  }

  /// Creates a button for inserting.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, .leading, displayed, options.common, action: actionHandler)
  }

  /// Creates a circle with a tick for selected items.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, .leading, displayed, options.common) }

  // MARK: Custom accessories

  /// Creates an accessory that shows a view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (edge, displayed) = configuration.placement.place
    var made = UICellAccessory(.customView, edge, displayed, configuration.common)
    made.view = configuration.customView
    made.position = configuration.placement.position
    return made
  }

  // MARK: Getting the type

  /// The type of the accessory.
  public var accessoryType: AccessoryType {
    switch kind {
    case .delete: .delete
    case .insert: .insert
    case .multiselect: .multiselect
    case .label: .label
    case .popUpMenu: .popUpMenu
    case .customView: .customView(view ?? UIView())
    case .detail: .detail
    case .checkmark: .checkmark
    case .outlineDisclosure: .outlineDisclosure
    case .disclosureIndicator: .disclosureIndicator
    case .reorder: .reorder
    }
  }

  // MARK: Storage

  let kind: Kind
  let edge: Edge
  let displayed: DisplayedState
  let common: CommonOptions
  let action: ActionHandler?
  private(set) var outlineStyle = OutlineDisclosureOptions.Style.automatic
  private(set) var text = ""
  private(set) var view: UIView?
  private(set) var position: Placement.Position?
  private(set) var menu: UIMenu?
  private(set) var menuHandler: MenuSelectedElementDidChangeHandler?

  // MARK: The model

  /// The kind of an accessory.
  package enum Kind: String, CaseIterable, Sendable {
    case delete, insert, multiselect
    case label, popUpMenu, customView, detail, checkmark, outlineDisclosure, disclosureIndicator,
      reorder
  }

  /// The edge of a cell.
  enum Edge {
    case leading, trailing
  }

  /// The options that all kinds have in common.
  struct CommonOptions {
    var isHidden = false
    var width: LayoutDimension?
    var tintColor: UIColor?
  }

  private init(
    _ kind: Kind, _ edge: Edge, _ displayed: DisplayedState, _ common: CommonOptions,
    action: ActionHandler? = nil
  ) {
    self.kind = kind
    self.edge = edge
    self.displayed = displayed
    self.common = common
    self.action = action
  }
}
