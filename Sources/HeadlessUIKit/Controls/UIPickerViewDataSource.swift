public import Foundation

/// What tells a picker view how many components and rows there are.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many components the picker view has.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a component has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
