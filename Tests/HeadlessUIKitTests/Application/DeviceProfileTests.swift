import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The sizes of an iPhone with iOS 18.
@MainActor
@Suite("Sizes of the device", .ownApplication)
struct DeviceProfileTests {
  @Test func `a switch keeps its size, and layout gives it a little less (behaviour 816)`() {
    let view = UISwitch(frame: CGRect(x: 3, y: 4, width: 100, height: 100))

    #expect(view.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    view.bounds.size = .zero
    #expect(view.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(view.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test func `a stepper keeps its size (behaviour 819)`() {
    let view = UIStepper(frame: CGRect(x: 3, y: 4, width: 10, height: 10))

    view.frame.size = CGSize(width: 200, height: 2)

    #expect(view.frame == CGRect(x: 3, y: 4, width: 94, height: 32))
    #expect(view.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test func `controls of one size have it (behaviour 819)`() {
    let pages = UIPageControl()
    pages.numberOfPages = 5

    #expect(UISlider().intrinsicContentSize.height == 31)
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.width == 20)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
    #expect(pages.intrinsicContentSize == CGSize(width: 18 * 5 + 20, height: 26))
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(UIRefreshControl().bounds.height == 60)
  }

  @Test func `segments end at whole points (behaviour 820)`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)

    let middles = (0..<3).map { control.middle(ofSegmentAt: $0).x }

    #expect(middles == [46.5, 139.5, 233])
    #expect(control.intrinsicContentSize.height == 32)
  }

  @Test(arguments: [(15, 30), (17, 33), (18, 34)])
  func `a button is its title high, in whole points (behaviour 817)`(size: CGFloat, height: CGFloat)
  {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)

    #expect(button.intrinsicContentSize.height == height)
    #expect(button.intrinsicContentSize.width == button.intrinsicContentSize.width.rounded())
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.small, 27.9), (.medium, 34.333), (.large, 50.333),
  ])
  func `a button with a configuration is its title and insets high, in whole pixels`(
    size: UIButton.Configuration.Size, height: CGFloat
  ) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.buttonSize = size
    let button = UIButton(configuration: configuration)

    #expect(abs(button.intrinsicContentSize.height - height) < 0.2)
  }

  @Test func `a field is as high as its border wants (behaviour 818)`() {
    let field = UITextField()
    #expect(field.intrinsicContentSize == CGSize(width: 5, height: 22))

    field.text = "Second message"
    field.font = .systemFont(ofSize: 17)
    #expect(field.intrinsicContentSize == CGSize(width: 131, height: 22))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 159, height: 34))
    field.font = .systemFont(ofSize: 30)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func `a search bar and its field have their height (behaviour 818)`() {
    let bar = UISearchBar()

    bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(CGSize(width: 390, height: 0)))
    bar.layoutIfNeeded()

    #expect(bar.bounds.height == 56)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
  }

  @Test func `an item of a bar is as wide as its title`() {
    let short = UIBarButtonItem(title: "OK", style: .plain, target: nil, action: nil)
    let long = UIBarButtonItem(title: "Second message", style: .plain, target: nil, action: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bar.items = [short, long, UIBarButtonItem(customView: view)]

    bar.layoutIfNeeded()

    // The margin, "OK", a distance, "Second message", the margin of the title and a distance.
    #expect(view.frame.minX == 223)
  }

  @Test func `the highest sheet begins where the safe area does (behaviour 821)`() {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    settle()
    let page = UIViewController()
    var greatest: CGFloat = 0
    page.modalPresentationStyle = .pageSheet
    page.sheetPresentationController?.detents = [
      .medium(), .large(),
      .custom(identifier: .init("huge")) {
        greatest = $0.maximumDetentValue
        return 10_000
      },
    ]

    window.rootViewController?.present(page, animated: false)
    settle()
    let medium = page.view.frame
    page.sheetPresentationController?.selectedDetentIdentifier = .large
    let large = page.view.frame
    page.sheetPresentationController?.selectedDetentIdentifier = .init("huge")

    // 844, less the safe area of 47 and 34.
    #expect(greatest == 763)
    #expect(large == CGRect(x: 0, y: 47, width: 390, height: 797))
    #expect(page.view.frame == large)
    #expect(abs(medium.height - 34 - 0.56 * greatest) < 0.5)
    #expect(medium.maxY == 844)
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `an alert is as high as its texts, fields and actions`() {
    func height(_ alert: UIAlertController) -> CGFloat {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(alert, animated: false)
      settle()
      #expect(alert.view.frame.width == (alert.preferredStyle == .alert ? 270 : 374))
      return alert.view.frame.height
    }
    func alert(_ message: String, _ titles: [String], style: UIAlertController.Style = .alert)
      -> UIAlertController
    {
      let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
      for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
      return alert
    }
    let base = height(alert("Text", ["OK"]))

    #expect(abs(base - (40 + 20.333 + 4 + 15.667 + 44)) < 0.01)
    #expect(height(alert("Text", ["Yes", "No"])) == base)
    #expect(height(alert("Text", ["A title that is long", "No"])) == base + 44)
    #expect(height(alert("Text", ["1", "2", "3"])) == base + 88)
    #expect(abs(height(alert("One\nTwo", ["OK"])) - base - 15.5) < 0.34)
    #expect(height(alert("Text", ["1", "2"], style: .actionSheet)) > 114)
  }

  @Test func `labels of a cell are as high as their text, and in its middle (behaviour 822)`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Second message"
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.layoutIfNeeded()
    let middle = (44 - 61.0 / 3) / 2

    #expect(cell.textLabel?.frame.size == CGSize(width: 131, height: 61.0 / 3))
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(abs((cell.textLabel?.frame.minY ?? 0) - middle) < 0.2)
    cell.textLabel?.textAlignment = .center
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.width == 358)
  }

  @Test func `a value stands at the far edge, a subtitle below`() {
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    for cell in [value, subtitle] {
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "Second message"
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
      cell.layoutIfNeeded()
    }

    #expect(value.detailTextLabel?.frame.maxX == 374)
    #expect(value.detailTextLabel?.frame.width == 131)
    #expect(subtitle.detailTextLabel?.font.pointSize == 12)
    #expect(abs((subtitle.textLabel?.frame.minY ?? 0) - (44 - 20.333 - 14.333) / 2) < 0.2)
    #expect(
      abs((subtitle.detailTextLabel?.frame.minY ?? 0) - (subtitle.textLabel?.frame.maxY ?? 9)) < 0.4
    )
    #expect(subtitle.detailTextLabel?.frame.minX == 16)
    #expect(value.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 44))
    #expect(abs(subtitle.sizeThatFits(CGSize(width: 390, height: 0)).height - 56.667) < 0.01)
  }

  @Test func `labels begin at the right where the language does`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Second message"
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)

    cell.layoutIfNeeded()

    #expect(cell.textLabel?.frame.maxX == 374)
    #expect(cell.detailTextLabel?.frame.minX == 16)
  }

  @Test func `the view of a configuration is as high as its texts and margins`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Name"
    let view = content.makeContentView()
    let one = view.sizeThatFits(CGSize(width: 390, height: 0))
    content.secondaryText = "Second message"
    view.configuration = content
    let two = view.sizeThatFits(CGSize(width: 390, height: 0))

    #expect(abs(one.height - (20.333 + 22)) < 0.01)
    #expect(two.height > one.height + 10)
  }
}
