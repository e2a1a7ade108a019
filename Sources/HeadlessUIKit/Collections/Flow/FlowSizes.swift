import Foundation

/// The sizes of the items of a section: one for all, or one for each.
///
/// Items of one size need no memory, for any number of items.
struct FlowSizes {
  private(set) var count = 0
  private var common = CGSize.zero
  private var each: [CGSize] = []

  /// Items that are all alike.
  init(count: Int, common: CGSize) {
    self.count = count
    self.common = common
  }

  init() {}

  /// The size of all items, or `nil` if they differ.
  var uniform: CGSize? { each.isEmpty ? common : nil }

  subscript(index: Int) -> CGSize { each.isEmpty ? common : each[index] }

  /// Changes the size of one item.
  mutating func set(_ size: CGSize, at index: Int) {
    guard self[index] != size else { return }
    if each.isEmpty { each = Array(repeating: common, count: count) }
    each[index] = size
  }

  mutating func append(_ size: CGSize) {
    if count == 0 { common = size }
    if each.isEmpty, size != common {
      each.reserveCapacity(2 * count + 1)
      each = Array(repeating: common, count: count)
    }
    if size != common || !each.isEmpty { each.append(size) }
    count += 1
  }
}
