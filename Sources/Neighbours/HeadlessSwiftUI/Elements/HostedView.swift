/// A view of this module's, which is an element by its content and by what modifiers say.
class HostedView: UIView, MarkedView {
  var marks = Marks() { didSet { marksChanged() } }

  /// The label, value and traits of the content.
  var ownLabel: String? { nil }
  var ownValue: String? { nil }
  var ownTraits: UIAccessibilityTraits { .none }

  func marksChanged() {}

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? ownValue }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let base = super.accessibilityTraits
      return (base == .none ? ownTraits : base).union(marks.added).subtracting(marks.removed)
    }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool {
    marks.perform(.activate) || super.accessibilityActivate()
  }

  override func accessibilityPerformEscape() -> Bool {
    marks.perform(.escape) || super.accessibilityPerformEscape()
  }

  override func accessibilityPerformMagicTap() -> Bool {
    marks.perform(.magicTap) || super.accessibilityPerformMagicTap()
  }

  override func accessibilityIncrement() { _ = marks.perform(.increment) }

  override func accessibilityDecrement() { _ = marks.perform(.decrement) }
}

/// The words of the elements within a view.
@MainActor enum SpokenWords {
  /// Returns the labels of the elements within a view, joined as SwiftUI joins them.
  static func of(_ view: UIView) -> String? {
    let (texts, images) = parts(of: view)
    let words = texts.isEmpty ? images : texts
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func parts(of view: UIView) -> (texts: [String], images: [String]) {
    var texts: [String] = []
    var images: [String] = []
    for child in view.subviews where !child.accessibilityElementsHidden && !child.isHidden {
      if let image = child as? HostedImage {
        guard let label = image.accessibilityLabel else { continue }
        if image.marks.label == nil { images.append(label) } else { texts.append(label) }
      } else if child.isAccessibilityElement {
        let words = [child.accessibilityLabel].compactMap { $0 }.filter { !$0.isEmpty }
        texts += words
      } else {
        let inner = parts(of: child)
        texts += inner.texts
        images += inner.images
      }
    }
    return (texts, images)
  }
}
