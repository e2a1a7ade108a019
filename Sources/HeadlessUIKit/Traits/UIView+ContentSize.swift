import Foundation

extension UIView {
  /// The smallest text size that the view and the views inside it have.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.sizes.least }
    set { limit(newValue, traitState.sizes.greatest) }
  }

  /// The largest text size that the view and the views inside it have.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.sizes.greatest }
    set { limit(traitState.sizes.least, newValue) }
  }

  /// The limits of the text size that count for the view, in words.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let (least, greatest) = traitState.sizes
    let words = [least.map { "minimum \($0.rawValue)" }, greatest.map { "maximum \($0.rawValue)" }]
    let own = words.compactMap(\.self).joined(separator: ", ")
    let outer = storedSuperview?.appliedContentSizeCategoryLimitsDescription ?? ""
    return [own, outer].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func limit(_ least: UIContentSizeCategory?, _ greatest: UIContentSizeCategory?) {
    guard (least, greatest) != traitState.sizes else { return }
    traitState.sizes = (least, greatest)
    settleTraits()
  }

  /// Returns traits whose text size is within the view's limits.
  final func limited(_ traits: UITraitCollection) -> UITraitCollection {
    let (least, greatest) = traitState.sizes
    let asked = traits.preferredContentSizeCategory
    var size = asked
    if let greatest, size > greatest { size = greatest }
    if let least, size < least { size = least }
    return size == asked
      ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = size }
  }
}
