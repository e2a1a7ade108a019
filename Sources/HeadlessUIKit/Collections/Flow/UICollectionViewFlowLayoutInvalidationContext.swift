/// The invalid parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  // MARK: Invalidating a flow layout

  /// Whether the delegate is asked for sizes and distances again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the lines are worked out again.
  open var invalidateFlowLayoutAttributes = true
}
