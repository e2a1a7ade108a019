extension UITextView {
  /// The links of the text; the model does not know on which line they stand.
  final var textItemElements: [ElementPart] {
    guard isSelectable, !isEditable else { return [] }
    return textItems.compactMap { item in
      if case .textAttachment = item.content { return nil }
      return ElementPart(.link, text(of: item), .textItem(item, of: self), of: self) {
        $0.frame = storedBounds
      }
    }
  }
}
