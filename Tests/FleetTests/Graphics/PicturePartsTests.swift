import FleetTesting
import Foundation
import Rasterizing
import TestSupport
import Testing

@MainActor
@Suite("What pictures show", .freshApplication)
struct PicturePartsTests {
  private final class Birds: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Robin"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["K", "Q"] }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let actions = [UIContextualAction.Style.destructive, .normal].map { style in
        UIContextualAction(style: style, title: "Act") { _, _, _ in }
      }
      return UISwipeActionsConfiguration(actions: actions)
    }
  }

  /// The color of a point, in red, green and blue.
  private func color(_ picture: ScreenPicture, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let pixel = picture.image.cgImage?.pixels?[Int(x * picture.scale), Int(y * picture.scale)]
    return pixel.map { [$0.red, $0.green, $0.blue] } ?? []
  }

  /// The words and the names of symbols.
  private func titles(_ picture: ScreenPicture) -> [String] {
    picture.svg.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /<title>(.*?)<\/title>/).map { String($0.1) }
    }
  }

  @Test func `what a text field of one's own draws in place of its texts`() {
    final class Field: UITextField {
      override func drawPlaceholder(in rect: CGRect) {}
      override func drawText(in rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: 20, height: rect.height))
        super.drawText(in: rect.insetBy(dx: 20, dy: 0))
      }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    #expect(titles(picture(of: field)) == [])

    field.text = "Robin"
    let shown = picture(of: field)
    #expect(titles(shown) == ["Robin"])
    #expect(color(shown, 10, 2) == [255, 0, 0])
    #expect(color(shown, 21, 2) == [0, 0, 0])
  }

  @Test func `the actions of a row, and the row moved aside`() throws {
    let birds = Birds()
    setAsAppRootWindow(birds)
    let before = picture(of: birds)
    let cell = try #require(birds.tableView.cellForRow(at: [0, 1]))
    cell.swipe(.left)
    let after = picture(of: birds)
    let row = birds.tableView.convert(birds.tableView.rectForRow(at: [0, 1]), to: nil)

    #expect(color(after, 388, row.minY + 4) == [255, 59, 48])
    #expect(color(after, 300, row.minY + 4) == [142, 142, 147])
    func darkest(_ picture: ScreenPicture) -> Int? {
      (0..<200).first { color(picture, CGFloat($0), row.midY)[0] < 100 }
    }
    #expect(darkest(before) != nil)
    #expect(darkest(after) == nil)
  }

  @Test func `the index beside the rows`() {
    let birds = Birds()
    setAsAppRootWindow(birds)

    #expect(titles(picture(of: birds)).suffix(2) == ["K", "Q"])
    birds.tableView.sectionIndexMinimumDisplayRowCount = 4
    #expect(!titles(picture(of: birds)).contains("K"))
  }

  @Test func `the keys of a keyboard that change its letters`() {
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    screen.view.addSubview(field)
    setAsAppRootWindow(screen)
    field.startEditing()

    let shown = titles(picture(of: Fleet.screen))

    for sign in ["Q", "shift", "123", "face.smiling", "space", "return", "globe", "mic"] {
      #expect(shown.contains(sign), "\(sign)")
    }
  }

  @Test func `continuous corners bend earlier, where they have room`() {
    func picture(_ curve: CALayerCornerCurve, radius: CGFloat) -> Data {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.backgroundColor = .black
      view.layer.cornerRadius = radius
      view.layer.cornerCurve = curve
      return Fleet.picture(of: view).pngData()
    }

    #expect(picture(.continuous, radius: 12) != picture(.circular, radius: 12))
    #expect(picture(.continuous, radius: 20) == picture(.circular, radius: 20))
  }

  @Test func `the arrow of a popover`() throws {
    Fleet.world.device = .iPadPro11
    let screen = UIViewController()
    let button = UIButton(frame: CGRect(x: 400, y: 300, width: 40, height: 40))
    screen.view.addSubview(button)
    screen.view.backgroundColor = .black
    setAsAppRootWindow(screen)
    let popover = UIViewController()
    popover.view.backgroundColor = .red
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = button
    screen.present(popover, animated: false)
    settle()
    let picture = picture(of: Fleet.screen)

    #expect(color(picture, 420, 348) == [255, 0, 0])
    #expect(color(picture, 405, 348)[1] == 0)
    #expect(color(picture, 405, 348)[0] < 50)
  }

  @Test func `images that an app puts behind controls and bars`() {
    func flat(_ color: UIColor, _ size: CGFloat = 4) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
      }.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    }
    let (red, green, blue) = (
      [255, 0, 0] as [UInt8], [0, 255, 0] as [UInt8], [0, 0, 255] as [UInt8]
    )
    let segments = UISegmentedControl(items: ["", ""])
    segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    segments.selectedSegmentIndex = 1
    segments.setBackgroundImage(flat(.red), for: .normal, barMetrics: .default)
    segments.setBackgroundImage(flat(.green), for: .selected, barMetrics: .default)
    segments.setDividerImage(
      flat(.blue), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    let row = picture(of: segments)
    #expect([10, 50, 90].map { color(row, $0, 3) } == [red, blue, green])
    #expect(
      segments.dividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) == nil)

    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    slider.setMinimumTrackImage(flat(.red, 8), for: .normal)
    slider.setMaximumTrackImage(flat(.green, 8), for: .normal)
    let track = picture(of: slider)
    #expect([20, 180].map { color(track, $0, 14) } == [red, green])

    let stepper = UIStepper()
    stepper.setBackgroundImage(flat(.red), for: .normal)
    stepper.setDividerImage(flat(.blue), forLeftSegmentState: .normal, rightSegmentState: .normal)
    let steps = picture(of: stepper)
    #expect([2, 47].map { color(steps, $0, 3) } == [red, blue])

    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    search.backgroundImage = flat(.red)
    search.setSearchFieldBackgroundImage(flat(.green), for: .normal)
    let field = picture(of: search)
    #expect(color(field, 1, 1) == red && color(field, 200, 14) == green)

    let tool = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    tool.setBackgroundImage(flat(.red), forToolbarPosition: .any, barMetrics: .default)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(flat(.green), for: .normal, barMetrics: .default)
    tool.items = [item]
    let tools = picture(of: tool)
    #expect(color(tools, 290, 20) == red && color(tools, 20, 3) == green)

    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    tabs.backgroundImage = flat(.red)
    tabs.selectionIndicatorImage = flat(.green, 40)
    tabs.items = [UITabBarItem(title: "", image: nil, tag: 0), UITabBarItem()]
    tabs.selectedItem = tabs.items?.first
    let tab = picture(of: tabs)
    #expect(color(tab, 290, 20) == red && color(tab, 75, 8) == green)
  }

  @Test func `the bars of other devices`() {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.view.backgroundColor = .red
    page.tabBarItem = UITabBarItem(title: "Birds", image: nil, tag: 0)
    tabs.viewControllers = [page]
    Fleet.world.device = .iPadPro11
    setAsAppRootWindow(tabs)

    // A tab bar at the top ends where it ends.
    #expect(color(picture(of: Fleet.screen), 400, 600) == [255, 0, 0])
    Fleet.world.device = .iPhoneSE
    let screen = picture(of: Fleet.screen)
    func isDark(_ columns: Range<Int>) -> Bool {
      columns.contains { x in (2..<18).contains { color(screen, CGFloat(x), CGFloat($0))[0] < 90 } }
    }
    // The time is in the middle.
    #expect(isDark(150..<170))
    #expect(!isDark(30..<80))
  }

  @Test func `the weekdays of a calendar, its time, and the rows of a wheel`() {
    func titles(_ style: UIDatePickerStyle) -> [String] {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 340))
      picker.preferredDatePickerStyle = style
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      return self.titles(picture(of: picker))
    }
    let inline = titles(.inline)

    for day in ["SUN", "MON", "SAT", "Time"] { #expect(inline.contains(day), "\(day)") }
    let wheels = titles(.wheels)
    for row in ["19", "22", "1", "10", "13", "16"] { #expect(wheels.contains(row), "\(row)") }
  }
}
