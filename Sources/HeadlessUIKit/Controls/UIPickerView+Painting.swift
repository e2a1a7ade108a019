import Foundation

extension UIPickerView: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    painter.wheelBand(storedBounds, height: DeviceProfile.current.controls.pickerRowHeight)
  }
}
