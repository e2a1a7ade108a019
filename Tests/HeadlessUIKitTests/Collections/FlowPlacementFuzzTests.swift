import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Random flow layouts", .ownApplication)
struct FlowPlacementFuzzTests {
  /// Sections, each with its own sizes, spacings and insets.
  private final class Content: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var sections: [FlowReference] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].sizes.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sections[indexPath.section].sizes[indexPath.item] }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      let inset = sections[section].inset
      return UIEdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].lineSpacing }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].interitemSpacing }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: sections[section].header, height: sections[section].header) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: sections[section].footer, height: sections[section].footer) }
  }

  private func section(
    _ breadth: CGFloat, _ isVertical: Bool, _ random: inout SeededGenerator
  ) -> FlowReference {
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random)) / 2
    }
    let count = Int.random(in: 0...14, using: &random)
    let isUniform = Bool.random(using: &random)
    let common = CGSize(width: number(10...220), height: number(10...220))
    let sizes = (0..<count).map { _ in
      isUniform || Int.random(in: 0..<3, using: &random) == 0
        ? common : CGSize(width: number(10...220), height: number(10...220))
    }
    let hasInset = Bool.random(using: &random)
    func inset() -> CGFloat { hasInset ? number(0...30) : 0 }
    return FlowReference(
      sizes: sizes, breadth: breadth, inset: (inset(), inset(), inset(), inset()),
      lineSpacing: number(0...40), interitemSpacing: number(0...40),
      header: Bool.random(using: &random) ? number(1...60) : 0,
      footer: Bool.random(using: &random) ? number(1...60) : 0, isVertical: isVertical)
  }

  /// The nearest pixel, where a point has three.
  private func onPixel(_ frame: CGRect) -> CGRect {
    CGRect(
      x: (frame.minX * 3).rounded() / 3, y: (frame.minY * 3).rounded() / 3, width: frame.width,
      height: frame.height)
  }

  private func isSame(_ one: CGRect, _ other: CGRect, within limit: CGFloat = 0.34) -> Bool {
    // A place in the middle between two pixels may go to either.
    abs(one.minX - other.minX) < limit && abs(one.minY - other.minY) < limit
      && one.size == other.size
  }

  @Test func `place items where a reference does (behaviour 504 to 512)`() {
    let fuzz = Fuzz(short: 2_500, long: 100_000)
    var random = fuzz.generator
    let content = Content()
    let flow = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    collection.dataSource = content
    collection.delegate = content
    var sections = 0
    var exact = 0
    var items = 0

    for step in 0..<fuzz.steps {
      let isVertical = Bool.random(using: &random)
      let size = CGSize(
        width: CGFloat(Int.random(in: 60...420, using: &random)),
        height: CGFloat(Int.random(in: 60...420, using: &random)))
      let breadth = isVertical ? size.width : size.height
      content.sections = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        section(breadth, isVertical, &random)
      }
      let failures = failures {
        flow.scrollDirection = isVertical ? .vertical : .horizontal
        collection.frame.size = size
        collection.reloadData()
        collection.layoutIfNeeded()
      }

      var faults = failures.reasons
      var start: CGFloat = 0
      for (index, section) in content.sections.enumerated() {
        let (frames, length) = section.placed()
        for (item, frame) in frames.enumerated() {
          let moved = onPixel(
            frame.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0))
          let placed = flow.layoutAttributesForItem(at: [index, item])?.frame ?? .null
          if isSame(placed, moved, within: 0.001) { exact += 1 }
          if !isSame(placed, moved) { faults.append("\(index)-\(item): \(placed) for \(moved)") }
          items += 1
        }
        start += length
        sections += 1
      }
      let length = isVertical ? collection.contentSize.height : collection.contentSize.width
      if abs(length - start) > 0.01 { faults.append("content \(length) for \(start)") }
      faults += elementFaults(flow, collection)
      guard faults.isEmpty else {
        Issue.record("\(fuzz), step \(step): \(faults.prefix(5)), \(size), \(isVertical)")
        return
      }
    }

    #expect(sections > 3 * fuzz.steps, "\(fuzz)")
    #expect(items > 10 * fuzz.steps, "\(fuzz)")
    #expect(exact * 100 > items * 95, "\(fuzz)")
  }

  /// The faults of the elements of a rectangle: exactly the ones whose frames overlap it must be
  /// there.
  private func elementFaults(
    _ flow: UICollectionViewFlowLayout, _ collection: UICollectionView
  ) -> [String] {
    let size = collection.contentSize
    let rect = CGRect(
      x: size.width / 4, y: size.height / 4, width: max(1, size.width / 2),
      height: max(1, size.height / 2))
    let found = Set(
      (flow.layoutAttributesForElements(in: rect) ?? [])
        .filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    var wanted: Set<IndexPath> = []
    for section in 0..<collection.numberOfSections {
      for item in 0..<collection.numberOfItems(inSection: section) {
        guard let frame = flow.layoutAttributesForItem(at: [section, item])?.frame else { continue }
        if frame.minX < rect.maxX, frame.maxX > rect.minX, frame.minY < rect.maxY,
          frame.maxY > rect.minY
        {
          wanted.insert([section, item])
        }
      }
    }
    return found == wanted ? [] : ["elements \(found) for \(wanted) in \(rect)"]
  }
}
