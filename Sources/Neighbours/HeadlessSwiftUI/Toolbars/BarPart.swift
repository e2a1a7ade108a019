/// What one view says of the bars, which is asked for again when it changes.
@MainActor
final class BarPart {
  let depth: Int
  private let make: @MainActor () -> BarWords?
  private(set) var words = BarWords()
  private var isDirty = true

  init(depth: Int, _ make: @escaping @MainActor () -> BarWords?) {
    self.depth = depth
    self.make = make
  }

  func change() { isDirty = true }

  func look() {
    guard isDirty else { return }
    isDirty = false
    words = make() ?? BarWords()
  }
}
