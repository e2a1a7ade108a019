public import Foundation

extension UICalendarView {
  /// What a day shows below its number.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// Creates a dot.
    public override convenience init() { self.init(image: nil, color: nil, size: .medium) }

    /// Creates a decoration with an image, or a dot, in a color.
    public init(image: UIImage?, color: UIColor?, size: DecorationSize) {
      kind = .image(image, color, size)
      super.init()
    }

    /// Creates a decoration with a view of the app's.
    public init(customViewProvider: @escaping () -> UIView) {
      kind = .view(customViewProvider)
      super.init()
    }

    /// Returns a dot.
    open class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: nil, color: color, size: size) }

    /// Returns a decoration with an image.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Returns a decoration with a view of the app's.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    private enum Kind {
      case image(UIImage?, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    private final let kind: Kind

    /// Makes the view that a day shows, with its size.
    final func makeView() -> (view: UIView, size: CGSize) {
      switch kind {
      case .view(let make):
        let view = make()
        let size = view.intrinsicContentSize
        return (view, size.width > 0 ? size : view.bounds.size)
      case .image(let image, let color, let size):
        let view = UIImageView(image: image ?? UIImage(systemName: "circle.fill"))
        view.tintColor = color ?? .systemFill
        let side: CGFloat = size == .small ? 6 : size == .medium ? 9 : 12
        return (view, CGSize(width: side, height: side))
      }
    }
  }

  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }
}
