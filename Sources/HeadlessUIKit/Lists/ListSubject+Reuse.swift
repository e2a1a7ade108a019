extension ListSubject {
  /// Reports another cell for an item that is reconfigured (behaviour 426).
  func raiseOther(_ identifier: String, than existing: Cell, by call: String) {
    ModelException.internalInconsistency.raise(
      "Attempted to dequeue a cell for a different registration or reuse identifier than the "
        + "existing cell when reconfiguring an item, which is not allowed. You can dequeue a new "
        + "cell with a different registration or reuse identifier only when reloading an item. "
        + "Dequeued reuse identifier: \(identifier); Original reuse identifier: "
        + "\(existing.reuseIdentifier ?? "(null)"); Existing cell: \(objectName(existing))",
      by: call)
  }
}
