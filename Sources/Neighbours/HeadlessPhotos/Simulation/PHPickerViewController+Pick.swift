import FailureReporting
import Fleet
import HeadlessUIKit

extension PHPickerViewController {
  /// Chooses photos and films, as a user does; the delegate dismisses the picker.
  ///
  /// Records a failure when the picker is not presented, when something is in front of it, for more than
  /// can be chosen, and for what it does not offer.
  ///
  /// ```swift
  /// let picker = PHPickerViewController(configuration: PHPickerConfiguration())
  /// picker.pick(.image(UIImage()))
  /// ```
  public func pick(
    _ photos: PickedPhoto..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.perform(in: self, to: "pick", at: CallSite(fileID, filePath, line, column)) {
      let limit = configuration.selectionLimit
      if limit > 0, photos.count > limit {
        return PhotoWords.tooMany(photos.count, limit, in: self)
      }
      if let filter = configuration.filter,
        let other = photos.first(where: { !filter.offers($0.kind) })
      {
        return PhotoWords.notOffered(other.kind, in: self)
      }
      let tells = configuration.tellsIdentifiers
      delegate?.picker(
        self, didFinishPicking: photos.map { $0.result(tellsIdentifier: tells) })
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
      delegate?.picker(self, didFinishPicking: [])
    }
  }
}
