import Foundation

extension UIDatePicker: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let parts = dateElements
    let wheels = parts.filter { $0.type == .pickerWheel }
    if let first = wheels.first {
      let all = wheels.reduce(first.frame) { $0.union($1.frame) }
      painter.wheelBand(all, height: DeviceProfile.current.controls.pickerRowHeight)
    }
    let time = parts.first { part in
      if case .dateButton(.time, _) = part.meaning { datePickerStyle == .inline } else { false }
    }
    for part in parts {
      guard let time, part.type == .collectionView else {
        paint(part, painter)
        continue
      }
      // The days make room for the line of the time below them.
      let share = (time.frame.minY - part.frame.minY) / max(part.frame.height, 1)
      for day in part.children {
        let (top, frame) = (part.frame.minY, day.frame)
        day.frame = CGRect(
          x: frame.minX, y: top + (frame.minY - top) * share, width: frame.width,
          height: frame.height * share)
        paint(day, painter)
      }
    }
  }

  /// Returns what a wheel shows of the words that are read of it: of "50 minutes" the number.
  private static func short(_ value: String?) -> String? {
    let digits = value?.prefix { $0.isNumber } ?? ""
    return digits.isEmpty ? value : String(digits)
  }

  private func paint(_ part: ElementPart, _ painter: PartPainter) {
    let color: UIColor = part.isEnabled ? .label : .tertiaryLabel
    let center = CGPoint(x: part.frame.midX, y: part.frame.midY)
    switch part.meaning {
    case .dateWheel:
      painter.text(Self.short(part.value), .systemFont(ofSize: 21), color, in: part.frame, .center)
    case .dateButton(.previousMonth, _):
      painter.symbol("chevron.left", at: center, size: 17, tintColor, weight: .semibold)
    case .dateButton(.nextMonth, _):
      painter.symbol("chevron.right", at: center, size: 17, tintColor, weight: .semibold)
    case .dateButton(.outside, _): break
    case .dateButton(.day, _):
      let side = min(part.frame.width, part.frame.height, 38)
      if part.isSelected {
        painter.fill(
          CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
          tintColor.withAlphaComponent(0.15), radius: side / 2)
      }
      painter.text(
        part.children.first?.label,
        .systemFont(ofSize: 20, weight: part.isSelected ? .semibold : .regular),
        part.isSelected ? tintColor : color, in: part.frame, .center)
    case .dateButton:
      let pill = part.frame.insetBy(dx: 3, dy: 0)
      painter.fill(pill, .tertiarySystemFill, radius: 6)
      painter.text(part.value, .systemFont(ofSize: 15), color, in: pill, .center)
    default:
      if part.type == .staticText {
        painter.text(
          part.label, .systemFont(ofSize: 17, weight: .semibold), .label,
          in: part.frame.insetBy(dx: 8, dy: 0))
      }
      for child in part.children { paint(child, painter) }
    }
  }
}
