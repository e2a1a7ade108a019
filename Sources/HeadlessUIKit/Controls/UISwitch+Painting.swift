import Foundation

extension UISwitch: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let size = DeviceProfile.ofSystem.controls.toggle
    let track = CGRect(origin: storedBounds.origin, size: size)
    painter.faded(isEnabled ? 1 : 0.5) { painter in
      painter.fill(
        track, isOn ? onTintColor ?? .systemGreen : .secondarySystemFill, radius: size.height / 2)
      let side = size.height - 4
      let thumb = CGRect(
        x: isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
          ? track.maxX - side - 2 : track.minX + 2, y: track.minY + 2, width: side, height: side)
      painter.withShadow(y: 2, blur: 4, opacity: 0.15) {
        $0.fill(thumb, thumbTintColor ?? .white, radius: side / 2)
      }
    }
  }
}
