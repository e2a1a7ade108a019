import Foundation
import Testing

@testable import HeadlessUIKit

private final class Dust: NSObject, UICollectionViewDataSource {
  private(set) var asked = 0

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "dust", for: indexPath)
  }
}

@MainActor
@Suite("Items that are smaller than a pixel")
struct ShownPixelsTests {
  @Test func `the first of a pixel shows, and all that is larger`() {
    var pixels = ShownPixels(scale: 2)
    let frames = [
      CGRect(x: 0, y: 0, width: 0.1, height: 0.1), CGRect(x: 0.1, y: 0.1, width: 0.1, height: 9),
      CGRect(x: 0.1, y: 0.1, width: 0.5, height: 0.5), CGRect(x: 0.5, y: 0, width: 0.1, height: 1),
      CGRect(x: 0, y: 0.5, width: 1, height: 0.4), CGRect(x: 0.5, y: 0, width: 9, height: 0.1),
    ]

    #expect(frames.map { pixels.show($0) } == [true, false, true, true, true, false])
  }

  @Test func `a flow layout of tiny items makes as many cells as there are pixels`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 0.1, height: 0.1)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
    let dust = Dust()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "dust")
    view.dataSource = dust

    view.layoutIfNeeded()

    // Six lines of 3,900 items, the last of 500, on three lines of 1,171 pixels.
    #expect(dust.asked == view.visibleCells.count)
    #expect((2_400...2_600).contains(dust.asked))
    #expect(view.brokenInvariants == [])
  }
}
