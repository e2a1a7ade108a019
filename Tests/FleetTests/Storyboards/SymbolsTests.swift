import Fleet
import FleetTesting
import TestSupport
import Testing

/// Configurations of symbols, and layout guides of the file's own.
@MainActor @Suite(.freshApplication) struct SymbolsTests {
  private let storyboard = UIStoryboard(name: "Symbols", bundle: .module)

  private func shown() throws -> UIViewController {
    let screen = try #require(storyboard.instantiateInitialViewController())
    setAsAppRootWindow(screen)
    return screen
  }

  private func find<View: UIView>(_ type: View.Type, at index: Int) throws -> View {
    try #require(try shown().view.subviews[index] as? View)
  }

  @Test func `an image view has the configuration of its element`() throws {
    let scaled = try find(UIImageView.self, at: 0)
    let sized = try find(UIImageView.self, at: 1)
    let styled = try find(UIImageView.self, at: 2)

    #expect(
      scaled.preferredSymbolConfiguration
        == UIImage.SymbolConfiguration(weight: .light)
        .applying(UIImage.SymbolConfiguration(scale: .large)))
    #expect(
      sized.preferredSymbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    #expect(
      styled.preferredSymbolConfiguration
        == UIImage.SymbolConfiguration(textStyle: .headline, scale: .small))
    #expect(sized.intrinsicContentSize.height > scaled.intrinsicContentSize.height)
  }

  @Test func `a button has one for a state, and one in its configuration`() throws {
    let plain = try find(UIButton.self, at: 3)
    let configured = try find(UIButton.self, at: 4)

    #expect(
      plain.preferredSymbolConfigurationForImage(in: .normal)
        == UIImage.SymbolConfiguration(pointSize: 20))
    #expect(
      configured.configuration?.preferredSymbolConfigurationForImage
        == UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 24)))
  }

  @Test func `constraints refer to a layout guide of the file, and not to lines for the eye`()
    throws
  {
    let found = try failures {
      let screen = try shown()
      #expect(screen.view.layoutGuides.map(\.identifier).contains("column"))
      #expect(screen.view.subviews[5].frame == CGRect(x: 20, y: 200, width: 100, height: 50))
    }
    #expect(found.reasons == [])
  }

  @Test func `the report finds nothing that is not modelled`() throws {
    let url = try #require(Bundle.module.resourceURL)
      .appending(path: "Fixtures/Symbols.storyboard")

    #expect(
      InterfaceReport.lines(ofFile: url.path).allSatisfy { !$0.contains("not modelled") })
  }
}
