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
    case (.nanoseconds, ..<1_000): "\(Int(amount.rounded())) ns"
    case (.nanoseconds, ..<1_000_000): "\(rounded(amount / 1_000)) µs"
    case (.nanoseconds, _): "\(rounded(amount / 1_000_000)) ms"
    case (.bytes, ..<1_048_576): "\(rounded(amount / 1_024)) KiB"
    case (.bytes, _): "\(rounded(amount / 1_048_576)) MiB"
    }
  }

  private static func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
}
