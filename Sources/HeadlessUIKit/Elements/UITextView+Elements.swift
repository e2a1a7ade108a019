extension UITextView {
  /// The links of the text, each where its line is.
  final var textItemElements: [ElementPart] {
    guard isSelectable, !isEditable else { return [] }
    return textItems.compactMap { item in
      if case .textAttachment = item.content { return nil }
      return ElementPart(.link, text(of: item), .textItem(item, of: self), of: self) {
        $0.measure = { [self] in rect(of: item.range) }
      }
    }
  }
}
