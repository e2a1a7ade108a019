import FailureReporting
import Fleet
import HeadlessUIKit

extension MPMediaPickerController {
  /// Chooses items, as a user does; the delegate dismisses the picker.
  ///
  /// Records a failure when the picker is not presented, when something is in front of it, for several items
  /// where one can be chosen, and for what it does not offer.
  ///
  /// ```swift
  /// let picker = MPMediaPickerController(mediaTypes: .music)
  /// picker.pick(SimulatedMusic.add("Robin"))
  /// ```
  public func pick(
    _ items: MPMediaItem..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.perform(in: self, to: "pick", at: CallSite(fileID, filePath, line, column)) {
      if items.count > 1, !allowsPickingMultipleItems { return MediaPickerWords.several(in: self) }
      if let other = items.first(where: { !offers($0) }) {
        return MediaPickerWords.notOffered(other, in: self)
      }
      delegate?.mediaPicker(self, didPickMediaItems: MPMediaItemCollection(items: items))
      return nil
    }
  }

  /// Taps the button that cancels, as a user does; the delegate dismisses the picker.
  ///
  /// Records a failure when the picker is not presented, or when something is in front of it.
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    PickerWords.act(in: self, to: "cancel", at: CallSite(fileID, filePath, line, column)) {
      delegate?.mediaPickerDidCancel(self)
    }
  }
}
