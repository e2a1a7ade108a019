public import Foundation

/// The space in which lines of text are laid out.
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

  /// The size of the space.

  ///

  /// 0 means no limit.
  open var size: CGSize

  /// The space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5

  // MARK: Constraining text layout

  /// How lines that are too wide are treated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The largest number of lines.

  ///

  /// 0 means no limit.
  open var maximumNumberOfLines = 0

  /// Whether the container is as wide as the text view.
  open var widthTracksTextView = false

  /// Whether the container is as high as the text view.
  open var heightTracksTextView = false
}
