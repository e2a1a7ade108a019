import Fleet
import HeadlessSwiftUI

/// The costs of hosted views.
@MainActor let swiftUIFigures = [changeOfALeaf, bodyOfAView, memoryOfUpdates]

/// A screen of fifty rows, one of which changes.
private struct Rows: View {
  let counter: Counter

  @Observable final class Counter { var count = 0 }

  private struct Leaf: View {
    let counter: Counter
    var body: some View { Text("count \(counter.count)") }
  }

  var body: some View {
    VStack(spacing: 0) {
      Leaf(counter: counter)
      ForEach(0..<49, id: \.self) { Text("row \($0)") }
    }
  }
}

/// Shows the rows, and returns the screen and what changes.
@MainActor private func shownRows() -> (screen: UIViewController, counter: Rows.Counter) {
  let counter = Rows.Counter()
  let screen = UIHostingController(rootView: Rows(counter: counter))
  setAsAppRootWindow(screen)
  settle()
  return (screen, counter)
}

@MainActor private let changeOfALeaf = Figure(
  work: "a leaf of fifty changes, settled", yardstick: "a label of fifty changes, settled",
  atMost: 150_000
) {
  let (screen, counter) = shownRows()
  let labels = (0..<50).map { row in
    let label = UILabel(frame: CGRect(x: 0, y: row * 16, width: 200, height: 16))
    label.text = "row \(row)"
    return label
  }
  for label in labels { screen.view.window?.addSubview(label) }
  var number = 0
  return best(repetitions: 200, rounds: 20) {
    counter.count += 1
    settle()
  } beside: {
    number += 1
    labels[0].text = "count \(number)"
    settle()
  }
}

/// A view whose body does nothing else.
private struct Chain: View {
  @Bindable var counter: Rows.Counter

  private struct Link: View {
    let depth: Int
    let number: Int
    var body: some View {
      if depth > 0 { AnyView(Link(depth: depth - 1, number: number)) } else { AnyView(EmptyView()) }
    }
  }

  var body: some View { Link(depth: 100, number: counter.count) }
}

@MainActor private let bodyOfAView = Figure(
  work: "a body, of a hundred within each other", yardstick: "a part of a turn of the main loop",
  atMost: 1_000
) {
  let counter = Rows.Counter()
  setAsAppRootWindow(UIHostingController(rootView: Chain(counter: counter)))
  settle()
  let pair = best(repetitions: 100, rounds: 20) {
    counter.count += 1
    settle()
  } beside: {
    MainTurn.post("nothing") {}
    settle()
  }
  return Figure.Pair(work: max(pair.work - pair.yardstick, 0), yardstick: pair.yardstick) / 100
}

@MainActor private let memoryOfUpdates = Figure(
  work: "memory after 100,000 updates", yardstick: "after 100", unit: .bytes, atMost: 1_048_576
) {
  let (_, counter) = shownRows()
  @MainActor func growth(_ count: Int) -> Double {
    let before = residentBytes()
    for _ in 0..<count {
      counter.count += 1
      settle()
    }
    return max(residentBytes() - before, 1)
  }
  let few = growth(100)
  return Figure.Pair(work: growth(100_000), yardstick: few)
}
