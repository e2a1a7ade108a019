import Foundation

extension UISegmentedControl {
  /// What a segment holds.
  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width as set; with 0 the segment finds its own.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    /// A segment that shows what an action does.
    @MainActor
    init(action: UIAction) {
      title = action.title.isEmpty ? nil : action.title
      image = action.image
      self.action = action
    }
  }
}
