extension UISlider {
  /// The value as assistive technologies read it: its share in the range.
  var percent: String {
    let range = Double(maximumValue) - Double(minimumValue)
    return Self.percent(range > 0 ? (Double(value) - Double(minimumValue)) / range : 0)
  }
}
