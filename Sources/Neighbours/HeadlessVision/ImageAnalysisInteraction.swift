public import HeadlessUIKit

/// Lets the user select what is in the image of a view.
///
/// It knows what was found; nothing is selected by it here.
@preconcurrency @MainActor
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
  /// What the user can do.
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automatic = InteractionTypes(rawValue: 1)
    public static let textSelection = InteractionTypes(rawValue: 2)
    public static let dataDetectors = InteractionTypes(rawValue: 4)
    public static let imageSubject = InteractionTypes(rawValue: 8)
    public static let visualLookUp = InteractionTypes(rawValue: 16)
    public static let automaticTextOnly = InteractionTypes(rawValue: 32)
  }

  public private(set) weak var view: UIView?
  /// The delegate; it is not kept alive.
  public weak var delegate: (any ImageAnalysisInteractionDelegate)?
  /// What was found.
  public var analysis: ImageAnalysis?
  /// What the user can do.
  public var preferredInteractionTypes: InteractionTypes = []
  /// Whether texts are marked.
  public var selectableItemsHighlighted = false
  /// Whether the button that marks texts is away.
  public var isSupplementaryInterfaceHidden = false
  /// Whether a long press opens a link.
  public var allowLongPressForDataDetectorsInTextMode = true

  /// Creates one.
  public override init() { super.init() }

  /// Creates one with its delegate.
  public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// Whether there is text.
  public var hasText: Bool { analysis?.hasResults(for: .text) ?? false }
  /// All of the text.
  public var text: String { analysis?.transcript ?? "" }
  /// The text that is selected: none.
  public var selectedText: String { "" }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }

  /// Shows the button that marks texts, or hides it.
  public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
}

/// What hears of selections.
@preconcurrency @MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {}
