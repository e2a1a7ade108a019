// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UIPickerViewDelegate where Self: _RXDelegateProxy {
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    (receiver(or: UnsetDelegate.shared) as any UIPickerViewDelegate).pickerView(
      pickerView, rowHeightForComponent: component)
  }

  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    (receiver(or: UnsetDelegate.shared) as any UIPickerViewDelegate).pickerView(
      pickerView, widthForComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    (receiver(or: UnsetDelegate.shared) as any UIPickerViewDelegate).pickerView(
      pickerView, titleForRow: row, forComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    (receiver(or: UnsetDelegate.shared) as any UIPickerViewDelegate).pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    (receiver(or: UnsetDelegate.shared) as any UIPickerViewDelegate).pickerView(
      pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let receiver: any UIPickerViewDelegate = receiver(or: UnsetDelegate.shared)
    send("pickerView:didSelectRow:inComponent:", [boxed(pickerView), boxed(row), boxed(component)])
    { receiver.pickerView(pickerView, didSelectRow: row, inComponent: component) }
  }
}
