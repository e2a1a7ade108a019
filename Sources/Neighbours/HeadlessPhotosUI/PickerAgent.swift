package import HeadlessPhotos
package import HeadlessSwiftUI

/// What stands between a photo picker and the binding that presents it.
final class PickerAgent: PHPickerViewControllerDelegate {
  private static let key = AssociationKey<PickerAgent>()

  weak var owner: (any ScreenOwner)?
  private let chosen: ([PhotosPickerItem]) -> Void

  init(_ chosen: @escaping ([PhotosPickerItem]) -> Void) { self.chosen = chosen }

  /// The agent of a picker, which lives as long.
  static func of(_ picker: PHPickerViewController) -> PickerAgent? { key[picker] }

  /// Serves a picker.
  func serve(_ picker: PHPickerViewController) {
    Self.key[picker] = self
    picker.delegate = self
    picker.whenGone = { [weak self, weak picker] in if let picker { self?.owner?.left(picker) } }
  }

  /// What was chosen before stays where the user cancels.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    if !results.isEmpty { chosen(results.map { PhotosPickerItem($0) }) }
    owner?.takeBack()
  }
}

extension PHPickerViewController: BoundScreen {
  package var owner: (any ScreenOwner)? {
    get { PickerAgent.of(self)?.owner }
    set { PickerAgent.of(self)?.owner = newValue }
  }
}
