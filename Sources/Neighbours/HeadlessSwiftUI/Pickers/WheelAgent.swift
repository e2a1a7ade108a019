/// The rows of a wheel, and what hears of the user's choice.
@MainActor final class WheelAgent: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var titles: [String] = []
  var chosen: ((Int) -> Void)?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen?(row)
  }
}
