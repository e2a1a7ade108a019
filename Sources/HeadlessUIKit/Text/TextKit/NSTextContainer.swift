public import Foundation

/// The space in which lines of text are laid out.
///
/// Any thread may use it, one at a time, as it may the other objects that lay out text.
open class NSTextContainer: NSObject {
  // MARK: Creating a text container

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without bounds.
  public override convenience init() { self.init(size: .zero) }

  // MARK: Managing text components

  /// The object that lays lines out in the container.
  ///
  /// It is held weakly.
  open internal(set) weak var layoutManager: NSLayoutManager?

  // MARK: Defining the container shape

  /// The size of the space.
  ///
  /// 0 means no limit.
  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }

  /// The space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { shapeChanged() } }
  }

  // MARK: Constraining text layout

  /// How lines that are too wide are treated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { shapeChanged() } }
  }

  /// The largest number of lines.
  ///
  /// 0 means no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { shapeChanged() } }
  }

  /// Whether the container is as wide as the text view.
  open var widthTracksTextView = false

  /// Whether the container is as high as the text view.
  ///
  /// The value is stored only.
  open var heightTracksTextView = false

  // MARK: Storage

  /// A change that the text view of the container hears of.
  enum Change {
    case shape
    /// All of the text may be another one.
    case text
    /// A part of the text, as it is now, and by how much it became longer.
    case edit(NSRange, by: Int)
  }

  /// Tells the text view of the container.
  final var tellView: (@MainActor (Change) -> Void)?

  final func tell(_ change: Change) {
    guard let tellView, MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { tellView(change) }
  }

  private func shapeChanged() {
    layoutManager?.textContainerChangedGeometry(self)
    tell(.shape)
  }

  /// What of the container the lines depend on.
  final var space: LaidText.Space {
    LaidText.Space(
      size: size, padding: max(0, lineFragmentPadding.finite),
      maximumLines: max(0, maximumNumberOfLines), lineBreakMode: lineBreakMode)
  }
}
