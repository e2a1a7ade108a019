import HeadlessSwiftUI

/// Lets views that show tips change with them.
@MainActor
@Observable
final class TipChanges {
  var count = 0
  nonisolated init() {}
}
