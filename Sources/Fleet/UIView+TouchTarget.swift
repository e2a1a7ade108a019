import HeadlessUIKit

extension UIView {
  /// The view that a finger touches which means this one.
  ///
  /// A label or an image takes no touches itself, nor need the views in a row: touches go to the
  /// views around them. A touch of other views that take no touches would have no clear meaning,
  /// and a label or an image with recognizers is meant to be touched.
  final var touchTarget: UIView {
    guard !isUserInteractionEnabled, !(self is UIControl) else { return self }
    let isLabelOrImage = self is UILabel || self is UIImageView
    if isLabelOrImage, gestureRecognizers?.isEmpty == false { return self }
    var target = self
    while !target.isUserInteractionEnabled, let superview = target.superview { target = superview }
    guard target.isUserInteractionEnabled else { return self }
    return isLabelOrImage || target.isInRow ? target : self
  }

  /// Whether the view is a row or an item, or stands in one.
  private final var isInRow: Bool {
    sequence(first: self) { $0.superview }.contains {
      $0 is UITableViewCell || $0 is UICollectionViewCell
    }
  }

  /// The obstacle that hides a view whose touches go to another one.
  final var obstacleToSight: Refusal<Obstacle>? {
    obstacles.first { obstacle in
      switch obstacle.kind {
      case .hidden, .transparent: true
      default: false
      }
    }
  }
}
