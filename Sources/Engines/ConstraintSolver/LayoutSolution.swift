/// What a solver found: where each variable lies, and what could not be had.
package struct LayoutSolution: Sendable {
  /// The value of each variable.
  package var values: [Double] = []
  /// Whether each variable could as well lie elsewhere.
  package var isOpen: [Bool] = []
  /// Whether no wish at all says where each variable lies within its limits.
  package var isFree: [Bool] = []
  /// Whether nothing says where each variable lies but others, which all could lie elsewhere.
  package var isHanging: [Bool] = []
  /// Required constraints that contradict others, as numbers of rows.
  package var contradictions: [Int32] = []
  /// Variables whose constraints compete in too many ways to find out how all can be met.
  package var unsettled: Set<Int32> = []

  package init() {}

  package mutating func reset(_ count: Int) {
    values.removeAll(keepingCapacity: true)
    isOpen.removeAll(keepingCapacity: true)
    isFree.removeAll(keepingCapacity: true)
    isHanging.removeAll(keepingCapacity: true)
    contradictions.removeAll(keepingCapacity: true)
    unsettled.removeAll()
    values.append(contentsOf: repeatElement(0, count: count))
    isOpen.append(contentsOf: repeatElement(false, count: count))
    isFree.append(contentsOf: repeatElement(false, count: count))
    isHanging.append(contentsOf: repeatElement(false, count: count))
  }
}
