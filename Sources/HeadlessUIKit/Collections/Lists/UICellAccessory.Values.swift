public import Foundation

extension UICellAccessory {
  /// When an accessory is there.
  public enum DisplayedState: Hashable, Sendable {
    case always
    /// While the collection view is edited.
    case whenEditing
    /// While the collection view is not edited.
    case whenNotEditing

    func includes(isEditing: Bool) -> Bool {
      switch self {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  /// How much room an accessory has.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it needs.
    case actual
    /// As much as others have.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// Where a custom view is.
  @MainActor
  public enum Placement {
    /// A closure that says between which of the accessories the view is.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the edge where lines of text start.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// At the edge where lines of text end.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    var place: (Edge, DisplayedState) {
      switch self {
      case .leading(let displayed, _): (.leading, displayed)
      case .trailing(let displayed, _): (.trailing, displayed)
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  /// How an arrow looks.
  @MainActor
  public struct DisclosureIndicatorOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?
  }

  /// How a button for details looks.
  @MainActor
  public struct DetailOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?
  }

  /// How a tick looks.
  @MainActor
  public struct CheckmarkOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?
  }

  /// How a button for inserting looks.
  @MainActor
  public struct InsertOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?

    /// The color of the circle.
    public var backgroundColor: UIColor?
  }

  /// How a button that reveals actions looks.
  @MainActor
  public struct DeleteOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?

    /// The color of the circle.
    public var backgroundColor: UIColor?
  }

  /// How a circle with a tick looks.
  @MainActor
  public struct MultiselectOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?

    /// The color of the circle of a selected item.
    public var backgroundColor: UIColor?
  }

  /// How a handle looks.
  @MainActor
  public struct ReorderOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?

    /// Whether a line separates the handle from the rest; `nil` means that it does.
    public var showsVerticalSeparator: Bool?
  }

  /// How a text looks.
  @MainActor
  public struct LabelOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?

    /// The font.
    public var font: UIFont?

    /// Whether the font follows the size that the user prefers.
    public var adjustsFontForContentSizeCategory: Bool?
  }

  /// How an arrow that expands looks.
  @MainActor
  public struct OutlineDisclosureOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?

    /// The effect of a tap; `.automatic` unless set.
    public var style = Style.automatic

    /// The effect of a tap.
    public enum Style: Hashable, Sendable {
      /// As `header` in a header, and as `cell` elsewhere.
      case automatic
      /// A tap anywhere on the cell expands or collapses the item (behaviour 545).
      case header
      /// A tap on the arrow expands or collapses the item; one elsewhere selects it.
      case cell
    }
  }

  /// How a button that opens a menu looks.
  @MainActor
  public struct PopUpMenuOptions: AccessoryOptions {
    /// Creates options; `nil` means the list's choice.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?
  }

  /// The type of an accessory.
  public enum AccessoryType {
    /// An arrow, which tells the user that a tap leads on.
    case disclosureIndicator
    /// An arrow that expands and collapses the item.
    case outlineDisclosure
    case checkmark
    /// A button that reveals the actions of the item.
    case delete
    /// A button for inserting.
    case insert
    /// A handle for moving the item.
    case reorder
    /// A circle with a tick for selected items.
    case multiselect
    case label
    case customView(UIView)
    /// A button for details.
    case detail
    /// A button that opens a menu.
    case popUpMenu
  }

  /// A custom view and its placement.
  @MainActor
  public struct CustomViewConfiguration: AccessoryOptions {
    /// Creates a configuration; `nil` means the list's choice.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    /// The view.
    public let customView: UIView

    /// Where the view is.
    public let placement: Placement

    /// Whether the accessory is hidden; it keeps its room.
    public var isHidden: Bool?

    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?

    /// The color.
    public var tintColor: UIColor?

    /// Whether the view keeps its size when the text grows.
    public var maintainsFixedSize: Bool?
  }
}
