import Fleet
import HeadlessSwiftUI

/// The costs of SwiftUI's lists, and of stacks that are as long.
@MainActor let swiftUIListFigures =
  [10, 1_000, 10_000, 100_000].map(making) + [10, 1_000, 10_000, 100_000].map(changing)
  + [1_000, 10_000].map(scrolling)

/// How many rows a list may have that is to be as fast as promised.
private let promised = 10_000

@MainActor @Observable
private final class Model {
  var items: [Item]

  init(_ count: Int) { items = (0..<count).map { Item(id: $0, name: "item \($0)") } }
}

private struct Item: Identifiable {
  let id: Int
  var name: String
}

private struct Rows: View {
  let model: Model

  var body: some View {
    List(model.items) { item in
      HStack {
        Text(verbatim: item.name)
        Spacer()
        Text(verbatim: "detail")
      }
    }
  }
}

/// The same number of rows of a collection view, which is UIKit's part of the work.
@MainActor
private final class PlainSource: NSObject, UICollectionViewDataSource {
  let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

@MainActor
private func makePlain(_ source: PlainSource) {
  let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
  let controller = UICollectionViewController(collectionViewLayout: layout)
  controller.collectionView.register(
    UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
  controller.collectionView.dataSource = source
  setAsAppRootWindow(controller)
  Fleet.settle()
}

private func making(_ count: Int) -> Figure {
  Figure(
    work: "make and show a SwiftUI list of \(count) rows", yardstick: "empty cells of UIKit's",
    atMost: count == promised ? 2_000_000 : nil
  ) {
    let model = Model(count)
    let source = PlainSource(count)
    return best(repetitions: 1, rounds: 20) {
      setAsAppRootWindow(UIHostingController(rootView: Rows(model: model)))
      Fleet.settle()
    } beside: {
      makePlain(source)
    }
  }
}

private func changing(_ count: Int) -> Figure {
  Figure(
    work: "change a row of a SwiftUI list of \(count)", yardstick: "nothing that shows",
    atMost: count == promised ? 1_000_000 : nil
  ) {
    let model = Model(count)
    setAsAppRootWindow(UIHostingController(rootView: Rows(model: model)))
    Fleet.settle()
    var number = 0
    return best(repetitions: 5, rounds: 20) {
      number += 1
      model.items[3].name = "changed \(number)"
      Fleet.settle()
    } beside: {
      Fleet.settle()
    }
  }
}

private struct LazyColumn: View {
  let model: Model

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.items) { Text(verbatim: $0.name).frame(height: 44) }
      }
    }
  }
}

/// Scrolls a lazy stack by a row, which comes into sight.
private func scrolling(_ count: Int) -> Figure {
  Figure(
    work: "scroll a lazy SwiftUI stack of \(count) rows by one", yardstick: "nothing that moves",
    atMost: count == promised ? 2_000_000 : nil
  ) {
    let screen = UIHostingController(rootView: LazyColumn(model: Model(count)))
    setAsAppRootWindow(screen)
    Fleet.settle()
    let scroll = screen.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    return best(repetitions: 5, rounds: 20) {
      scroll?.contentOffset.y += 44
      Fleet.settle()
    } beside: {
      Fleet.settle()
    }
  }
}
