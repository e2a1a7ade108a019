import Foundation

extension UIDatePicker {
  /// The wheels, the days of the calendar, or the buttons that open them, as the style has it.
  package final var dateElements: [ElementPart] {
    guard isDateKnown else { return [] }
    let bounds = storedBounds
    let hasTime = datePickerMode == .time || datePickerMode == .dateAndTime
    let hasDay = datePickerMode != .time
    switch datePickerStyle {
    case .wheels: return wheelElements(wheels, in: bounds)
    case .inline:
      var parts = hasDay ? calendarElements(in: bounds) : []
      if hasTime {
        let line = CGRect(
          x: bounds.minX, y: bounds.maxY - Self.lineHeight, width: bounds.width,
          height: Self.lineHeight)
        parts.append(button("Time Picker", timeText, .time, line))
      }
      return parts + openElements(below: bounds)
    default:
      let count: CGFloat = hasDay && hasTime ? 2 : 1
      let (first, second) = bounds.divided(atDistance: bounds.width / count, from: .minXEdge)
      var parts: [ElementPart] = []
      if hasDay { parts.append(button("Date Picker", dayText, .calendar, first)) }
      if hasTime { parts.append(button("Time Picker", timeText, .time, hasDay ? second : first)) }
      return parts + openElements(below: bounds)
    }
  }

  private static let lineHeight: CGFloat = 44
  private static let daysInWeek = 7

  /// The elements that a button of the picker has opened, and the space around them.
  private final func openElements(below rect: CGRect) -> [ElementPart] {
    guard parts.showsCalendar || parts.showsTime else { return [] }
    let sizes = DeviceProfile.current.controls
    let size = parts.showsCalendar ? sizes.inlineDatePicker : sizes.picker
    let place = CGRect(origin: CGPoint(x: rect.minX, y: rect.maxY), size: size)
    let opened =
      parts.showsCalendar ? calendarElements(in: place) : wheelElements(timeWheels, in: place)
    let outside = ElementPart(.other, "dismiss popup", .dateButton(.outside, of: self), of: self) {
      $0.identifier = "PopoverDismissRegion"
      $0.frame = self.convert(self.storedWindow?.storedBounds ?? place, from: self.storedWindow)
    }
    return opened + [outside]
  }

  private final func button(
    _ label: String, _ value: String?, _ button: DateButton, _ frame: CGRect
  ) -> ElementPart {
    ElementPart(.button, label, .dateButton(button, of: self), of: self) {
      $0.value = value
      $0.isEnabled = isEnabled
      $0.frame = frame
    }
  }

  private final func wheelElements(_ wheels: [DateWheel], in rect: CGRect) -> [ElementPart] {
    let width = rect.width / CGFloat(max(1, wheels.count))
    return wheels.enumerated().map { index, wheel in
      ElementPart(.pickerWheel, "", .dateWheel(wheel, of: self), of: self) {
        $0.value = value(of: wheel)
        $0.isEnabled = isEnabled
        $0.frame = CGRect(
          x: rect.minX + width * CGFloat(index), y: rect.minY, width: width, height: rect.height)
      }
    }
  }

  /// The month, what turns it, and its days.
  private final func calendarElements(in rect: CGRect) -> [ElementPart] {
    let days = shownDays
    guard let first = days.first else { return [] }
    let (header, grid) = rect.divided(atDistance: Self.lineHeight, from: .minYEdge)
    let calendar = shownCalendar
    let title = "\(monthName(of: first)) \(calendar.component(.year, from: first))"
    let side = Self.lineHeight
    let month = ElementPart(.staticText, title, of: self) {
      $0.frame = CGRect(
        x: header.minX, y: header.minY, width: max(0, header.width - 2 * side), height: side)
    }
    func arrow(_ label: String, _ button: DateButton, _ place: CGFloat) -> ElementPart {
      self.button(
        label, nil, button,
        CGRect(x: header.maxX - side * place, y: header.minY, width: side, height: side))
    }
    let column =
      (calendar.component(.weekday, from: first) - calendar.firstWeekday + Self.daysInWeek)
      % Self.daysInWeek
    let rows = (column + days.count + Self.daysInWeek - 1) / Self.daysInWeek
    let size = CGSize(
      width: grid.width / CGFloat(Self.daysInWeek), height: grid.height / CGFloat(rows))
    let page = ElementPart(.collectionView, "", of: self) {
      $0.frame = grid
      $0.children = days.enumerated().map { index, day in
        let place = column + index
        return self.day(
          day,
          CGRect(
            x: grid.minX + size.width * CGFloat(place % Self.daysInWeek),
            y: grid.minY + size.height * CGFloat(place / Self.daysInWeek), width: size.width,
            height: size.height))
      }
    }
    return [
      month, arrow("Previous Month", .previousMonth, 2), arrow("Next Month", .nextMonth, 1), page,
    ]
  }

  private final func day(_ day: Date, _ frame: CGRect) -> ElementPart {
    let button = button(longDay(of: day), nil, .day(day), frame)
    let calendar = shownCalendar
    let (least, greatest) = limits
    let isEarly =
      least.map { calendar.compare(day, to: $0, toGranularity: .day) } == .orderedAscending
    let isLate =
      greatest.map { calendar.compare(day, to: $0, toGranularity: .day) } == .orderedDescending
    if isEarly || isLate { button.isEnabled = false }
    button.isSelected = calendar.isDate(day, inSameDayAs: date)
    let number = ElementPart(
      .staticText, "\(calendar.component(.day, from: day))", .dateButton(.day(day), of: self),
      of: self)
    number.frame = frame
    button.children = [number]
    return button
  }
}
