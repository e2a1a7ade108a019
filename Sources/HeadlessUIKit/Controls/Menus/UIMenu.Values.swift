extension UIMenu {
  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Small, side by side.
    case small = 0
    /// Medium, side by side.
    case medium = 1
    /// Large, one below the other.
    case large = 2
    /// The size that suits the menu.
    case automatic = -1
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are shown inside the menu around it.
    public static let displayInline = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    /// Only one of its elements is ticked at a time.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// Its elements are shown side by side.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from text.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let application = Self("com.apple.menu.application")
    /// The menu of files.
    public static let file = Self("com.apple.menu.file")
    /// The menu of editing.
    public static let edit = Self("com.apple.menu.edit")
    /// The menu for the view.
    public static let view = Self("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Self("com.apple.menu.window")
    /// The menu of help.
    public static let help = Self("com.apple.menu.help")
    /// Information about the app.
    public static let about = Self("com.apple.menu.about")
    public static let preferences = Self("com.apple.menu.preferences")
    /// The services of other apps.
    public static let services = Self("com.apple.menu.services")
    public static let hide = Self("com.apple.menu.hide")
    public static let quit = Self("com.apple.menu.quit")
    public static let newScene = Self("com.apple.menu.new-item")
    public static let open = Self("com.apple.menu.open")
    public static let openRecent = Self("com.apple.menu.open-recent")
    public static let close = Self("com.apple.menu.close")
    public static let print = Self("com.apple.menu.print")
    public static let document = Self("com.apple.menu.document")
    /// Undoing and redoing changes.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// Cutting, copying and pasting.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    public static let find = Self("com.apple.menu.find")
    public static let replace = Self("com.apple.menu.replace")
    public static let share = Self("com.apple.menu.share")
    /// The style of text.
    public static let textStyle = Self("com.apple.menu.text-style")
    public static let spelling = Self("com.apple.menu.spelling")
    /// The panel for spelling.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// The options for spelling.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// Automatic substitutions while typing.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// The panel for substitutions.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// The options for substitutions.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// Capital and small letters.
    public static let transformations = Self("com.apple.menu.transformations")
    public static let speech = Self("com.apple.command.speech")
    public static let lookup = Self("com.apple.menu.lookup")
    public static let learn = Self("com.apple.menu.learn")
    /// The menu of formats.
    public static let format = Self("com.apple.menu.format")
    public static let font = Self("com.apple.menu.font")
    /// The size of text.
    public static let textSize = Self("com.apple.menu.text-size")
    /// The color of text.
    public static let textColor = Self("com.apple.menu.text-color")
    /// Copying the style of text.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    public static let text = Self("com.apple.menu.text")
    /// The direction of writing.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// The alignment of text.
    public static let alignment = Self("com.apple.menu.alignment")
    public static let toolbar = Self("com.apple.menu.toolbar")
    public static let sidebar = Self("com.apple.menu.sidebar")
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// The size of windows.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// Bringing windows to the front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
    /// The menu that contains all others.
    public static let root = Self("com.apple.menu.root")
  }
}
