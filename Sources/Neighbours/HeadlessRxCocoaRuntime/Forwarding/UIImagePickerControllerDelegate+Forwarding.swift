// Written by .ci/rx-forwarding.

public import HeadlessUIKit

extension UIImagePickerControllerDelegate where Self: _RXDelegateProxy {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let receiver = receiver((any UIImagePickerControllerDelegate).self, or: UnsetDelegate.shared)
    send("imagePickerController:didFinishPickingMediaWithInfo:", [boxed(picker), boxed(info)]) {
      receiver.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    let receiver = receiver((any UIImagePickerControllerDelegate).self, or: UnsetDelegate.shared)
    send("imagePickerControllerDidCancel:", [boxed(picker)]) {
      receiver.imagePickerControllerDidCancel(picker)
    }
  }
}
