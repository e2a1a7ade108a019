import FleetTesting
import Testing

@Suite("StepShrinking")
struct StepShrinkingTests {
  private func waits(_ numbers: ClosedRange<Int>) -> [ExploredStep] {
    numbers.map { .user(.wait(seconds: Double($0))) }
  }

  private func numbers(_ steps: [ExploredStep]) -> [Int] {
    steps.compactMap { if case .user(.wait(let seconds)) = $0 { Int(seconds) } else { nil } }
  }

  /// Makes a list shorter, as long as a test of its numbers holds.
  private func shrink(
    _ steps: [ExploredStep], digests: ([Int]) -> [UInt64] = { _ in [] },
    _ shows: ([Int]) -> Bool
  ) -> (best: [Int], replays: Int) {
    var shrinking = StepShrinking(steps)
    var replays = 0
    while let candidate = shrinking.next() {
      replays += 1
      let numbers = numbers(candidate)
      shrinking.note(shows(numbers) ? candidate : nil, digests(numbers))
    }
    return (self.numbers(shrinking.best), replays)
  }

  @Test func `keeps the steps alone that a find needs, in their order`() {
    let (best, replays) = shrink(waits(1...40)) {
      $0.contains(3) && $0.contains(17) && $0.last == 40
    }

    #expect(best == [3, 17, 40])
    #expect(replays < 60)
  }

  @Test func `needs no step where the first screen shows it`() {
    #expect(shrink(waits(1...40)) { _ in true }.best.isEmpty)
  }

  @Test func `leaves out what comes between two equal screens first`() {
    let (best, replays) = shrink(waits(1...40)) { numbers in
      numbers.map { (2...39).contains($0) ? 7 : UInt64($0) }
    } _: {
      $0.first == 1 && $0.contains(39) && $0.last == 40
    }

    #expect(best == [1, 39, 40])
    #expect(replays < 12)
  }

  @Test func `says that it could not see the find again`() {
    var shrinking = StepShrinking(waits(1...3))
    _ = shrinking.next()
    shrinking.note(nil)

    #expect(shrinking.next() == nil)
    #expect(!shrinking.isConfirmed)
    #expect(numbers(shrinking.best) == [1, 2, 3])
  }

  @Test func `drops the steps of which nothing came`() {
    var shrinking = StepShrinking(waits(1...4))
    _ = shrinking.next()
    shrinking.note(waits(2...2), [1])

    #expect(shrinking.isConfirmed)
    #expect(numbers(shrinking.best) == [2])
  }

  @Test func `types less where that shows it, too`() {
    let name = ElementName("Name", kind: .textField)
    var shrinking = StepShrinking([.user(.enter("ada@example.com", in: name))])
    while let candidate = shrinking.next() {
      shrinking.note(candidate.isEmpty ? nil : candidate)
    }

    #expect(shrinking.best == [.user(.enter("a", in: name))])
  }

  @Test func `ends, whatever it hears`() {
    var shrinking = StepShrinking(waits(1...200))
    var replays = 0
    while let candidate = shrinking.next() {
      replays += 1
      shrinking.note(replays.isMultiple(of: 2) ? nil : candidate)
    }

    #expect(replays <= 300)
  }
}
