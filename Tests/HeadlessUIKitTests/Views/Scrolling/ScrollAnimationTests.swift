import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Scrolling with an animation (behaviour 443, 920)", .ownApplication)
struct ScrollAnimationTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let log = ScrollLog()

  init() {
    window.isHidden = false
    window.addSubview(view)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.delegate = log
    settle()
  }

  private func settle() { window.application.mainLoop.settle() }
  private func advance(_ milliseconds: Int) {
    window.application.mainLoop.advance(by: .milliseconds(milliseconds))
  }
  private func scroll(to y: CGFloat) {
    view.setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }

  @Test func `goes in 18 frames, and tells of its end last`() {
    scroll(to: 300)
    let atOnce = view.contentOffset.y
    advance(150)
    let halfway = view.contentOffset.y
    advance(140)
    let nearEnd = view.contentOffset.y
    let isTold = log.lines.contains("didEndScrollingAnimation")
    advance(10)

    #expect(atOnce == 0)
    #expect(abs(halfway - 150) < 20)
    #expect(nearEnd < 300 && !isTold)
    #expect(view.contentOffset.y == 300)
    #expect(log.lines.count == 19)
    #expect(log.lines.suffix(2) == ["didScroll 300", "didEndScrollingAnimation"])
  }

  @Test func `lays out in each frame, before it tells of its end`() {
    final class Laid: UIScrollView {
      var lines: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        lines.append("layout \(Int(contentOffset.y))")
      }
    }
    final class Ear: NSObject, UIScrollViewDelegate {
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        (scrollView as? Laid)?.lines.append("end")
      }
    }
    let view = Laid(frame: window.bounds)
    let ear = Ear()
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.contentInsetAdjustmentBehavior = .never
    window.addSubview(view)
    view.delegate = ear
    settle()
    view.lines = []
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)

    advance(300)

    #expect(view.lines.count == 19)
    #expect(view.lines.suffix(2) == ["layout 300", "end"])
  }

  @Test func `is brought to its end by a settle, without frames`() {
    scroll(to: 300)
    advance(50)
    log.lines = []

    settle()

    #expect(log.lines == ["didScroll 300", "didEndScrollingAnimation"])
    #expect(window.application.mainLoop.isIdle)
    advance(1_000)
    #expect(log.lines.count == 2)
  }

  @Test func `goes on with what the app has waited for less long`() {
    var offset: CGFloat = -1
    scroll(to: 300)
    window.application.mainLoop.enqueue("a delay of the app's", after: .milliseconds(100)) {
      offset = view.contentOffset.y
    }

    advance(1_000)

    #expect(offset > 0 && offset < 300)
    #expect(view.contentOffset.y == 300)
  }

  @Test func `a jump ends it where it is, and its end is told (behaviour 921)`() {
    scroll(to: 300)
    advance(100)
    log.lines = []

    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    settle()
    advance(1_000)

    #expect(log.lines == ["didEndScrollingAnimation", "didScroll 30"])
  }

  @Test func `an offset that is set does not end it (behaviour 921)`() {
    scroll(to: 300)
    advance(100)
    log.lines = []

    view.contentOffset.y = 30
    settle()

    #expect(log.lines == ["didScroll 30", "didScroll 300", "didEndScrollingAnimation"])
  }

  /// The calls that scroll with an animation.
  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (Lists) -> Void

    init(_ name: String, _ make: @escaping @MainActor @Sendable (Lists) -> Void) {
      testDescription = name
      self.make = make
    }
  }

  /// A table and a collection view of a hundred items each.
  @MainActor
  final class Lists: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())

    init(in window: UIWindow) {
      super.init()
      table.dataSource = self
      table.rowHeight = 44
      table.contentInsetAdjustmentBehavior = .never
      collection.dataSource = self
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      window.addSubview(table)
      window.addSubview(collection)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  nonisolated static let calls: [Call] = [
    Call("scrollRectToVisible") {
      let rect = CGRect(x: 0, y: 900, width: 1, height: 1)
      $0.table.scrollRectToVisible(rect, animated: true)
      $0.collection.scrollRectToVisible(rect, animated: true)
    },
    Call("scrollTo…") {
      $0.table.scrollToRow(at: [0, 50], at: .top, animated: true)
      $0.collection.scrollToItem(at: [0, 50], at: .top, animated: true)
    },
    Call("select…") {
      $0.table.selectRow(at: [0, 50], animated: true, scrollPosition: .middle)
      $0.collection.selectItem(at: [0, 50], animated: true, scrollPosition: .centeredVertically)
    },
    Call("scrollToNearestSelectedRow") {
      $0.table.selectRow(at: [0, 50], animated: false, scrollPosition: .none)
      $0.table.scrollToNearestSelectedRow(at: .bottom, animated: true)
      $0.collection.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
    },
  ]

  @Test(arguments: calls)
  func `all calls that scroll with an animation do so`(call: Call) {
    let lists = Lists(in: window)
    settle()

    call.make(lists)
    let atOnce = [lists.table.contentOffset.y, lists.collection.contentOffset.y]
    advance(100)
    let soon = [lists.table.contentOffset.y, lists.collection.contentOffset.y]
    settle()
    let end = [lists.table.contentOffset.y, lists.collection.contentOffset.y]

    #expect(atOnce == [0, 0])
    #expect(zip(atOnce, soon).allSatisfy(<) && zip(soon, end).allSatisfy(<))
    #expect(lists.table.visibleCells.isEmpty == false)
  }
}
