import Fleet
import FleetTesting
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct NibTests {
  @Test func `each call makes the objects anew, awake and connected (behaviour 212, 213)`() {
    let nib = UINib(nibName: "BadgeCell", bundle: .module)
    let first = nib.instantiate(withOwner: nil)
    let second = nib.instantiate(withOwner: nil)
    #expect(first.count == 1)
    let cell = first.first as? BadgeCell
    #expect(cell?.badge.text == "Badge")
    #expect(cell?.wakings == 1)
    #expect(cell !== second.first as? BadgeCell)
  }

  @Test func `a table makes its cells from a nib`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Badge", for: indexPath)
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = Source()
    table.register(UINib(nibName: "BadgeCell", bundle: .module), forCellReuseIdentifier: "Badge")
    table.dataSource = source
    let cell = table.fetchCell(at: [0, 2], asType: BadgeCell.self)
    #expect(cell.badge.text == "Badge")
    #expect(cell.reuseIdentifier == "Badge")
    #expect(table.dequeueReusableCell(withIdentifier: "Badge") is BadgeCell)
    table.register(nil as UINib?, forCellReuseIdentifier: "Badge")
    #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
  }

  @Test func `a view controller loads its view from the nib that it names`() throws {
    let screen = NibScreenViewController(nibName: "NibScreen", bundle: .module)
    #expect(!screen.isViewLoaded)
    setAsAppRootWindow(screen)
    #expect(screen.hello.text == "Hello")
    let button = screen.view.subviews.lazy.compactMap { $0 as? UIButton }.first
    button?.tap()
    #expect(screen.greetings == 1)
  }

  @Test func `an owner without the outlet raises (behaviour 212)`() {
    final class Owner: NSObject {}
    let found = failures {
      _ = UINib(nibName: "NibScreen", bundle: .module).instantiate(withOwner: Owner())
    }
    #expect(
      found.reasons == [
        "[<Owner> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key view.",
        "[<Owner> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key hello.",
      ])
  }

  @Test func `a bundle loads a nib by its name`() {
    #expect(Bundle.module.loadNibNamed("BadgeCell", owner: nil, options: nil)?.count == 1)
  }

  @Test func `a window comes from a nib`() {
    let window = UINib(nibName: "Window", bundle: .module).instantiate(withOwner: nil).first
    #expect((window as? UIWindow)?.isOpaque == false)
  }

  // MARK: View controllers

  private func flow() throws -> (owner: FlowOwner, objects: [Any]) {
    let owner = FlowOwner()
    let objects = UINib(nibName: "Flow", bundle: .module).instantiate(withOwner: owner)
    return (owner, objects)
  }

  @Test func `a nib holds view controllers, those in containers too`() throws {
    let found = try failures {
      let (owner, objects) = try flow()
      #expect(objects.count == 4)
      let tabs = try #require(owner.tabs)
      #expect(tabs === objects.first as? UITabBarController)
      let window = try #require(objects[2] as? UIWindow)
      #expect(window.rootViewController === tabs)
      window.makeKeyAndVisible()
      Fleet.settle()
      let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
      #expect(navigation.topViewController === owner.start)
      #expect(owner.start.storyboard == nil && owner.start.navigationItem.title == "Start")
      owner.start.button.tap()
      tabs.selectTab(withLabel: "Elsewhere")
      let elsewhere = try #require(tabs.selectedViewController as? NibScreenViewController)
      #expect(elsewhere.nibName == "NibScreen" && elsewhere.hello.text == "Hello")
      tabs.selectTab(withLabel: "Rows")
      let rows = try #require(tabs.selectedViewController as? UITableViewController)
      let cell = rows.tableView.fetchCell(at: [0, 0])
      #expect((cell.contentView.subviews.first as? UILabel)?.text == "Row")
      tabs.selectTab(withLabel: "Pages")
      #expect(owner.start.log == ["awake, view not loaded", "viewDidLoad", "go"])
    }
    #expect(found.reasons == [])
  }

  @Test func `each call makes the view controllers anew, and they go with their nib's objects`()
    throws
  {
    let nib = UINib(nibName: "Flow", bundle: .module)
    let owner = FlowOwner()
    _ = nib.instantiate(withOwner: owner)
    weak let first = owner.tabs
    #expect(first != nil)
    _ = nib.instantiate(withOwner: owner)
    #expect(owner.tabs != nil && first == nil)
  }

  @Test func `a nib that is not there is told when it is needed`() {
    let found = failures {
      let nib = UINib(nibName: "Nowhere", bundle: .module)
      #expect(nib.instantiate(withOwner: nil).isEmpty)
    }
    #expect(found.count == 1)
    #expect(found.first?.reason.hasPrefix("Could not load NIB in bundle: 'NSBundle <") == true)
    #expect(found.first?.reason.hasSuffix("> (loaded)' with name 'Nowhere'") == true)
  }

  @Test func `a storyboard is no nib`() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Old", withExtension: "storyboard", subdirectory: "Fixtures"))
    let nib = UINib(data: try Data(contentsOf: url), bundle: nil)
    let found = failures { #expect(nib.instantiate(withOwner: nil).isEmpty) }
    #expect(found.reasons == ["Could not read the nib 'data': It is a storyboard, not a nib."])
  }
}
