public import Foundation

/// The system's screen for choosing a font.
///
/// It shows nothing here: a test decides about the user's choice.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  // MARK: Creating a font picker

  /// Creates a picker with a configuration.
  public init(configuration: Configuration) {
    storedConfiguration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    storedConfiguration = Configuration()
    super.init(coder: coder)
  }

  // MARK: Configuring the picker

  /// The choice of fonts in the picker.
  open var configuration: Configuration { storedConfiguration }

  /// The delegate, which is told the user's choice; it is not kept alive.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The font.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// The choice of fonts in a font picker.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @MainActor NSCopying {
    /// Whether the user chooses a face of a family, such as bold.
    open var includeFaces = false

    /// Whether the names of fonts are written in the system's font.
    open var displayUsingSystemFont = false

    /// The traits that the fonts must have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates a configuration.
    public override required init() { super.init() }

    /// Returns a configuration with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Self()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }
  }

  // MARK: Storage

  private final let storedConfiguration: Configuration

  // MARK: The model

  override func userDidDismiss() { delegate?.fontPickerViewControllerDidCancel(self) }

  /// Chooses a font as a user does: the picker goes, and the delegate is told.
  package final func userPick(_ font: UIFontDescriptor) {
    selectedFontDescriptor = font
    endAsUser { [self] in delegate?.fontPickerViewControllerDidPickFont(self) }
  }

  /// Taps the button that cancels.
  package final func userCancel() {
    endAsUser { [self] in delegate?.fontPickerViewControllerDidCancel(self) }
  }
}

/// The methods by which a font picker reports the user's choice.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

  /// Called when the user has cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
