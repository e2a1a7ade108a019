import Foundation
import HeadlessUIKit

/// The text of a time as a formatter of components writes it.
struct DurationText {
  /// A unit with how often it is in the time.
  private struct Part {
    let unit: DurationUnit
    var value: Int
  }

  private let formatter: DateComponentsFormatter
  private let calendar: Calendar
  private let units: [DurationUnit]
  private let words: DurationWords

  init(of formatter: DateComponentsFormatter) {
    self.formatter = formatter
    calendar = formatter.counting
    let allowed = formatter.allowedUnits
    let units = DurationUnit.all.filter { !allowed.isDisjoint(with: $0.units) }
    self.units = units.isEmpty ? DurationUnit.all.filter { $0 != .week } : units
    words = DurationWords(style: formatter.unitsStyle, locale: calendar.locale ?? .uiKitCurrent)
  }

  func text(from start: Date, to end: Date) -> String? {
    // Parts of seconds are shown by no unit.
    let seconds = end.timeIntervalSince(start).rounded(.towardZero)
    let (first, last) = seconds < 0 ? (start + seconds, start) : (start, start + seconds)
    var parts = parts(from: first, to: last)
    if formatter.collapsesLargestUnit { collapse(&parts) }
    if formatter.maximumUnitCount > 0 { parts = rounded(parts, from: first, to: last) }
    parts = withoutZeros(parts)
    guard !parts.isEmpty else { return nil }
    let text =
      formatter.unitsStyle == .positional
      ? positional(parts) : words.text(parts.map { ($0.unit, $0.value) })
    return phrase(seconds < 0 ? "-" + text : text)
  }

  private func parts(from start: Date, to end: Date) -> [Part] {
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: start, to: end)
    return units.map { Part(unit: $0, value: components.value(for: $0.component) ?? 0) }
  }

  /// 1 hour, 3 minutes become 63 minutes.
  private func collapse(_ parts: inout [Part]) {
    guard let first = parts.firstIndex(where: { $0.value != 0 }), parts[first].value == 1,
      first + 1 < parts.count, let count = parts[first].unit.count(of: parts[first + 1].unit)
    else { return }
    parts[first + 1].value += count
    parts[first].value = 0
  }

  /// As many units as may be, from the first that counts on, and the last of them to the nearest.
  private func rounded(_ parts: [Part], from start: Date, to end: Date) -> [Part] {
    let kept = shortened(parts)
    guard kept.count < parts.count, let unit = kept.last?.unit, unit != units.last else {
      return kept
    }
    var components = DateComponents()
    for part in kept { components.setValue(part.value, for: part.unit.component) }
    guard let below = calendar.date(byAdding: components, to: start),
      let above = calendar.date(byAdding: unit.component, value: 1, to: below),
      end.timeIntervalSince(below) * 2 >= above.timeIntervalSince(below)
    else { return kept }
    return shortened(self.parts(from: start, to: above))
  }

  private func shortened(_ parts: [Part]) -> [Part] {
    let count = formatter.maximumUnitCount
    guard let first = parts.firstIndex(where: { $0.value != 0 }) else {
      return Array(parts.suffix(count))
    }
    return Array(parts[first...].prefix(count))
  }

  private func withoutZeros(_ parts: [Part]) -> [Part] {
    var behavior = formatter.zeroFormattingBehavior
    if behavior.contains(.pad) { return parts }
    if behavior.contains(.default) {
      behavior = formatter.unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return Array(parts.suffix(1)) }
    return parts.indices.filter { index in
      if parts[index].value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map { parts[$0] }
  }

  /// Hours, minutes and seconds between colons, with larger units before them.
  private func positional(_ parts: [Part]) -> String {
    let digits = parts.filter(\.unit.isOfClock).enumerated().map { index, part in
      let text = words.number(part.value)
      return part.value < 10 && index > 0 ? words.number(0) + text : text
    }
    let calendar = parts.filter { !$0.unit.isOfClock }.map { words.short($0.unit, $0.value) }
    return (calendar + (digits.isEmpty ? [] : [digits.joined(separator: ":")]))
      .joined(separator: " ")
  }

  private func phrase(_ text: String) -> String {
    var text = text
    if formatter.includesApproximationPhrase { text = "About \(text)" }
    if formatter.includesTimeRemainingPhrase { text += " remaining" }
    return text
  }
}
