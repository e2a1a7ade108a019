import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIImageAsset", .ownApplication)
struct UIImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func image(_ width: CGFloat, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: 1), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: 1))
    }
  }

  @Test func `an image is found by its traits, until it is taken out (behaviour 906)`() {
    let asset = UIImageAsset()
    #expect(asset.image(with: dark).size == .zero)
    let (day, night) = (image(1), image(2))
    asset.register(day, with: light)
    asset.register(night, with: UIImage.Configuration(traitCollection: dark))
    #expect(asset.image(with: light) == day && asset.image(with: dark) == night)
    #expect(day.imageAsset === asset && asset.image(with: dark).imageAsset === asset)

    asset.register(image(3), with: dark)
    let configuration = UIImage.Configuration(traitCollection: dark)
    #expect(asset.image(with: configuration).size.width == 3)
    #expect(asset.image(with: configuration).configuration == configuration)
    asset.unregister(imageWith: UITraitCollection(displayScale: 1))
    #expect(asset.image(with: dark).size.width == 3)
    asset.unregisterImage(with: configuration)
    #expect(asset.image(with: dark) == day)
    asset.unregister(imageWith: light)
    #expect(asset.image(with: dark).size == .zero)
  }

  @Test func `an image view shows the one for its traits, with all that was changed`() {
    let asset = UIImageAsset()
    asset.register(image(1), with: light)
    asset.register(image(2), with: dark)
    let shown = asset.image(with: light).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: shown)
    #expect(shown.imageAsset === asset && view.intrinsicContentSize.width == 1)

    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 2)
    let night = shown.withConfiguration(UIImage.Configuration(traitCollection: dark))
    #expect(night.size.width == 2 && night.renderingMode == .alwaysTemplate)
  }

  @Test func `more than the style may be named, and of several scales the best one is taken`() {
    let asset = UIImageAsset()
    asset.register(
      image(1),
      with: UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .compact)]))
    asset.register(
      image(2),
      with: UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .regular)]))
    for scale: CGFloat in [1, 2, 4] {
      asset.register(
        image(10 * scale, scale: scale),
        with: UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: scale)]))
    }
    func width(_ style: UITraitCollection, _ other: UITraitCollection) -> CGFloat {
      asset.image(with: UITraitCollection(traitsFrom: [style, other])).size.width
    }

    #expect(width(dark, UITraitCollection(horizontalSizeClass: .compact)) == 1)
    #expect(width(dark, UITraitCollection(horizontalSizeClass: .regular)) == 2)
    let scales = [1, 2, 3, 4, 5].map { width(light, UITraitCollection(displayScale: $0)) }
    #expect(scales == [10, 20, 40, 40, 40])
  }

  @Test func `an image of a catalog has an asset, which takes other images (behaviour 906)`() throws
  {
    let app = try AppFolder.withRobin()
    let robin = try #require(UIImage(named: "Robin", in: app.bundle, with: nil))
    let asset = try #require(robin.imageAsset)
    #expect(UIImage(named: "Robin", in: app.bundle, compatibleWith: dark)?.imageAsset === asset)
    #expect(asset.image(with: dark).size.width == 3 && asset.image(with: light) == robin)

    asset.register(image(7), with: dark)
    #expect(asset.image(with: dark).size.width == 7 && asset.image(with: light) == robin)
    #expect(image(1).imageAsset == nil && UIImage(systemName: "star")?.imageAsset == nil)
  }

  @Test func `what is added to a catalog's image, the next application does not have`() throws {
    let app = try AppFolder.withRobin()
    func asset() -> UIImageAsset? {
      UIImage(named: "Robin", in: app.bundle, compatibleWith: nil)?.imageAsset
    }
    asset()?.register(image(7), with: dark)
    #expect(asset()?.image(with: dark).size.width == 7)

    ApplicationScope.$current.withValue(ApplicationScope()) {
      #expect(asset()?.image(with: dark).size.width == 3)
    }
    #expect(asset()?.image(with: dark).size.width == 7)
  }

  @Test func `an asset goes with the images that know it`() {
    weak var gone: UIImageAsset?
    func make() {
      let asset = UIImageAsset()
      let day = image(1)
      asset.register(day, with: light)
      gone = day.imageAsset
      #expect(gone != nil)
    }
    make()

    #expect(gone == nil)
  }
}
