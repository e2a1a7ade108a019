import HeadlessUIKit

/// One gesture on a link, an attachment or a tag of a text view.
@MainActor
struct TextItemGesture {
  let view: UITextView
  /// The impossible act, such as "Cannot tap link in UITextView".
  let cannot: String

  /// The gesture on the link or tag of a text.
  func act(onLinkWithText text: String, _ act: @escaping (UITextItem) -> Fault?) -> Act {
    self.act { items in
      let links = items.filter { !Self.isAttachment($0) }
      guard let link = links.first(where: { view.text(of: $0) == text }) else {
        return fault(TextWords.noLink(withText: text, among: links.map(view.text), in: view))
      }
      return act(link)
    }
  }

  /// The gesture on one of the attachments.
  func act(onAttachmentAt index: Int, _ act: @escaping (UITextItem) -> Fault?) -> Act {
    self.act { items in
      let attachments = items.filter(Self.isAttachment)
      guard attachments.indices.contains(index) else {
        return fault(TextWords.noAttachment(at: index, of: attachments.count, in: view))
      }
      return act(attachments[index])
    }
  }

  /// The gesture, unless the view lets no item be touched.
  func act(_ act: @escaping ([UITextItem]) -> Fault?) -> Act {
    Act(on: view, saying: TextWords.textView.words(cannot: cannot)) { _ in
      guard view.isSelectable else { return fault(TextWords.notSelectable(cannot, view)) }
      // A tap puts the caret there, then.
      guard !view.isEditing else { return fault(TextWords.isEdited(cannot, view)) }
      return act(view.textItems)
    }
  }

  private static func isAttachment(_ item: UITextItem) -> Bool {
    if case .textAttachment = item.content { true } else { false }
  }

  /// Why the user cannot.
  func fault(_ text: @autoclosure @escaping () -> FailureText) -> Fault {
    Fault(.textView, text())
  }
}
