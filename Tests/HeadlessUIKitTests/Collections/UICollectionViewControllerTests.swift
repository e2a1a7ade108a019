import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A collection view controller", .ownApplication)
struct UICollectionViewControllerTests {
  private final class Screen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var seen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      seen.append("didLoad \(collectionView != nil)")
    }

    private func note(_ call: String) {
      seen.append("\(call) \(collectionView.indexPathsForSelectedItems?.count ?? -1)")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { seen.append("didSelect \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 390, height: 100) }
  }

  private let layout = UICollectionViewFlowLayout()

  @Test func `loads its view late, with the collection view inside (behaviour 564, 565)`() {
    let screen = UICollectionViewController(collectionViewLayout: layout)
    #expect(screen.collectionViewLayout === layout)
    #expect(!screen.isViewLoaded)
    #expect(screen.clearsSelectionOnViewWillAppear)
    #expect(screen.installsStandardGestureForInteractiveMovement)
    #expect(!screen.useLayoutToLayoutNavigationTransitions)

    let collection = screen.collectionView

    #expect(screen.isViewLoaded)
    #expect(screen.view !== collection)
    #expect(screen.view.subviews.count == 1)
    #expect(screen.view.subviews.first === collection)
    #expect(collection?.frame == screen.view.bounds)
    #expect(collection?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(collection?.dataSource === screen)
    #expect(collection?.delegate === screen)
    #expect(collection?.collectionViewLayout === layout)
  }

  @Test func `has no items in one section unless overridden (behaviour 566)`() {
    let screen = UICollectionViewController(collectionViewLayout: layout)

    screen.collectionView.layoutIfNeeded()

    #expect(screen.collectionView.numberOfSections == 1)
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 0)
  }

  @Test func `exchanges its collection view (behaviour 567, 568)`() {
    let screen = UICollectionViewController(collectionViewLayout: layout)
    let old = screen.collectionView
    let new = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    screen.collectionView = new

    #expect(old?.superview == nil)
    #expect(old?.dataSource == nil)
    #expect(old?.delegate == nil)
    #expect(new.superview === screen.view)
    #expect(new.frame == screen.view.bounds)
    #expect(new.dataSource === screen)
    #expect(screen.collectionViewLayout === layout)
    screen.collectionView = nil
    #expect(screen.collectionView == nil)
    #expect(new.superview == nil)
  }

  @Test func `nil before loading changes nothing (behaviour 567)`() {
    let screen = UICollectionViewController(collectionViewLayout: layout)

    screen.collectionView = nil

    #expect(!screen.isViewLoaded)
    #expect(screen.collectionView != nil)
  }

  @Test func `a custom view gives no collection view (behaviour 569)`() {
    final class Custom: UICollectionViewController {
      override func loadView() {
        view = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
      }
    }
    let screen = Custom(collectionViewLayout: layout)

    #expect(screen.collectionView == nil)
    #expect(screen.view is UICollectionView)
  }

  @Test func `without a layout is UIKit's error (behaviour 403)`() {
    let screen = UICollectionViewController()

    let reasons = failures { screen.loadViewIfNeeded() }.reasons

    #expect(reasons == ["UICollectionView must be initialized with a non-nil layout parameter"])
  }

  @Test func `shows its items, and hears of taps`() {
    let screen = Screen(collectionViewLayout: layout)
    showInWindow(screen)

    screen.collectionView.cellForItem(at: [0, 2])?.userTap()

    #expect(screen.seen.first == "didLoad true")
    #expect(screen.seen.last == "didSelect 2")
    #expect(
      screen.collectionView.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 390, height: 100))
  }

  @Test func `clears the selection when it is appearing without animation (behaviour 571)`() {
    let screen = Screen(collectionViewLayout: layout)
    screen.loadViewIfNeeded()
    screen.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])

    showInWindow(screen)

    #expect(
      screen.seen == ["didLoad true", "willAppear 1", "isAppearing 0", "didAppear 0"])
  }

  @Test func `clears the selection after an animation (behaviour 571)`() {
    let screen = Screen(collectionViewLayout: layout)
    let navigation = UINavigationController(rootViewController: UIViewController())
    showInWindow(navigation)
    screen.loadViewIfNeeded()
    screen.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])

    navigation.pushViewController(screen, animated: true)
    navigation.hostApplication.mainLoop.settle()

    #expect(
      screen.seen == ["didLoad true", "willAppear 1", "isAppearing 1", "didAppear 0"])
  }

  @Test func `leaves the selection if told so`() {
    let screen = Screen(collectionViewLayout: layout)
    screen.clearsSelectionOnViewWillAppear = false
    screen.loadViewIfNeeded()
    screen.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])

    showInWindow(screen)

    #expect(screen.seen.last == "didAppear 1")
  }

  @Test func `is released with its collection view`() {
    weak var screen: UICollectionViewController?
    do {
      let made = Screen(collectionViewLayout: layout)
      made.collectionView.layoutIfNeeded()
      screen = made
    }

    #expect(screen == nil)
  }
}
