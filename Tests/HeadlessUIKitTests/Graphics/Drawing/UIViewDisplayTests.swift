import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIView.draw(_:)", .ownApplication)
struct UIViewDisplayTests {
  private final class DrawingView: UIView {
    var rects: [CGRect] = []
    var hadContext = true

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      guard let context = UIGraphicsGetCurrentContext() else {
        hadContext = false
        return
      }
      context.setFillColor(UIColor.red.cgColor)
      context.fill(bounds)
    }
  }

  private let root = UIViewController()
  private let view = DrawingView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
  private let window = UIWindow()
  private let whole = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `is called before the first picture in a window (behaviour 683)`() throws {
    root.view.addSubview(view)
    view.layoutIfNeeded()
    settle()
    #expect(view.rects == [])
    show()

    #expect(view.rects == [whole])
    #expect(view.hadContext)
    #expect(view.drawing?.marks.count == 1)
  }

  @Test func `is called for a view that comes later`() {
    show()
    root.view.addSubview(view)
    #expect(view.rects == [])
    settle()

    #expect(view.rects == [whole])
  }

  @Test func `is called once for several requests, on the next turn (behaviour 683)`() {
    root.view.addSubview(view)
    show()
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(view.rects.count == 1)
    settle()

    #expect(view.rects == [whole, whole])
  }

  @Test func `is told the part that is to be drawn (behaviour 683)`() {
    root.view.addSubview(view)
    show()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    view.setNeedsDisplay(CGRect(x: 5, y: 5, width: 5, height: 5))
    settle()

    #expect(view.rects.last == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `is not called for another place or, without the content mode, another size`() {
    root.view.addSubview(view)
    show()
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    settle()
    #expect(view.rects.count == 1)
    view.contentMode = .redraw
    view.frame = CGRect(x: 20, y: 0, width: 60, height: 30)
    settle()

    #expect(view.rects.last == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(view.rects.count == 2)
  }

  @Test func `waits until a view has a size`() {
    view.frame = .zero
    root.view.addSubview(view)
    show()
    #expect(view.rects == [])
    view.frame = whole
    settle()

    #expect(view.rects == [whole])
  }

  @Test func `is called in a pushed screen`() {
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
    let next = UIViewController()
    next.view.addSubview(view)
    navigation.pushViewController(next, animated: true)
    settle()

    #expect(view.rects == [whole])
  }

  @Test func `is called in a cell of a table`() {
    final class Cell: UITableViewCell {
      static var drawn = 0
      override func draw(_ rect: CGRect) { Self.drawn += 1 }
    }
    final class Screen: UITableViewController {
      override func viewDidLoad() { tableView.register(Cell.self, forCellReuseIdentifier: "cell") }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    window.rootViewController = Screen()
    window.makeKeyAndVisible()
    settle()

    #expect(Cell.drawn == 3)
  }

  @Test func `draws the text of a label of one's own class`() {
    final class Label: UILabel {
      var rects: [CGRect] = []
      override func drawText(in rect: CGRect) {
        rects.append(rect)
        super.drawText(in: rect.insetBy(dx: 5, dy: 0))
      }
    }
    let label = Label(frame: whole)
    label.text = "Robin"
    root.view.addSubview(label)
    show()
    #expect(label.rects == [whole])
    label.text = "Wren"
    settle()

    #expect(label.rects == [whole, whole])
    guard case .text(let text) = label.drawing?.marks.first?.content else {
      Issue.record("No text was drawn.")
      return
    }
    // There is no room for more.
    #expect(text.words.map(\.text) == ["W…"])
    #expect(text.words.first?.frame.minX == 5)
  }

  private func show() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() { window.application.mainLoop.settle() }
}
