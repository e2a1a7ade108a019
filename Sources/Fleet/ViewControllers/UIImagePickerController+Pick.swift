import FailureReporting
public import HeadlessUIKit

extension UIImagePickerController {
  /// Chooses a photo.
  ///
  /// The delegate gets the image, as the edited one too where the picker allows editing, and
  /// dismisses the picker. Records a failure when the picker is not presented, when something is
  /// presented over it, or when it offers no photos.
  ///
  /// ```swift
  /// final class Profile: UIViewController, UIImagePickerControllerDelegate,
  ///   UINavigationControllerDelegate
  /// {}
  ///
  /// @MainActor func choosePhoto() {
  ///   let profile = Profile()
  ///   let picker = UIImagePickerController()
  ///   picker.delegate = profile
  ///   setAsAppRootWindow(profile)
  ///   profile.present(picker, animated: true)
  ///   picker.pick(UIImage())
  /// }
  /// ```
  public func pick(
    _ image: UIImage, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    var info: [InfoKey: Any] = [.mediaType: Self.imageType, .originalImage: image]
    if allowsEditing { info[.editedImage] = image }
    pick(info, of: Self.imageType, at: CallSite(fileID, filePath, line, column))
  }

  /// Chooses a film.
  ///
  /// The delegate gets its address, and dismisses the picker. Records a failure when the picker is
  /// not presented, when something is presented over it, or when it offers no films.
  ///
  /// ```swift
  /// let picker = UIImagePickerController()
  /// picker.mediaTypes = ["public.movie"]
  /// picker.pick(filmAt: URL(fileURLWithPath: "/films/wren.mov"))
  /// ```
  public func pick(
    filmAt url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    pick(
      [.mediaType: Self.movieType, .mediaURL: url], of: Self.movieType,
      at: CallSite(fileID, filePath, line, column))
  }

  /// Chooses something of which the delegate gets exactly this.
  ///
  /// Records a failure when the picker is not presented, or when something is presented over it.
  ///
  /// ```swift
  /// let picker = UIImagePickerController()
  /// picker.pick(withInfo: [.imageURL: URL(fileURLWithPath: "/photos/wren.png")])
  /// ```
  public func pick(
    withInfo info: [InfoKey: Any], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    pick(info, of: nil, at: CallSite(fileID, filePath, line, column))
  }

  /// Taps the picker's button that cancels.
  ///
  /// The delegate dismisses the picker; a delegate without the method leaves that to UIKit. Records
  /// a failure when the picker is not presented, or when something is presented over it.
  ///
  /// ```swift
  /// let picker = UIImagePickerController()
  /// picker.cancel()
  /// ```
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.act(in: self, to: "cancel", at: CallSite(fileID, filePath, line, column)) {
      userCancel()
    }
  }

  private func pick(_ info: [InfoKey: Any], of type: String?, at site: CallSite) {
    PickerWords.perform(in: self, to: "pick", at: site) {
      if let type, !mediaTypes.contains(type) { return PickerWords.wrongMedia(type, in: self) }
      userPick(info)
      return nil
    }
  }
}
