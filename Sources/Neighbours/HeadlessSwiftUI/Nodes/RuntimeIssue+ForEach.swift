extension RuntimeIssue {
  /// Tells of an identity that occurs again.
  package static func logSecond<ID>(_ id: ID, _ type: Any.Type) {
    log(
      """
      \(type): the ID \(id) occurs multiple times within the collection, this will give undefined \
      results!
      """)
  }

  /// Tells of views for numbers that do not change, which have done so.
  static func logCount(_ count: Int, _ first: Int, _ type: Any.Type) {
    log(
      """
      \(type) count (\(count)) != its initial count (\(first)). `ForEach(_:content:)` should only be \
      used for *constant* data. Instead conform data to `Identifiable` or use \
      `ForEach(_:id:content:)` and provide an explicit `id`!
      """)
  }
}
