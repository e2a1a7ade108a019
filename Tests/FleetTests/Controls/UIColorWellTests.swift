import FleetTesting
import Rasterizing
import TestSupport
import Testing

@MainActor
@Suite("Colour wells", .freshApplication)
struct UIColorWellTests {
  private let screen = UIViewController()
  private let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))

  init() {
    well.title = "Plumage"
    screen.view.addSubview(well)
    setAsAppRootWindow(screen)
  }

  @Test func `a tap presents a picker, whose colours are the well's at once`() throws {
    var values: [UIColor?] = []
    well.addAction(
      UIAction { [well] _ in values.append(well.selectedColor) }, for: .valueChanged)
    well.selectedColor = .brown
    well.supportsAlpha = false

    well.tap()
    let picker = try #require(screen.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Plumage" && picker.selectedColor == .brown && !picker.supportsAlpha)
    picker.pick(.systemTeal)
    picker.pick(.systemRed)
    picker.close()

    #expect(values == [.systemTeal, .systemRed] && well.selectedColor == .systemRed)
    #expect(screen.presentedViewController == nil)
  }

  @Test func `is an element by its title, as large as it is`() {
    #expect(Fleet.screen.colorWells["Plumage"].exists)
    Fleet.screen.colorWells["Plumage"].tap()

    #expect(screen.presentedViewController is UIColorPickerViewController)
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(well.sizeThatFits(.zero) == CGSize(width: 28, height: 28))
  }

  @Test func `shows its colour in its middle`() {
    well.selectedColor = .red
    let picture = picture(of: well)
    let middle = Int(14 * picture.scale)
    let pixel = picture.image.cgImage?.pixels?[middle, middle]

    #expect(pixel?.red == 255 && pixel?.green == 0 && pixel?.blue == 0)
  }

  @Test func `a disabled one opens nothing`() {
    well.isEnabled = false

    #expect(!failures { well.tap() }.isEmpty)
    #expect(screen.presentedViewController == nil)
  }
}
