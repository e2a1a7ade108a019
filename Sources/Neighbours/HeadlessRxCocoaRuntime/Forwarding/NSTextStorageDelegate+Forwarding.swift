// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension NSTextStorageDelegate where Self: _RXDelegateProxy {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    let receiver = receiver((any NSTextStorageDelegate).self, or: UnsetDelegate.shared)
    send(
      "textStorage:willProcessEditing:range:changeInLength:",
      [boxed(textStorage), boxed(editedMask), boxed(editedRange), boxed(delta)]
    ) {
      receiver.textStorage(
        textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    let receiver = receiver((any NSTextStorageDelegate).self, or: UnsetDelegate.shared)
    send(
      "textStorage:didProcessEditing:range:changeInLength:",
      [boxed(textStorage), boxed(editedMask), boxed(editedRange), boxed(delta)]
    ) {
      receiver.textStorage(
        textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
}
