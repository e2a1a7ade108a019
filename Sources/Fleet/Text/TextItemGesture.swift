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
        let choices = links.map { NearMiss.Choice(title: view.text(of: $0)) }
        return refuse(
          "No link with text '\(text)' found in text view.",
          NearMiss.details(for: text, among: choices, noun: "links"))
      }
      act(link)
    }
  }

  /// Performs the gesture on one of the attachments.
  func perform(onAttachmentAt index: Int, _ act: (UITextItem) -> Void) {
    perform { items in
      let attachments = items.filter(Self.isAttachment)
      guard attachments.indices.contains(index) else {
        let count = attachments.count == 1 ? "1 attachment" : "\(attachments.count) attachments"
        return refuse(
          "No attachment at index \(index) found in text view.", "It has \(count).")
      }
      act(attachments[index])
    }
  }

  private func perform(_ act: ([UITextItem]) -> Void) {
    var words = TextWords.textView.gesture
    words.cannot = cannot
    Gesture.perform(on: view, saying: words, at: site) { _ in
      guard view.isSelectable else { return refuse("\(cannot): Text view is not selectable.") }
      // A tap puts the caret there, then.
      guard !view.isEditing else { return refuse("\(cannot): Text view is being edited.") }
      act(view.textItems)
    }
  }

  private static func isAttachment(_ item: UITextItem) -> Bool {
    if case .textAttachment = item.content { true } else { false }
  }

  /// Records why the user cannot.
  func refuse(_ reason: String, _ details: String = "") {
    TextWords.textView.report(reason, details, at: site)
  }
}
