public import Foundation

/// A view that blurs the content behind it, or stands out from a blur.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  // MARK: Creating a visual effect view

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Retrieving the visual effects

  /// The effect.
  open var effect: UIVisualEffect?

  /// The view for subviews, because the visual effect view itself accepts no subviews.
  open var contentView: UIView { content }

  // MARK: Managing the view hierarchy

  /// Reports UIKit's exception, because subviews belong in the content view.
  open override func addSubview(_ view: UIView) { refuse(view, "addSubview(_:)") }

  /// Reports UIKit's exception, because subviews belong in the content view.
  open override func insertSubview(_ view: UIView, at index: Int) {
    refuse(view, "insertSubview(_:at:)")
  }

  /// Reports UIKit's exception, because subviews belong in the content view.
  open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    refuse(view, "insertSubview(_:belowSubview:)")
  }

  /// Reports UIKit's exception, because subviews belong in the content view.
  open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    refuse(view, "insertSubview(_:aboveSubview:)")
  }

  // MARK: Storage

  private let content = UIView()

  override func setUp(from coder: NSCoder?) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(content)
  }

  private func refuse(_ view: UIView, _ call: String) {
    guard view !== content else { return }
    ModelException.internalInconsistency.raise(
      "\(objectName(view)) has been added as a subview to \(objectName(self)). Do not add subviews "
        + "directly to the visual effect view itself, instead add them to the -contentView.",
      by: "UIVisualEffectView.\(call)")
  }
}
