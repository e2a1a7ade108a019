import Fleet

/// The costs of collection views.
@MainActor let collectionFigures = [
  Figure(
    work: "selectItem(at:) with a full delegate, 10 items",
    yardstick: "its delegate calls by hand", atMost: 2_500
  ) { selectItem(among: 10) },
  Figure(
    work: "selectItem(at:) with a full delegate, 10,000,000 items of one size",
    yardstick: "the same among 10 items", atMost: 2_500, atMostTimes: 1.2
  ) { selectItem(among: 10_000_000, besideTen: true) },
  askForSizes,
  reloadList,
  scrollSelfSized,
  scrollMemory,
]

private final class Items: CountedItems, UICollectionViewDelegate {
  var calls = 0

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    calls += 1
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { calls += 1 }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { calls += 1 }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    calls += 1
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls += 1
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls += 1
  }
}

/// Items that all have different sizes.
private final class Sizes: CountedItems, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50 + indexPath.item % 7, height: 50 + indexPath.item % 5) }
}

/// Adds a collection view in the left or right half of a screen.
@MainActor private func add(
  _ source: any UICollectionViewDataSource & UICollectionViewDelegate,
  _ layout: UICollectionViewLayout, to view: UIView?, isRight: Bool = false
) -> UICollectionView {
  let collection = UICollectionView(
    frame: CGRect(x: isRight ? 195 : 0, y: 0, width: 195, height: 844),
    collectionViewLayout: layout)
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  collection.dataSource = source
  collection.delegate = source
  view?.addSubview(collection)
  return collection
}

@MainActor private func screen(
  _ source: any UICollectionViewDataSource & UICollectionViewDelegate,
  _ layout: UICollectionViewLayout
) -> UICollectionView {
  let collection = add(source, layout, to: nil)
  keep(shownScreen(collection))
  return collection
}

@MainActor private func listScreen(
  _ source: any UICollectionViewDataSource & UICollectionViewDelegate
) -> UICollectionView {
  let list = UICollectionLayoutListConfiguration(appearance: .plain)
  return screen(source, UICollectionViewCompositionalLayout.list(using: list))
}

@MainActor private func selectItem(among count: Int, besideTen: Bool = false) -> Figure.Pair {
  withFreshApplication {
    let items = Items(count)
    let collection = screen(items, UICollectionViewFlowLayout())
    collection.scrollToItem(at: [0, count - 1], at: .bottom, animated: false)
    settle()
    // Both are in the same window, so that they share an application.
    let ten = Items(10)
    let small =
      besideTen
      ? add(ten, UICollectionViewFlowLayout(), to: collection.superview, isRight: true)
      : collection
    settle()
    return selectInTurn(among: count) {
      collection.selectItem(at: $0)
    } besideTen: { path in
      guard !besideTen else { return small.selectItem(at: path) }
      callByHand(items, collection, path)
    }
  }
}

/// The callback of a tap, called by hand.
@inline(never)
@MainActor private func callByHand(
  _ delegate: any UICollectionViewDelegate, _ collection: UICollectionView, _ path: IndexPath
) {
  keep(delegate.collectionView(collection, shouldHighlightItemAt: path))
  delegate.collectionView(collection, didHighlightItemAt: path)
  keep(delegate.collectionView(collection, shouldSelectItemAt: path))
  delegate.collectionView(collection, didDeselectItemAt: path)
  delegate.collectionView(collection, didSelectItemAt: path)
  delegate.collectionView(collection, didUnhighlightItemAt: path)
}

@MainActor private let askForSizes = Figure(
  work: "a flow layout that asks for 100,000 sizes", yardstick: "asking for them by hand",
  atMostTimes: 3
) {
  withFreshApplication {
    let sizes = Sizes(100_000)
    let flow = UICollectionViewFlowLayout()
    let collection = screen(sizes, flow)
    let delegate: any UICollectionViewDelegateFlowLayout = sizes
    return bestOnMainActor(repetitions: 5) {
      flow.invalidateLayout()
      collection.layoutIfNeeded()
    } beside: {
      for item in 0..<100_000 {
        let path = IndexPath(item: item, section: 0)
        keep(delegate.collectionView(collection, layout: flow, sizeForItemAt: path))
      }
    }
  }
}

/// Items with texts, which decide their heights.
private final class Texts: CountedItems, UICollectionViewDelegate {
  static let text = "A text that is long enough to need a second line, and a third one"

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = indexPath.item.isMultiple(of: 3) ? "short" : Self.text
    cell.contentConfiguration = content
    return cell
  }
}

@MainActor private let scrollSelfSized = Figure(
  work: "scrolling by a page in a list of 100,000 items that decide their heights",
  yardstick: "measuring as many cells by hand", atMost: 5_000_000
) {
  withFreshApplication {
    let texts = Texts(100_000)
    let collection = listScreen(texts)
    let known = collection.visibleCells
    var page = 0
    return bestOnMainActor(repetitions: 50) {
      page += 1
      collection.contentOffset.y = CGFloat(page % 1_000) * 844
      collection.layoutIfNeeded()
    } beside: {
      for cell in known {
        keep(
          cell.systemLayoutSizeFitting(
            CGSize(width: 195, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel))
      }
    }
  }
}

@MainActor private let scrollMemory = Figure(
  work: "memory after scrolling through 10,000,000 items", yardstick: "a screen of 10 items",
  unit: .bytes, atMost: 2_097_152
) {
  withFreshApplication {
    let (ten, many) = (Items(10), Items(10_000_000))
    let few = residentGrowth { screen(ten, UICollectionViewFlowLayout()) }
    let collection = screen(many, UICollectionViewFlowLayout())
    return Figure.Pair(work: memory(ofScrolling: collection, by: 90_000), yardstick: few)
  }
}

@MainActor private let reloadList = Figure(
  work: "reloadData() of a list of 100,000 items and the layout after it",
  yardstick: "its counts by hand", atMost: 2_000_000
) {
  withFreshApplication {
    let items = Items(100_000)
    let collection = listScreen(items)
    let source: any UICollectionViewDataSource = items
    return bestOnMainActor(repetitions: 20) {
      collection.reloadData()
      collection.layoutIfNeeded()
    } beside: {
      keep(source.collectionView(collection, numberOfItemsInSection: 0))
    }
  }
}
