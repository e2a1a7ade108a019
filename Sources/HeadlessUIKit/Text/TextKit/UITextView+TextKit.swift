import Foundation

extension UITextView {
  /// The text's storage and layout manager.
  struct TextKit {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    /// Whether the view is telling the storage of a change, whose echo it ignores.
    var isTelling = false
  }

  /// A change of the text in the view.
  enum TextChange {
    case text
    case attributes
    /// An edit that ends at the caret.
    case edit
  }

  /// A container that is as wide as the view.
  static func ownContainer() -> NSTextContainer {
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    return container
  }

  /// The storage and the layout manager, the container's or new ones.
  final var textKit: TextKit {
    if let knownTextKit { return knownTextKit }
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let given = manager.textStorage
    let storage = given ?? NSTextStorage(attributedString: edited.attributed)
    if given == nil { storage.addLayoutManager(manager) }
    let made = TextKit(storage: storage, manager: manager)
    knownTextKit = made
    hearOfContainer()
    if given != nil { takeOver(storage) }
    return made
  }

  /// Makes the container as wide as the view, if it is to be.
  final func fitContainer() {
    guard container.widthTracksTextView else { return }
    let insets = (textContainerInset.left + textContainerInset.right).finite
    let width = max(0, bounds.width - insets)
    if container.size.width != width { container.size.width = width }
  }

  final func hearOfContainer() {
    guard container.tellView == nil else { return }
    container.tellView = { [weak self] change in self?.hear(change) }
  }

  private func hear(_ change: NSTextContainer.Change) {
    switch change {
    case .shape: contentChanged()
    case .text:
      guard let storage = container.layoutManager?.textStorage,
        let manager = container.layoutManager
      else { return }
      knownTextKit = TextKit(storage: storage, manager: manager)
      takeOver(storage)
    case .edit(let range, let delta):
      guard let knownTextKit, !knownTextKit.isTelling else { return }
      takeOver(knownTextKit.storage, edited: range, by: delta)
    }
  }

  // MARK: From the storage to the view

  /// Takes over the text of the storage, and leaves the selection where it is in the text.
  private func takeOver(_ storage: NSTextStorage, edited range: NSRange? = nil, by delta: Int = 0) {
    let selection = edited.selection
    edited.set(storage, standard: standardAttributes)
    if let range {
      func moved(_ place: Int) -> Int {
        if place <= range.location { return place }
        return place + delta >= NSMaxRange(range) ? place + delta : NSMaxRange(range)
      }
      let start = moved(selection.location)
      let end = moved(NSMaxRange(selection))
      _ = edited.select(NSRange(location: start, length: max(0, end - start)))
    }
    if delta != 0 || range == nil { typingUndo?.forget() }
    contentChanged()
    if isFirstResponder, edited.selection != selection { selectionChanged() }
  }

  // MARK: From the view to the storage

  /// Changes the storage as the view was changed, and takes over the storage's result.
  final func tellStorage(of change: TextChange) {
    guard let storage = knownTextKit?.storage, knownTextKit?.isTelling == false else { return }
    knownTextKit?.isTelling = true
    let old = Array(storage.string.utf16)
    let new = Array(edited.string.utf16)
    let replaced = Self.difference(from: old, to: new, change, caret: edited.selection.location)
    storage.beginEditing()
    if change != .attributes {
      storage.replaceCharacters(in: replaced.old, with: edited.text(in: replaced.new))
    }
    let restyled = change == .edit ? replaced.new : edited.whole
    var place = 0
    for run in edited.runs {
      let range = NSRange(location: place, length: run.length).intersection(restyled)
      place += run.length
      if let range, range.length > 0 {
        storage.setAttributes(run.attributes.values, range: range)
      }
    }
    storage.endEditing()
    knownTextKit?.isTelling = false
    let (selection, typing) = (edited.selection, edited.typingAttributes)
    edited.set(storage, standard: standardAttributes)
    _ = edited.select(selection)
    edited.typingAttributes = typing
  }

  /// Returns the part of an old text that a new one replaces, and its replacement.
  private static func difference(
    from old: [UInt16], to new: [UInt16], _ change: TextChange, caret: Int
  ) -> (old: NSRange, new: NSRange) {
    guard change == .edit else {
      return (NSRange(location: 0, length: old.count), NSRange(location: 0, length: new.count))
    }
    // The text after the caret was not changed.
    let rest = min(new.count - min(caret, new.count), old.count)
    let (oldEnd, newEnd) = (old.count - rest, new.count - rest)
    var start = 0
    while start < min(oldEnd, newEnd), old[start] == new[start] { start += 1 }
    // A surrogate pair stays whole.
    if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
    return (
      NSRange(location: start, length: oldEnd - start),
      NSRange(location: start, length: newEnd - start)
    )
  }
}
