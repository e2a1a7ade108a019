import HeadlessUIKit
import Testing

@MainActor
@Suite("@Outlet")
struct OutletTests {
  class Label: UIView {}
  final class BigLabel: Label {}

  class Page: UIViewController {
    @Outlet var titleLabel: Label!
    @Outlet var button: UIControl?
    @Outlet var labels: [Label]!
    @Outlet private var secret: UIView!
    @Outlet var delegate: (any UIWindowSceneDelegate)?
    var plain: UIView?

    var hidden: UIView? { secret }
  }

  final class SpecialPage: Page {
    @Outlet var extra: UIView!
    @Outlet private var secret: UIView!

    var own: UIView? { secret }
  }

  private let page = Page()

  @Test func `is nothing until it is connected`() {
    #expect(page.titleLabel == nil)
    #expect(page.button == nil)
    #expect(page.labels == nil)
  }

  @Test func `is connected by the name of its property`() {
    let label = Label()

    #expect(Outlets.connect("titleLabel", of: page, to: label) == true)

    #expect(page.titleLabel === label)
    #expect(page.titleLabel.tag == 0)
  }

  @Test func `takes an object of a subclass, and one of a protocol`() {
    final class Delegate: UIResponder, UIWindowSceneDelegate {}
    let (label, delegate) = (BigLabel(), Delegate())

    #expect(Outlets.connect("titleLabel", of: page, to: label) == true)
    #expect(Outlets.connect("delegate", of: page, to: delegate) == true)

    #expect(page.titleLabel === label)
    #expect(page.delegate === delegate)
  }

  @Test func `takes a collection`() {
    let labels = [Label(), BigLabel()]

    #expect(Outlets.connect("labels", of: page, to: labels as [UIView]) == true)
    #expect(page.labels == labels)
    #expect(Outlets.connect("labels", of: page, to: [Label(), UIView()]) == false)

    #expect(page.labels == labels)
  }

  @Test func `takes no object of another type, and keeps what it has`() {
    let label = Label()
    page.titleLabel = label

    #expect(Outlets.connect("titleLabel", of: page, to: UIView()) == false)
    #expect(Outlets.connect("titleLabel", of: page, to: "text") == false)

    #expect(page.titleLabel === label)
    #expect(Outlets.outlet(named: "titleLabel", of: page)?.valueType == Label.self)
  }

  @Test(arguments: ["nothing", "plain", "_titleLabel", "", "title"])
  func `is not found under another name, nor where the property is no outlet`(name: String) {
    #expect(Outlets.connect(name, of: page, to: UIView()) == nil)
    #expect(page.plain == nil)
  }

  @Test func `can be private`() {
    let view = UIView()

    #expect(Outlets.connect("secret", of: page, to: view) == true)

    #expect(page.hidden === view)
  }

  @Test func `is found in superclasses, the nearest class first`() {
    let page = SpecialPage()
    let views = (0..<3).map { _ in UIView() }
    let label = Label()

    #expect(Outlets.connect("titleLabel", of: page, to: label) == true)
    #expect(Outlets.connect("extra", of: page, to: views[0]) == true)
    #expect(Outlets.connect("secret", of: page, to: views[1]) == true)

    #expect(page.titleLabel === label)
    #expect(page.extra === views[0])
    #expect(page.own === views[1])
    #expect(page.hidden == nil)
  }

  @Test func `can be connected anew, and to nothing`() {
    let labels = [Label(), Label()]

    for label in labels { #expect(Outlets.connect("titleLabel", of: page, to: label) == true) }
    #expect(page.titleLabel === labels[1])
    #expect(Outlets.connect("titleLabel", of: page, to: nil) == true)

    #expect(page.titleLabel == nil)
  }

  @Test func `can be set by code, and have a value from the beginning`() {
    final class Ready: NSObject {
      @Outlet var title: String! = "Birds"
    }
    let ready = Ready()
    #expect(ready.title == "Birds")

    ready.title = nil

    #expect(ready.title == nil)
  }

  @Test func `belongs to one object alone`() {
    let other = Page()

    page.titleLabel = Label()

    #expect(other.titleLabel == nil)
  }

  @Test func `lets go of its value with its object`() {
    weak var dead: UIView?

    do {
      let page = Page()
      let label = Label()
      _ = Outlets.connect("titleLabel", of: page, to: label)
      dead = label
      #expect(dead != nil)
    }

    #expect(dead == nil)
  }
}
