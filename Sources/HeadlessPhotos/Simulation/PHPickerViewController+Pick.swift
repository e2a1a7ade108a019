import FailureReporting
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
    let site = CallSite(fileID, filePath, line, column)
    perform("pick", at: site) {
      let limit = configuration.selectionLimit
      if limit > 0, photos.count > limit {
        return PhotoWords.tooMany(photos.count, limit).report(at: site)
      }
      if let filter = configuration.filter,
        let other = photos.first(where: { !filter.offers($0.kind) })
      {
        return PhotoWords.notOffered(other.kind).report(at: site)
      }
      let tells = configuration.tellsIdentifiers
      delegate?.picker(
        self, didFinishPicking: photos.map { $0.result(tellsIdentifier: tells) })
    }
  }

  /// Taps the button that cancels, as a user does; the delegate dismisses the picker.
  ///
  /// Records a failure when the picker is not presented, or when something is in front of it.
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform("cancel", at: CallSite(fileID, filePath, line, column)) {
      delegate?.picker(self, didFinishPicking: [])
    }
  }

  private func perform(_ verb: String, at site: CallSite, _ act: () -> Void) {
    UserAct.perform(at: site) { _ in
      if let fault = faultAsPresented {
        return PhotoWords.notInFront(verb, of: self, fault).report(at: site)
      }
      act()
    }
  }
}
