import FleetTestSupport
import FleetTesting
import Testing

/// A screen that logs its calls.
private final class Cart: UIViewController {
  override class var objectiveCMembers: [Selector.Method] { [.method("mapped", Cart.mapped)] }

  private(set) var calls: [String] = []
  private(set) var labels: [UILabel] = []
  let map = UIView()
  let sort = UIButton(type: .system)
  let picture = UIImageView(image: UIImage(systemName: "star"))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cart"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { [weak self] _ in self?.calls.append("edit") })
    button("Pay", at: 100, "pay")
    button("Pay", at: 150, "pay again")
    for (row, text) in ["3 birds", "3 birds", "Sum: 5"].enumerated() {
      let label = UILabel()
      label.text = text
      labels.append(label)
      add(label, at: 200 + 50 * CGFloat(row))
    }
    map.isAccessibilityElement = true
    map.accessibilityLabel = "Map"
    map.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "mapped"))
    add(map, at: 350)
    sort.setTitle("Sort", for: .normal)
    sort.showsMenuAsPrimaryAction = true
    sort.menu = UIMenu(children: [
      UIAction(title: "Name") { [weak self] _ in self?.calls.append("name") }
    ])
    add(sort, at: 400)
    add(picture, at: 450)
    add(UIImageView(), at: 500)
  }

  private func button(_ title: String, at top: CGFloat, _ call: String) {
    let action = UIAction(title: title) { [weak self] _ in self?.calls.append(call) }
    add(UIButton(type: .system, primaryAction: action), at: top)
  }

  private func add(_ view: UIView, at top: CGFloat) {
    view.frame = CGRect(x: 20, y: top, width: 200, height: 44)
    self.view.addSubview(view)
  }

  private func mapped() { calls.append("map") }

  func ask() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.calls.append("ok") })
    present(alert, animated: true)
  }
}

@MainActor
@Suite("Faults that are planted", .freshApplication)
struct AppFaultTests {
  /// The names of the faults that some code comes by.
  private func faults(_ kind: AppFault.Kind, _ body: () -> Void) -> [String] {
    let planter = FaultPlanter(.trials([kind]))
    plant(planter, body)
    return planter.names
  }

  /// How often a fault is planted in some code.
  @discardableResult
  private func planting(_ name: String, _ body: () -> Void) -> Int {
    let planter = FaultPlanter(.fault(name))
    plant(planter, body)
    return planter.plantedCount
  }

  private func plant(_ planter: FaultPlanter, _ body: () -> Void) {
    let outer = FaultPlanter.pause()
    defer { FaultPlanter.resume(outer) }
    FaultPlanter.resume(planter)
    body()
  }

  /// Uses all that a cart has, and returns its calls.
  private func useCart() -> [String] {
    let cart = Cart()
    setAsAppRootWindow(cart.inStack)
    for button in 0..<2 {
      Fleet.screen.buttons.matching(identifier: "Pay").element(boundBy: button).tap()
    }
    cart.navigationItem.rightBarButtonItem?.tap()
    cart.map.tap()
    cart.sort.chooseMenuItem(withTitle: "Name")
    cart.ask()
    Fleet.screen.tapAlertAction(withTitle: "OK")
    return cart.calls
  }

  private static let calls = [
    ("Cart: bar button 'Edit' does nothing", "edit"),
    ("Cart: button 'Pay' #2 does nothing", "pay again"),
    ("Cart: button 'Pay' does nothing", "pay"),
    ("Cart: menu item 'Name' does nothing", "name"),
    ("Cart: view 'Map', UITapGestureRecognizer, does nothing", "map"),
    ("alert 'Delete?': button 'OK' does nothing", "ok"),
  ]

  @Test func `what is used is a fault each, and the app does not hear of the one that is planted`()
  {
    let all = ["pay", "pay again", "edit", "map", "name", "ok"]
    var heard: [String] = []

    #expect(faults(.actions) { heard = useCart() } == Self.calls.map(\.0))
    #expect(heard == all)

    for (fault, call) in Self.calls {
      #expect(planting(fault) { heard = useCart() } == 1, "\(fault)")
      #expect(heard == all.filter { $0 != call }, "\(fault)")
    }
  }

  @Test func `rows that are selected, and the last one of a list`() {
    var (chosen, count): ([Int], Int?) = ([], 0)
    func useBirds() {
      let birds = ListPage("Birds", ["Robin", "Wren"])
      birds.choose = { _, row in chosen.append(row) }
      setAsAppRootWindow(birds)
      count = Fleet.screen.cells.count
      birds.tableView.selectRow(at: [0, 0])
    }

    #expect(faults(.actions, useBirds) == ["ListPage: table selects nothing"])
    #expect(faults(.rows, useBirds) == ["ListPage: table lacks its last row"])
    #expect(chosen == [0, 0])
    #expect(planting("ListPage: table selects nothing", useBirds) == 1)
    #expect(chosen == [0, 0])
    #expect(count == 2)
    #expect(planting("ListPage: table lacks its last row", useBirds) > 0)
    #expect(count == 1)
    #expect(chosen == [0, 0, 0])
  }

  @Test func `screens that are pushed and presented`() {
    var titles: [String?] = []
    func move() {
      let page = Page("Birds") { _ in }
      setAsAppRootWindow(page.inStack)
      page.push(ListPage("List", []))
      Fleet.settle()
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      page.navigationController?.topViewController?.present(alert, animated: true)
      Fleet.settle()
      let top = Fleet.screen.topmostViewController
      titles = [page.navigationController?.topViewController?.title, top?.title]
    }

    #expect(
      faults(.screens, move) == [
        "ListPage: alert 'Delete?' is not presented", "Page: ListPage is not pushed",
      ])
    #expect(titles == ["List", "Delete?"])
    #expect(planting("Page: ListPage is not pushed", move) == 1)
    #expect(titles == ["Birds", "Delete?"])
    #expect(planting("ListPage: alert 'Delete?' is not presented", move) == 1)
    #expect(titles == ["List", "List"])
  }

  @Test func `a stack that nobody shows has faults, too`() {
    let stack = UINavigationController(rootViewController: UIViewController())

    let names = faults(.screens) {
      stack.pushViewController(UITableViewController(), animated: false)
    }

    #expect(names == ["UIViewController: UITableViewController is not pushed"])
  }

  @Test func `texts and images, in what a test reads and in what a user sees`() {
    let cart = Cart()
    func look() { Fleet.screen.staticTexts["Sum: 5"].exists ? () : () }

    #expect(
      faults(.texts) {
        setAsAppRootWindow(cart.inStack)
        look()
      } == ["Cart: text '3 birds' is another", "Cart: text 'Sum: 5' is another"])
    planting("Cart: text '3 birds' is another") {
      #expect(cart.labels.map(\.text) == ["Planted", "3 birds", "Sum: 5"])
      #expect(cart.labels[0].attributedText?.string == "Planted")
      #expect(Fleet.screen.staticTexts["Planted"].exists)
      #expect(!Fleet.screen.staticTexts["Sum: 6"].exists)
      #expect(Fleet.picture(of: cart.labels[0]) != Fleet.picture(of: cart.labels[1]))
    }
    #expect(cart.labels.map(\.text) == ["3 birds", "3 birds", "Sum: 5"])

    #expect(faults(.images) { _ = cart.picture.image } == ["Cart: image 'star' is missing"])
    let picture = Fleet.picture(of: cart.picture)
    planting("Cart: image 'star' is missing") {
      #expect(cart.picture.image == nil)
      #expect(Fleet.picture(of: cart.picture) != picture)
    }
    #expect(cart.picture.image != nil)
  }

  @Test func `constraints, of which the first of the same words is off`() {
    var heights: [CGFloat] = []
    func layOut() {
      let page = Page("Birds") { page in
        for _ in 0..<2 {
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          page.view.addSubview(box)
          box.heightAnchor.constraint(equalToConstant: 40).isActive = true
        }
      }
      setAsAppRootWindow(page)
      heights = page.view.subviews.map(\.frame.height)
    }

    #expect(
      faults(.constraints, layOut) == [
        "Page: constraint NSLayoutConstraint UIView.height == 40 is off"
      ])
    #expect(heights == [40, 40])
    #expect(planting("Page: constraint NSLayoutConstraint UIView.height == 40 is off", layOut) == 1)
    #expect(heights == [0, 40])
  }

  @Test func `what is on no screen, or a part of UIKit's, is none`() {
    let label = UILabel()
    label.text = "Robin"

    let texts = faults(.texts) {
      _ = label.text
      let page = Page("Birds") { $0.button("Open") {} }
      page.navigationItem.titleView = label
      setAsAppRootWindow(page.inStack)
      _ = Fleet.screen.staticTexts.count
    }

    #expect(texts.isEmpty)
    #expect(faults(.actions) { UIButton().sendActions(for: .touchUpInside) }.isEmpty)
  }

  @Test func `the first row of a list stands for the texts of all`() {
    var read: [String?] = []
    func readRows() {
      let birds = ListPage("Birds", ["Robin", "Wren"])
      setAsAppRootWindow(birds)
      read = birds.tableView.visibleCells.map { $0.textLabel?.text }
    }

    let fault = "ListPage: table has another text in its first row"
    #expect(faults(.texts, readRows) == [fault])
    #expect(planting(fault, readRows) > 0)
    #expect(read == ["Planted", "Wren"])
  }

  @Test func `a list of which several rows are selected at a time asks for the selection later`() {
    let birds = ListPage("Birds", ["Robin", "Wren"])
    birds.tableView.allowsMultipleSelection = true
    setAsAppRootWindow(birds)

    #expect(faults(.actions) { birds.tableView.selectRow(at: [0, 0]) }.isEmpty)
  }

  @Test func `explorations come by none`() {
    #expect(
      faults(.actions) {
        Fleet.explore(steps: 5, oracles: .failures) { Page("Birds") { $0.button("Open") {} } }
      }.isEmpty)
  }

  @Test func `the environment asks for all, for kinds, or for one by its name`() {
    #expect(FaultPlanter.Wish("") == nil)
    #expect(FaultPlanter.Wish("all") == .trials(Set(AppFault.Kind.allCases)))
    #expect(FaultPlanter.Wish("rows, texts") == .trials([.rows, .texts]))
    let name = "Cart: text '1, 2' is another"
    #expect(FaultPlanter.Wish(name) == .fault(name))
  }
}
