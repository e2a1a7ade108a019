extension UIControl {
  /// The events of a control, as bits, so that several of them fit into one value.
  public struct Event: OptionSet, Sendable {
    /// A bit for each event.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // MARK: Touches

    /// A finger went down in the control.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger went down again, soon after a tap.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// The finger moved within the control.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// The finger moved outside the control.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// The finger moved back into the control.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// The finger moved out of the control.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// The finger was lifted in the control.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The finger was lifted outside the control.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// Something else took over the finger.
    public static let touchCancel = Self(rawValue: 1 << 8)

    // MARK: Purpose of the control

    /// The value of the control changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The user triggered the control's main purpose.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// The user asked for the control's menu, which is about to open.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)

    // MARK: Editing

    /// Editing of a text field began.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The text of a text field changed.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The return key ended the editing of a text field.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)

    // MARK: Groups

    /// All events of touches.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    /// The bits that apps may use for their own events.
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    /// The bits that the system keeps for itself.
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, as bits.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: Self = []
    /// A finger is in the control.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// The control accepts no touches.
    public static let disabled = Self(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = Self(rawValue: 1 << 2)
    /// The control has the focus of a remote or a keyboard.
    public static let focused = Self(rawValue: 1 << 3)
    /// The bits that apps may use for their own states.
    public static let application = Self(rawValue: 0x00FF_0000)
    /// The bits that the system keeps for itself.
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }

  /// The alignment of the content between the left and the right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// At the edge at which lines of text begin.
    case leading = 4
    /// At the edge at which lines of text end.
    case trailing = 5
  }

  /// The alignment of the content between the top and the bottom edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
