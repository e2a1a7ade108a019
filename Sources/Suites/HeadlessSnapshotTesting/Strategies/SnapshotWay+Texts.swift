import Foundation
import HeadlessUIKit
import ScreenSnapshots

extension SnapshotWay where Format == String {
  /// Compares texts line by line, whose files are also Apple's.
  static func texts(_ text: @escaping @MainActor (Value) -> String) -> Self {
    Self(
      pathExtension: "txt", toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      difference: { old, new in
        guard old != new else { return nil }
        let pattern = ScreenPattern(old, hasPatterns: false)
        let lines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return StrategyWords.lines(LineDifference(pattern, lines).text)
      },
      snapshot: { value in
        MainActor.runUnchecked(with: value) { text($0) }
      })
  }
}
