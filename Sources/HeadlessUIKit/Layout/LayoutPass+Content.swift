import ConstraintSolver
import Foundation

extension LayoutPass {
  /// Asks a view for the size of its content, unless it is known.
  mutating func readContent(of index: Int) {
    guard let view = items[index].view else { return }
    if index > 0 { items[index].alignment = view.alignmentRectInsets }
    guard hasContent(Int32(index)) else { return }
    guard let node = items[index].node, node.content == nil else { return }
    node.content = view.intrinsicContentSize
  }

  /// Whether the content of a view has a say in how large it is.
  private func hasContent(_ slot: Int32) -> Bool {
    slot == 0 ? fitting != nil : !items[Int(slot)].isGiven
  }

  /// Adds that views are about as large as their content.
  ///
  /// Of two that could both be cut off, the one that constraints mention first keeps its size; of
  /// two that could both be stretched, that one is stretched (behaviour 742).
  mutating func addContent() {
    for index in 0..<itemCount where !items[index].isMentioned { mentioned.append(Int32(index)) }
    var lengths: [ContentLength] = []
    for slot in mentioned where hasContent(slot) {
      guard let size = items[Int(slot)].node?.content else { continue }
      addContent(of: slot, .horizontal, size.width, &lengths)
      addContent(
        of: slot, .vertical, textHeights[slot].map { CGFloat($0) } ?? size.height, &lengths)
    }
    for length in lengths.reversed() {
      guard let view = items[Int(length.slot)].view else { continue }
      let row = Int32(system.rows.count)
      addLength(length)
      system.close(
        Self.priority(view.contentHuggingPriority(for: length.axis)), .lessThanOrEqual,
        -length.length)
      system.pair(row, with: length.row)
      if length.axis == .vertical, length.dependsOnWidth {
        textRows.append((length.slot, row, length.row))
      }
    }
  }

  private mutating func addContent(
    of slot: Int32, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat,
    _ lengths: inout [ContentLength]
  ) {
    guard length >= 0, length.isFinite, let view = items[Int(slot)].view else { return }
    items[Int(slot)].isMentioned = true
    let length = ContentLength(
      slot: slot, axis: axis, length: Self.tame(length), row: Int32(system.rows.count),
      dependsOnWidth: items[Int(slot)].node?.features.contains(.dependsOnWidth) == true)
    addLength(length)
    system.close(
      Self.priority(view.contentCompressionResistancePriority(for: axis)), .greaterThanOrEqual,
      -length.length)
    lengths.append(length)
  }

  private mutating func addLength(_ length: ContentLength) {
    let start = variable(length.slot, length.axis)
    system.add(start + 1, 1)
    system.add(start, -1)
  }

  private struct ContentLength {
    var slot: Int32
    var axis: NSLayoutConstraint.Axis
    var length: Double
    /// The row that resists.
    var row: Int32
    var dependsOnWidth: Bool
  }

  private static func priority(_ priority: UILayoutPriority) -> Float {
    let value = priority.rawValue
    return value.isFinite ? min(max(value, 0), LayoutPriority.content) : 0
  }

  /// Gives text the height that its width asks for; returns whether one has changed.
  ///
  /// UIKit does that in a second pass (behaviour 747).
  mutating func adjustTextHeights() -> Bool {
    var hasChanged = false
    for (slot, hugging, resisting) in textRows {
      guard let view = items[Int(slot)].view, let text = view as? any WidthDependentHeight else {
        continue
      }
      let width = frame(of: slot).width
      let height = Self.tame(text.contentHeight(forWidth: Self.rounded(width)))
      guard height >= 0, -system.rows[Int(hugging)].constant != height else { continue }
      textHeights[slot] = height
      system.setConstant(-height, of: Int(hugging))
      system.setConstant(-height, of: Int(resisting))
      hasChanged = true
    }
    return hasChanged
  }
}
