/// The figures as a table on standard output.
struct Table {
  private static let header = ["work", "taken", "bar", "yardstick", "taken", "ratio", "bar", ""]

  private var rows: [[String]] = []
  private(set) var isWithinBars = true

  mutating func add(_ result: Figure.Result) {
    let figure = result.figure
    rows.append([
      figure.work, Self.text(result.pair.work, figure.unit),
      figure.atMost.map { Self.text($0, figure.unit) } ?? "–", figure.yardstick,
      Self.text(result.pair.yardstick, figure.unit), Self.rounded(result.ratio),
      figure.atMostTimes.map(Self.rounded) ?? "–", result.isWithinBars ? "ok" : "OVER",
    ])
    isWithinBars = isWithinBars && result.isWithinBars
  }

  func print() {
    let all = [Self.header] + rows
    let widths = Self.header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    for row in all {
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      Swift.print(cells.joined(separator: "  "))
    }
  }

  private static func text(_ amount: Double, _ unit: Figure.Unit) -> String {
    switch (unit, amount) {
    case (.nanoseconds, ..<microsecond): "\(Int(amount.rounded())) ns"
    case (.nanoseconds, ..<millisecond): "\(rounded(amount / microsecond)) µs"
    case (.nanoseconds, _): "\(rounded(amount / millisecond)) ms"
    case (.bytes, ..<mebibyte): "\(rounded(amount / kibibyte)) KiB"
    case (.bytes, _): "\(rounded(amount / mebibyte)) MiB"
    }
  }

  /// Times in nanoseconds, and sizes in bytes.
  private static let microsecond = 1e3
  private static let millisecond = 1e6
  private static let kibibyte = 1_024.0
  private static let mebibyte = kibibyte * kibibyte

  /// Returns a number with two digits after the point.
  private static func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
