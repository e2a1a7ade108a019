import HeadlessUIKit
import Testing

@MainActor
@Suite("ObjectMaker")
struct ObjectMakerTests {
  // Classes as apps have them, with initializers and properties.

  class Badge: UIView {
    let words = ["new", "badge"]
    var isMade = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      isMade = true
      tag = 7
    }

    required init?(coder: NSCoder) { nil }
  }

  final class RoundBadge: Badge {
    var radius = 3.5
  }

  final class Box<Content>: UIView {
    var contents: [Content] = []
    let name = "a box"
  }

  class Screen: UIViewController {
    let items = ["one", "two"]

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      title = "made"
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Details<Item>: Screen {
    var item: Item?
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var names = ["scene"]
  }

  final class Plain: NSObject {
    var names: [String] = []

    override init() {
      super.init()
      names = ["plain"]
    }
  }

  final class Wave: CALayer {
    var heights = [1, 2, 3]

    override init() {
      super.init()
      name = "wave"
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `makes a view of an app's class, with its own initializer`() {
    let views = ([Badge.self, RoundBadge.self] as [UIView.Type]).map { ObjectMaker.make($0) }

    #expect(views.map { "\(type(of: $0))" } == ["Badge", "RoundBadge"])
    #expect(views.map(\.tag) == [7, 7])
    #expect(views.map { ($0 as? Badge)?.words } == [["new", "badge"], ["new", "badge"]])
    #expect(views.map { ($0 as? Badge)?.isMade } == [true, true])
    #expect(views.map { ($0 as? RoundBadge)?.radius } == [nil, 3.5])
    #expect(views.map { $0 is RoundBadge } == [false, true])
    #expect(views.map(\.frame) == [.zero, .zero])
  }

  @Test func `makes a view whose class is known as that class`() {
    let badge = ObjectMaker.make(RoundBadge.self)

    badge.radius = 5

    #expect(badge.radius == 5)
    #expect(badge.words.count == 2)
  }

  @Test func `makes UIKit's own views`() {
    let views = ([UIView.self, UIWindow.self] as [UIView.Type]).map { ObjectMaker.make($0) }

    #expect(views.map { $0 is UIWindow } == [false, true])
    #expect(type(of: views[0]) == UIView.self)
    #expect(views[1].isHidden)
  }

  @Test func `makes views of generic classes`() {
    let types: [UIView.Type] = [Box<Int>.self, Box<String>.self]

    let views = types.map { ObjectMaker.make($0) }

    #expect(views.map { $0 is Box<Int> } == [true, false])
    #expect(views.map { ($0 as? Box<String>)?.name } == [nil, "a box"])
    (views[0] as? Box<Int>)?.contents.append(1)
    #expect((views[0] as? Box<Int>)?.contents == [1])
  }

  @Test func `makes view controllers, generic ones too`() {
    let types: [UIViewController.Type] = [
      UIViewController.self, Screen.self, Details<Int>.self, UINavigationController.self,
    ]

    let screens = types.map { ObjectMaker.make($0) }

    #expect(screens.map { $0 is Screen } == [false, true, true, false])
    #expect(screens.map { $0 is UINavigationController } == [false, false, false, true])
    #expect(screens.map { type(of: $0) == UIViewController.self } == [true, false, false, false])
    #expect(screens.map(\.title) == [nil, "made", "made", nil])
    #expect((screens[2] as? Screen)?.items == ["one", "two"])
    #expect(screens[2] is Details<Int>)
    #expect(!(screens[2] is Details<String>))
    #expect((screens[3] as? UINavigationController)?.viewControllers == [])
  }

  @Test func `makes responders, and objects that are none`() throws {
    let type: UIResponder.Type = SceneDelegate.self

    let responder = ObjectMaker.make(type)

    let delegate = try #require(responder as? SceneDelegate)
    delegate.window = UIWindow()
    #expect(delegate.names == ["scene"])
    #expect(!(responder is UIView))
    let object = ObjectMaker.make(Plain.self as NSObject.Type)
    #expect((object as? Plain)?.names == ["plain"])
    #expect(!(object is UIResponder))
  }

  @Test func `makes layers`() throws {
    let types: [CALayer.Type] = [CALayer.self, CAGradientLayer.self, Wave.self]

    let layers = types.map { ObjectMaker.make($0) }

    #expect(layers.map { $0 is CAGradientLayer } == [false, true, false])
    #expect((layers[1] as? CAGradientLayer)?.endPoint == CGPoint(x: 0.5, y: 1))
    #expect((layers[2] as? Wave)?.heights == [1, 2, 3])
    #expect(layers[2].name == "wave")
  }

  @Test func `makes a view's layer of the class that the view names`() {
    final class WaveView: UIView {
      override class var layerClass: AnyClass { Wave.self }
    }
    final class Odd: UIView {
      override class var layerClass: AnyClass { UIView.self }
    }

    #expect((WaveView().layer as? Wave)?.heights == [1, 2, 3])
    #expect(type(of: Odd().layer) == CALayer.self)
  }

  @Test func `does not keep what it makes`() {
    weak let view = ObjectMaker.make(Badge.self)
    weak let screen = ObjectMaker.make(Screen.self)

    #expect(view == nil)
    #expect(screen == nil)
  }
}
