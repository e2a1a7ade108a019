extension UIBarButtonItem {
  /// A mark on an item.
  public struct Badge: Hashable, Sendable {
    /// Returns a number.
    public static func count(_ count: UInt) -> Badge { Badge(stringValue: "\(count)") }

    /// Returns a text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }

    /// Returns a dot.
    public static func indicator() -> Badge { Badge() }

    /// The text; `nil` for a dot.
    public private(set) var stringValue: String?

    /// The color of the text.
    public var foregroundColor: UIColor?

    /// The color behind the text.
    public var backgroundColor: UIColor?

    /// The font of the text.
    public var font: UIFont?
  }

  /// The style of an item.
  public enum Style: Int, Sendable {
    /// Only a title or an image.
    case plain = 0
    /// With a border, which current systems do not draw.
    case bordered = 1
    /// In bold, for an item that ends editing.
    case done = 2
    /// With a glass in the color of what can be used, as `done` looks since iOS 26.
    public static var prominent: Self { .done }
  }

  /// The items that the system provides.
  public enum SystemItem: Int, Sendable {
    /// "Done", in bold.
    case done = 0
    case cancel = 1
    case edit = 2
    /// "Save", in bold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Space that takes all the width that is left.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// A pen on paper.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    case camera = 15
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    case undo = 21
    case redo = 22
    /// A page that curls.
    case pageCurl = 23
    /// A cross that closes.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name that a user calls the item: its title or the name of its image; `nil` for space.
  var name: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: nil
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    }
  }
}
