public import Foundation

/// The space that lines of text are laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  // MARK: Creating a text container

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without bounds.
  public override convenience init() { self.init(size: .zero) }

  // MARK: Defining the container shape

  /// The size of the space; 0 for no bound.
  open var size: CGSize

  /// The space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5

  // MARK: Constraining text layout

  /// What happens to lines that are too wide.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// How many lines there are at most; 0 for as many as the text takes.
  open var maximumNumberOfLines = 0

  /// Whether the container is as wide as the text view.
  open var widthTracksTextView = false

  /// Whether the container is as high as the text view.
  open var heightTracksTextView = false
}
