import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A collection view that screens of a stack share", .ownApplication)
struct SharedCollectionTests {
  private final class Screen: UICollectionViewController {
    var told: [String] = []
    var loaded: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      loaded()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      told.append("didAppear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      told.append("didDisappear")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { told.append("didSelect \(indexPath.item)") }
  }

  private let small = Self.screen(side: 50)
  private let large = Self.screen(side: 200)
  private let navigation: UINavigationController

  init() {
    large.useLayoutToLayoutNavigationTransitions = true
    navigation = UINavigationController(rootViewController: small)
    showInWindow(navigation)
  }

  private static func screen(side: CGFloat) -> Screen {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return Screen(collectionViewLayout: layout)
  }

  private func settle() { navigation.hostApplication.mainLoop.settle() }

  private func push(_ screen: UIViewController, animated: Bool = true) {
    navigation.pushViewController(screen, animated: animated)
    settle()
  }

  private func pop() {
    navigation.popViewController(animated: true)
    settle()
  }

  /// The width of the first cell in a screen's view.
  private func width(in screen: UICollectionViewController) -> CGFloat? {
    screen.view.layoutIfNeeded()
    guard let collection = screen.collectionView, collection.isDescendant(of: screen.view) else {
      return nil
    }
    return collection.cellForItem(at: [0, 0])?.frame.width
  }

  @Test(arguments: [true, false])
  func `a push changes the layout, and a pop changes it back`(animated: Bool) {
    let collection = small.collectionView
    let cell = collection?.cellForItem(at: [0, 0])
    #expect(width(in: small) == 50)

    push(large, animated: animated)
    #expect(large.collectionView === collection)
    #expect(collection?.collectionViewLayout === large.collectionViewLayout)
    #expect(width(in: large) == 200)
    #expect(collection?.cellForItem(at: [0, 0]) === cell)
    navigation.popViewController(animated: animated)
    settle()

    #expect(collection?.collectionViewLayout === small.collectionViewLayout)
    #expect(collection?.superview === small.view)
    #expect(width(in: small) == 50)
  }

  @Test func `the data source and the delegate stay those of the first screen`() {
    push(large)
    #expect(large.collectionView.dataSource === small)
    #expect(large.collectionView.delegate === small)

    large.collectionView.cellForItem(at: [0, 1])?.userTap()

    #expect(small.told == ["didAppear", "didDisappear", "didSelect 1"])
    #expect(large.told == ["didAppear"])
  }

  @Test func `the collection view is shared when the new screen loads its view`() {
    var found: UICollectionView?
    large.loaded = { [large] in found = large.collectionView }

    navigation.pushViewController(large, animated: true)
    #expect(large.collectionView === small.collectionView)
    settle()

    #expect(found === small.collectionView)
  }

  @Test func `a collection view that the new screen has loaded already goes`() {
    let own = large.collectionView

    push(large)

    #expect(large.collectionView === small.collectionView)
    #expect(own?.superview == nil)
    #expect(own?.dataSource == nil)
    #expect(width(in: large) == 200)
  }

  @Test func `several screens share one, each with its layout`() {
    let medium = Self.screen(side: 100)
    medium.useLayoutToLayoutNavigationTransitions = true
    push(medium)
    push(large)
    #expect(width(in: large) == 200)

    pop()
    #expect(width(in: medium) == 100)
    push(large)
    #expect(width(in: large) == 200)
    navigation.popToRootViewController(animated: true)
    settle()

    #expect(width(in: small) == 50)
    #expect(small.collectionView === medium.collectionView)
  }

  @Test func `a pop brings the layout back that the app had set`() {
    let own = UICollectionViewFlowLayout()
    own.itemSize = CGSize(width: 30, height: 30)
    small.collectionView.collectionViewLayout = own

    push(large)
    pop()

    #expect(small.collectionView.collectionViewLayout === own)
    #expect(width(in: small) == 30)
  }

  @Test func `the selection stays while the layout changes`() {
    small.clearsSelectionOnViewWillAppear = false
    small.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    push(large)
    #expect(large.collectionView.indexPathsForSelectedItems == [[0, 2]])
    pop()

    #expect(small.collectionView.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func `a screen that does not want it has a collection view of its own`() {
    large.useLayoutToLayoutNavigationTransitions = false

    push(large)

    #expect(large.collectionView !== small.collectionView)
    #expect(large.collectionView.dataSource === large)
    #expect(width(in: large) == 200)
  }

  @Test func `a screen above one without a collection view has one of its own`() {
    push(UIViewController())

    push(large)

    #expect(large.collectionView !== small.collectionView)
    #expect(width(in: large) == 200)
  }

  @Test func `a screen that gets another collection view gives the shared one back`() {
    push(large)
    let own = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    own.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")

    large.collectionView = own

    #expect(large.view.subviews == [own])
    #expect(own.dataSource === large)
    #expect(small.collectionView.superview === small.view)
    #expect(small.collectionView.dataSource === small)
  }

  @Test func `the screens are released`() {
    weak var first: Screen?
    weak var second: Screen?
    do {
      let (bottom, top) = (Self.screen(side: 50), Self.screen(side: 80))
      top.useLayoutToLayoutNavigationTransitions = true
      let stack = UINavigationController(rootViewController: bottom)
      stack.view.layoutIfNeeded()
      stack.pushViewController(top, animated: false)
      stack.view.layoutIfNeeded()
      #expect(top.collectionView.isDescendant(of: top.view))
      stack.popViewController(animated: false)
      stack.view.layoutIfNeeded()
      #expect(bottom.collectionView.isDescendant(of: bottom.view))
      stack.hostApplication.mainLoop.settle()
      (first, second) = (bottom, top)
    }

    #expect(first == nil)
    #expect(second == nil)
  }
}
