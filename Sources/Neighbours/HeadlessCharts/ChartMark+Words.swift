import HeadlessSwiftUI

extension ChartMark {
  /// Whether a bar goes from left to right.
  var isLying: Bool {
    if xEnd != nil { return true }
    guard let x, let y, case .number = x.place else { return false }
    if case .number = y.place { return false }
    return true
  }

  /// The line or area that a point belongs to.
  var seriesName: String {
    series?.place.words ?? look.group?.place.words ?? ""
  }

  /// What a reader is told of a value.
  func words(of value: ChartValue?, _ end: ChartValue?) -> String? {
    guard let value else { return nil }
    return [value.place.words, end?.place.words].compactMap { $0 }.joined(separator: " – ")
  }
}
