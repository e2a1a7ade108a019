import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Controls with values, at random", .ownApplication)
struct ValueControlsFuzzTests {
  /// Acts of users, values set by code, and senseless numbers.
  @Test func `hold what a plain reckoning says, and tell of each change by the user`() {
    let fuzz = Fuzz(short: 5_000, long: 50_000)
    var random = fuzz.generator
    let bench = Bench()
    var toldCount = 0

    for step in 0..<fuzz.steps {
      let what = bench.takeStep(&random)
      if let difference = bench.difference {
        Issue.record("\(fuzz), step \(step), \(what): \(difference)")
        return
      }
      toldCount += bench.told
    }

    #expect(toldCount > fuzz.steps / 17, "\(fuzz)")
  }
}

/// The controls, and beside them plain numbers that are reckoned another way.
@MainActor
private final class Bench: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
  let stepper = UIStepper()
  let segments = UISegmentedControl()
  let pages = UIPageControl()
  let picker = UIDatePicker()
  let progress = UIProgressView()
  let indicator = UIActivityIndicatorView(style: .medium)
  let wheels = UIPickerView()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let refresh = UIRefreshControl()

  /// How often the controls told of a value in the last step, and how often they should have.
  private(set) var told = 0
  private var expected = 0

  private var slide = (value: Float(0), least: Float(0), greatest: Float(1))
  private var steps = (value: 0.0, least: 0.0, greatest: 100.0, step: 1.0, wraps: false)
  private var titles: [(name: String, isEnabled: Bool)] = []
  /// The title of the selected segment: each has a different one.
  private var selection: String?
  private var isMomentary = false
  private var page = (current: 0, count: 0)
  /// In minutes since 2001.
  private var date = (minute: 0, least: Int?.none, greatest: Int?.none, interval: 1)
  private var done: Float = 0
  private var spins = (isAnimating: false, isHidden: true, hides: true)
  /// The actual rows, the rows that the picker view knows of, and the selected ones.
  private var rows = (actual: [3, 0], known: [3, 0], selected: [0, -1])
  private var isRefreshing = false
  private var titleCount = 0
  private var isEnabled = true

  override init() {
    super.init()
    wheels.dataSource = self
    wheels.delegate = self
    scrollView.alwaysBounceVertical = true
    scrollView.refreshControl = refresh
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    for control in controls {
      control.addAction(UIAction { [weak self] _ in self?.told += 1 }, for: .valueChanged)
    }
  }

  private var controls: [UIControl] { [slider, stepper, segments, pages, picker, refresh] }

  /// Takes a step on both sides; returns its name.
  func takeStep(_ random: inout SeededGenerator) -> String {
    told = 0
    expected = 0
    if random.next() % 50 == 0 {
      isEnabled = random.next() % 4 != 0
      for control in controls { control.isEnabled = isEnabled }
    }
    switch random.next() % 9 {
    case 0: return stepSlider(&random)
    case 1: return stepStepper(&random)
    case 2: return stepSegments(&random)
    case 3: return stepPages(&random)
    case 4: return stepPicker(&random)
    case 5: return stepWheels(&random)
    case 6: return stepRefresh(&random)
    case 7: return stepIndicator(&random)
    default:
      let value = Float(number(&random))
      progress.progress = value
      if !value.isNaN { done = value < 0 ? 0 : value > 1 ? 1 : value }
      return "progress \(value)"
    }
  }

  /// The difference between the controls and the numbers; `nil` where they agree.
  var difference: String? {
    let selected = titles.firstIndex { $0.name == selection } ?? -1
    if (slider.value, slider.minimumValue, slider.maximumValue) != slide {
      return "the slider has \(slider.value), not \(slide)"
    }
    if (stepper.value, stepper.minimumValue, stepper.maximumValue)
      != (steps.value, steps.least, steps.greatest)
    {
      return "the stepper has \(stepper.value), not \(steps)"
    }
    if (segments.numberOfSegments, segments.selectedSegmentIndex) != (titles.count, selected) {
      return "segment \(segments.selectedSegmentIndex) is selected, not \(selected)"
    }
    if (pages.currentPage, pages.numberOfPages) != page {
      return "page \(pages.currentPage) shows, not \(page)"
    }
    if picker.date.timeIntervalSinceReferenceDate != Double(date.minute) * 60 {
      return "the date is \(picker.date), not \(date)"
    }
    if progress.progress != done { return "\(progress.progress) is done, not \(done)" }
    if (0..<3).map({ wheels.selectedRow(inComponent: $0) }) != rows.selected + [-1] {
      return "row \(wheels.selectedRow(inComponent: 0)) is selected, not \(rows.selected)"
    }
    if refresh.isRefreshing != isRefreshing { return "refreshing is not \(isRefreshing)" }
    if (indicator.isAnimating, indicator.isHidden, indicator.hidesWhenStopped) != spins {
      return "the indicator is not \(spins)"
    }
    return told == expected ? nil : "told of \(told) changes, not \(expected)"
  }

  private func number(_ random: inout SeededGenerator) -> Double {
    switch random.next() % 12 {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    default: Double(Int.random(in: -150...150, using: &random)) / 2
    }
  }

  private func stepSlider(_ random: inout SeededGenerator) -> String {
    let value = Float(number(&random))
    switch random.next() % 4 {
    case 0:
      slider.value = value
      if !value.isNaN { slide.value = value }
    case 1:
      slider.minimumValue = value
      if value.isFinite {
        slide.least = value
        if slide.greatest < value { slide.greatest = value }
      }
    case 2:
      slider.maximumValue = value
      if value.isFinite {
        slide.greatest = value
        if slide.least > value { slide.least = value }
      }
    default:
      guard value.isFinite else { break }
      let before = slide.value
      slider.userSlide(to: value)
      guard isEnabled else { break }
      slide.value = value
      settleSlide()
      if slide.value != before { expected = 1 }
    }
    settleSlide()
    return "slider \(value)"
  }

  private func settleSlide() {
    if slide.value > slide.greatest { slide.value = slide.greatest }
    if slide.value < slide.least { slide.value = slide.least }
  }

  private func stepStepper(_ random: inout SeededGenerator) -> String {
    let value = number(&random)
    switch random.next() % 8 {
    case 0:
      stepper.value = value
      if !value.isNaN { steps.value = value }
    case 1 where value.isFinite:
      stepper.minimumValue = value
      steps.least = value
      if steps.greatest < value { steps.greatest = value }
    case 2 where value.isFinite:
      stepper.maximumValue = value
      steps.greatest = value
      if steps.least > value { steps.least = value }
    case 3 where value > 0 && value.isFinite:
      stepper.stepValue = value
      steps.step = value
    case 4:
      stepper.wraps.toggle()
      steps.wraps.toggle()
    default:
      let isUp = random.next() % 2 == 0
      let before = steps.value
      stepper.userTake(isUp ? .increment : .decrement)
      guard isEnabled else { break }
      steps.value += isUp ? steps.step : -steps.step
      if steps.wraps, steps.value > steps.greatest {
        steps.value = steps.least
      } else if steps.wraps, steps.value < steps.least {
        steps.value = steps.greatest
      }
      settleSteps()
      if steps.value != before { expected = 1 }
    }
    settleSteps()
    return "stepper \(value)"
  }

  private func settleSteps() {
    if steps.value > steps.greatest { steps.value = steps.greatest }
    if steps.value < steps.least { steps.value = steps.least }
  }

  private func stepSegments(_ random: inout SeededGenerator) -> String {
    let index = Int.random(in: -2...6, using: &random)
    let isThere = titles.indices.contains(index)
    switch random.next() % 10 {
    case 0,
      1 where titles.count < 7:
      titleCount += 1
      let name = "\(titleCount)"
      segments.insertSegment(withTitle: name, at: index, animated: false)
      let place = index < 0 ? 0 : index > titles.count ? titles.count : index
      titles.insert((name, true), at: place)
    case 2 where !titles.isEmpty && (isThere || index > 0):
      segments.removeSegment(at: index, animated: false)
      let name = isThere ? titles[index].name : titles[titles.count - 1].name
      titles.removeAll { $0.name == name }
      if selection == name { selection = nil }
    case 3 where isThere:
      let isOn = random.next() % 3 != 0
      segments.setEnabled(isOn, forSegmentAt: index)
      titles[index].isEnabled = isOn
    case 4 where isThere || index == -1:
      segments.selectedSegmentIndex = index
      if index == -1 { selection = nil } else if !isMomentary { selection = titles[index].name }
    case 5:
      isMomentary = random.next() % 2 == 0
      segments.isMomentary = isMomentary
      if isMomentary { selection = nil }
    default:
      segments.userTap(segment: index)
      guard isEnabled, isThere, titles[index].isEnabled else { break }
      if isMomentary {
        expected = 1
      } else if selection != titles[index].name {
        selection = titles[index].name
        expected = 1
      }
    }
    return "segment \(index)"
  }

  private func stepPages(_ random: inout SeededGenerator) -> String {
    let number = Int.random(in: -3...9, using: &random)
    switch random.next() % 5 {
    case 0:
      pages.numberOfPages = number
      page.count = number < 0 ? 0 : number
    case 1:
      pages.currentPage = number
      page.current = number
    default:
      let forward = random.next() % 2 == 0
      let before = page.current
      pages.userTap(forward: forward)
      guard isEnabled else { break }
      page.current += forward ? 1 : -1
      settlePage()
      if page.current != before { expected = 1 }
    }
    settlePage()
    return "page \(number)"
  }

  private func settlePage() {
    if page.current >= page.count { page.current = page.count - 1 }
    if page.current < 0 { page.current = 0 }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.actual[component]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told += 1
  }

  private func stepWheels(_ random: inout SeededGenerator) -> String {
    let component = Int.random(in: 0...1, using: &random)
    let row = Int.random(in: -2...12, using: &random)
    let last = rows.known[component] - 1
    switch random.next() % 6 {
    case 0: rows.actual[component] = max(0, row)
    case 1:
      wheels.reloadComponent(component)
      reloaded(component)
    case 2:
      wheels.reloadAllComponents()
      for component in 0...1 { reloaded(component) }
    case 3:
      wheels.selectRow(row, inComponent: component, animated: false)
      rows.selected[component] = row > last ? last : row < 0 ? (last < 0 ? -1 : 0) : row
    default:
      wheels.userPick(row, in: component)
      guard row >= 0, row <= last, row != rows.selected[component] else { break }
      rows.selected[component] = row
      expected = 1
    }
    if random.next() % 8 == 0 { wheels.layoutIfNeeded() }
    return "row \(row) of \(component)"
  }

  private func reloaded(_ component: Int) {
    let count = rows.actual[component]
    rows.known[component] = count
    if rows.selected[component] >= count { rows.selected[component] = count - 1 }
    if rows.selected[component] < 0, count > 0 { rows.selected[component] = 0 }
  }

  private func stepRefresh(_ random: inout SeededGenerator) -> String {
    switch random.next() % 4 {
    case 0:
      refresh.beginRefreshing()
      isRefreshing = true
    case 1:
      refresh.endRefreshing()
      isRefreshing = false
    default:
      scrollView.userPullDown()
      if isEnabled, !isRefreshing {
        isRefreshing = true
        expected = 1
      }
    }
    return "refresh"
  }

  private func stepIndicator(_ random: inout SeededGenerator) -> String {
    switch random.next() % 3 {
    case 0:
      indicator.startAnimating()
      spins.isAnimating = true
      spins.isHidden = false
    case 1:
      indicator.stopAnimating()
      spins.isAnimating = false
      if spins.hides { spins.isHidden = true }
    default:
      let hides = random.next() % 2 == 0
      indicator.hidesWhenStopped = hides
      if hides != spins.hides, !spins.isAnimating { spins.isHidden = hides }
      spins.hides = hides
    }
    return "indicator"
  }

  private func stepPicker(_ random: inout SeededGenerator) -> String {
    let minute = Int.random(in: -5_000...5_000, using: &random)
    let moment = Date(timeIntervalSinceReferenceDate: Double(minute) * 60)
    switch random.next() % 6 {
    case 0:
      picker.minimumDate = random.next() % 4 == 0 ? nil : moment
      date.least = picker.minimumDate == nil ? nil : minute
    case 1:
      picker.maximumDate = random.next() % 4 == 0 ? nil : moment
      date.greatest = picker.maximumDate == nil ? nil : minute
    case 2:
      let interval = Int.random(in: -1...61, using: &random)
      picker.minuteInterval = interval
      if [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30].contains(interval) { date.interval = interval }
    case 3:
      picker.date = moment
      date.minute = minute
    default:
      let before = date.minute
      picker.userPick(moment)
      date.minute = minute
      settleDate()
      if date.minute != before { expected = 1 }
    }
    settleDate()
    return "date \(minute)"
  }

  private func settleDate() {
    var (least, greatest) = (date.least ?? .min, date.greatest ?? .max)
    if least > greatest { (least, greatest) = (.min, .max) }
    let end = min(date.minute, greatest)
    let rest = end % date.interval
    date.minute = max(end - (rest < 0 ? rest + date.interval : rest), least)
  }
}
