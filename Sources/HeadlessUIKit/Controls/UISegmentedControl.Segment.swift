import Foundation

extension UISegmentedControl {
  /// The content of a segment.
  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width that was set.
    ///
    /// With 0 the width depends on the content.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    /// Creates a segment that shows the content of an action.
    @MainActor
    init(action: UIAction) {
      title = action.title.isEmpty ? nil : action.title
      image = action.image
      self.action = action
    }
  }
}
