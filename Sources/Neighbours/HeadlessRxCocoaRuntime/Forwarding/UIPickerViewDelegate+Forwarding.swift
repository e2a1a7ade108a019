// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UIPickerViewDelegate where Self: _RXDelegateProxy {
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    receiver((any UIPickerViewDelegate).self, or: UnsetDelegate.shared).pickerView(
      pickerView, rowHeightForComponent: component)
  }

  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    receiver((any UIPickerViewDelegate).self, or: UnsetDelegate.shared).pickerView(
      pickerView, widthForComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    receiver((any UIPickerViewDelegate).self, or: UnsetDelegate.shared).pickerView(
      pickerView, titleForRow: row, forComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    receiver((any UIPickerViewDelegate).self, or: UnsetDelegate.shared).pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    receiver((any UIPickerViewDelegate).self, or: UnsetDelegate.shared).pickerView(
      pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let receiver = receiver((any UIPickerViewDelegate).self, or: UnsetDelegate.shared)
    send("pickerView:didSelectRow:inComponent:", [boxed(pickerView), boxed(row), boxed(component)])
    { receiver.pickerView(pickerView, didSelectRow: row, inComponent: component) }
  }
}
