import FailureReporting
import HeadlessUIKit

/// One gesture on a link, an attachment or a tag of a text view.
@MainActor
struct TextItemGesture {
  let view: UITextView
  /// What a user cannot do, such as "Cannot tap link in UITextView".
  let cannot: String
  let site: CallSite

  /// Performs the gesture on the link or tag of a text.
  func perform(onLinkWithText text: String, _ act: (UITextItem) -> Void) {
    perform { items in
      let links = items.filter { !Self.isAttachment($0) }
      guard let link = links.first(where: { view.text(of: $0) == text }) else {
        return fail(TextWords.noLink(withText: text, among: links.map(view.text), in: view))
      }
      act(link)
    }
  }

  /// Performs the gesture on one of the attachments.
  func perform(onAttachmentAt index: Int, _ act: (UITextItem) -> Void) {
    perform { items in
      let attachments = items.filter(Self.isAttachment)
      guard attachments.indices.contains(index) else {
        return fail(TextWords.noAttachment(at: index, of: attachments.count, in: view))
      }
      act(attachments[index])
    }
  }

  private func perform(_ act: ([UITextItem]) -> Void) {
    Gesture.perform(on: view, saying: TextWords.textView.words(cannot: cannot), at: site) { _ in
      guard view.isSelectable else { return fail(TextWords.notSelectable(cannot, view)) }
      // A tap puts the caret there, then.
      guard !view.isEditing else { return fail(TextWords.isEdited(cannot, view)) }
      act(view.textItems)
    }
  }

  private static func isAttachment(_ item: UITextItem) -> Bool {
    if case .textAttachment = item.content { true } else { false }
  }

  /// Records why the user cannot.
  func fail(_ text: FailureText) { TextWords.textView.report(text, at: site) }
}
