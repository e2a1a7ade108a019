import Foundation

extension UIView {
  /// How the view looks while a pointer is on it.
  public var hoverStyle: UIHoverStyle? {
    get { extras.hoverStyle }
    set { extras.hoverStyle = newValue }
  }

  /// How the view shows that it has the focus; `nil` for no effect.
  public var focusEffect: UIFocusEffect? {
    get { extras.focusEffect }
    set { extras.focusEffect = newValue }
  }

  // MARK: Showing content in large

  /// Whether a long press shows the view's content in large, where the user has large texts.
  public var showsLargeContentViewer: Bool {
    get { extras.largeContent.isShown }
    set { extras.largeContent.isShown = newValue }
  }

  /// The title that is shown in large.
  public var largeContentTitle: String? {
    get { extras.largeContent.title }
    set { extras.largeContent.title = newValue }
  }

  /// The image that is shown in large.
  public var largeContentImage: UIImage? {
    get { extras.largeContent.image }
    set { extras.largeContent.image = newValue }
  }

  /// Whether the image may be scaled.
  public var scalesLargeContentImage: Bool {
    get { extras.largeContent.scalesImage }
    set { extras.largeContent.scalesImage = newValue }
  }

  /// The insets of the image.
  public var largeContentImageInsets: UIEdgeInsets {
    get { extras.largeContent.insets }
    set { extras.largeContent.insets = newValue }
  }
}

extension UIView: UILargeContentViewerItem {}
