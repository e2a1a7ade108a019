import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Subviews that wait for a layout", .ownApplication)
struct WaitingSubviewsTests {
  /// A view that counts how often it is asked for its constraints and laid out.
  private final class CountingView: UIView {
    var visits = 0
    var layouts = 0
    var onLayout: () -> Void = {}

    override func updateConstraintsIfNeeded() {
      visits += 1
      super.updateConstraintsIfNeeded()
    }

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
      onLayout()
    }
  }

  private let root = UIViewController()
  private let window = UIWindow()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private func add(_ count: Int) -> [CountingView] {
    let views = (0..<count).map { _ in CountingView() }
    for view in views { root.view.addSubview(view) }
    return views
  }

  @Test func `are visited alone, however many there are beside them`() {
    let views = add(1_000)
    settle()
    let before = views.map(\.visits)

    for view in views {
      view.setNeedsUpdateConstraints()
      settle()
    }

    #expect(zip(views, before).allSatisfy { $0.visits <= $1 + 2 })
    #expect(views.allSatisfy { $0.layouts == 2 })
  }

  @Test func `are visited alone when they come one by one`() {
    var views: [CountingView] = []
    for _ in 0..<1_000 {
      views += add(1)
      settle()
    }

    #expect(views.allSatisfy { $0.visits <= 2 && $0.layouts == 1 })
  }

  @Test func `have their turn where several wait, or one makes others wait`() {
    let views = add(4)
    settle()
    views[1].onLayout = {
      views[0].setNeedsLayout()
      views[2].setNeedsLayout()
    }
    var order: [Int] = []
    for (index, view) in views.enumerated() where index != 1 {
      view.onLayout = { order.append(index) }
    }

    views[1].setNeedsLayout()
    root.view.layoutIfNeeded()
    #expect(order == [2])
    settle()
    #expect(order == [2, 0])

    views[3].setNeedsLayout()
    views[0].setNeedsLayout()
    settle()
    #expect(order == [2, 0, 0, 3])
  }

  @Test func `are forgotten when they leave, and let go`() {
    weak var gone: CountingView?
    do {
      let view = add(1)[0]
      settle()
      view.setNeedsLayout()
      view.removeFromSuperview()
      gone = view
    }
    #expect(gone == nil)

    let views = add(2)
    settle()
    views[0].setNeedsLayout()
    views[0].removeFromSuperview()
    views[1].setNeedsLayout()
    settle()
    #expect(views.map(\.layouts) == [1, 2])
  }
}
