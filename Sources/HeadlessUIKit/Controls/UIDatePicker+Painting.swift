import Foundation

extension UIDatePicker: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let parts = dateElements
    paintWheels(parts.filter { $0.type == .pickerWheel }, painter)
    let time = parts.first { part in
      if case .dateButton(.time, _) = part.meaning { datePickerStyle == .inline } else { false }
    }
    for part in parts where part.type != .pickerWheel {
      if part.type == .collectionView {
        paintDays(part, to: time?.frame.minY ?? part.frame.maxY, painter)
      } else {
        paint(part, painter)
      }
    }
  }

  // MARK: Wheels

  /// Draws wheels with their values above and below the middle; the wheel of days is wider.
  private func paintWheels(_ wheels: [ElementPart], _ painter: PartPainter) {
    guard let first = wheels.first else { return }
    let all = wheels.reduce(first.frame) { $0.union($1.frame) }
    let height = DeviceProfile.current.controls.pickerRowHeight
    painter.wheelBand(all, height: height)
    func share(_ part: ElementPart) -> CGFloat {
      if case .dateWheel(.date, _) = part.meaning { 2.5 } else { 1 }
    }
    let whole = wheels.reduce(0) { $0 + share($1) }
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    var x = all.minX
    for part in wheels {
      let width = all.width * share(part) / whole
      defer { x += width }
      guard case .dateWheel(let wheel, _) = part.meaning else { continue }
      for row in -3...3 {
        let line = CGRect(
          x: x, y: all.midY + (CGFloat(row) - 0.5) * height, width: width, height: height)
        guard all.contains(CGPoint(x: line.midX, y: line.midY)) else { continue }
        painter.text(
          Self.short(value(of: wheel, steps: row), of: wheel),
          .systemFont(ofSize: row == 0 ? 21 : 20),
          part.isEnabled ? colors[abs(row)] : .tertiaryLabel, in: line, .center)
      }
    }
  }

  /// The value of a wheel some steps below its middle; `nil` beyond its end.
  private func value(of wheel: DateWheel, steps: Int) -> String? {
    let duration = Int(countDownDuration)
    func number(_ number: Int, below limit: Int) -> String? {
      (0..<limit).contains(number) ? "\(number)" : nil
    }
    let step: (Calendar.Component, Int)
    switch wheel {
    case .hours: return number(duration / 3600 + steps, below: 24)
    case .minutes: return number(duration % 3600 / 60 + steps * minuteInterval, below: 60)
    case .month: step = (.month, steps)
    case .day, .date: step = (.day, steps)
    case .year: step = (.year, steps)
    case .hour: step = (.hour, steps)
    case .minute: step = (.minute, steps * minuteInterval)
    case .period:
      let isMorning = shownCalendar.component(.hour, from: date) < 12
      guard steps == 0 || steps == (isMorning ? 1 : -1) else { return nil }
      step = (.hour, steps * 12)
    }
    return shownCalendar.date(byAdding: step.0, value: step.1, to: date)
      .map { value(of: wheel, at: $0) }
  }

  /// Returns the visible part of a wheel's spoken words: of "5 minutes" the number.
  private static func short(_ value: String?, of wheel: DateWheel) -> String? {
    let digits = value?.prefix { $0.isNumber } ?? ""
    if case .minute = wheel, digits.count == 1 { return "0\(digits)" }
    return digits.isEmpty ? value : String(digits)
  }

  // MARK: The calendar

  /// Draws the days, which make room for the names of the weekdays, and for the line of the time.
  private func paintDays(_ page: ElementPart, to bottom: CGFloat, _ painter: PartPainter) {
    let (names, frame) = page.frame.divided(atDistance: 24, from: .minYEdge)
    let calendar = shownCalendar
    let days = calendar.shortStandaloneWeekdaySymbols
    for column in days.indices {
      let width = names.width / CGFloat(days.count)
      painter.text(
        days[(column + calendar.firstWeekday - 1) % days.count].uppercased(),
        .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel,
        in: CGRect(
          x: names.minX + width * CGFloat(column), y: names.minY, width: width,
          height: names.height), .center)
    }
    let share = (bottom - frame.minY) / max(page.frame.height, 1)
    for day in page.children {
      let place = day.frame
      day.frame = CGRect(
        x: place.minX, y: frame.minY + (place.minY - page.frame.minY) * share, width: place.width,
        height: place.height * share)
      paint(day, painter)
    }
  }

  private func paint(_ part: ElementPart, _ painter: PartPainter) {
    let color: UIColor = part.isEnabled ? .label : .tertiaryLabel
    let center = CGPoint(x: part.frame.midX, y: part.frame.midY)
    switch part.meaning {
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
    case .dateButton(.time, _) where datePickerStyle == .inline:
      let width = PartPainter.width(of: part.value ?? "", .systemFont(ofSize: 17)) + 24
      let line = part.frame.insetBy(dx: 8, dy: 4)
      let pill = CGRect(x: line.maxX - width, y: line.minY, width: width, height: line.height)
      if isEnglish { painter.text("Time", .systemFont(ofSize: 17), color, in: line) }
      painter.fill(pill, .tertiarySystemFill, radius: 6)
      painter.text(part.value, .systemFont(ofSize: 17), color, in: pill, .center)
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
