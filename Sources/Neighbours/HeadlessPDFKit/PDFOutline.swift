public import HeadlessUIKit

/// An entry of the outline of a document.
open class PDFOutline: NSObject {
  /// The document.
  open weak var document: PDFDocument?
  /// The entry that it is in.
  open private(set) weak var parent: PDFOutline?
  /// The title.
  open var label: String?
  /// The place that it leads to.
  open var destination: PDFDestination?
  /// Whether what is in it is shown.
  open var isOpen = false

  private final var children: [PDFOutline] = []

  /// Creates an entry.
  public override init() { super.init() }

  /// The number of entries in it.
  open var numberOfChildren: Int { children.count }

  /// The place in the entry that it is in.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

  /// Returns an entry in it.
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }

  /// Inserts an entry.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
  }

  /// Removes it from the entry that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
