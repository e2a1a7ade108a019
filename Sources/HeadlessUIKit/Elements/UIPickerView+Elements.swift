import Foundation

extension UIPickerView {
  /// A wheel for each component, whose value is the text of the row in the middle.
  final var wheelElements: [ElementPart] {
    var left = storedBounds.minX
    return (0..<numberOfComponents).map { component in
      let width = rowSize(forComponent: component).width
      let row = selectedRow(inComponent: component)
      let wheel = ElementPart(
        .pickerWheel, "", .wheel(component, of: self), of: self
      ) {
        $0.value = text(ofRow: row, in: component)
        $0.frame = CGRect(
          x: left, y: storedBounds.minY, width: width, height: storedBounds.height)
      }
      left += width
      return wheel
    }
  }
}
