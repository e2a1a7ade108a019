import Foundation

/// A view that shows what another one looked like.
final class SnapshotView: UIView {
  private let image: UIImage?

  init(image: UIImage?, size: CGSize) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override func paintContent(in context: CGContext) {
    image?.draw(into: context, bounds, tint: nil)
  }
}
