import HeadlessUIKit
import Testing

private enum Density: Int, Sendable { case roomy, tight }

private struct DensityTrait: UITraitDefinition {
  static let defaultValue = Density.roomy
}

@Suite("UITraitCollection")
struct UITraitCollectionTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `specifies only what it was given`() {
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.horizontalSizeClass == .unspecified)
    #expect(dark.userInterfaceIdiom == .unspecified)
    #expect(dark.preferredContentSizeCategory == .unspecified)
    #expect(dark.displayScale == 0)
    #expect(dark.layoutDirection == .unspecified)
  }

  @Test func `merges collections, the last one first`() {
    let merged = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
    ])

    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.horizontalSizeClass == .compact)
    #expect(merged.displayScale == 2)
  }

  @Test func `is made and changed with a closure`() {
    let traits = UITraitCollection { $0.verticalSizeClass = .regular }
    let changed = traits.modifyingTraits { $0.userInterfaceStyle = .dark }

    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(changed.verticalSizeClass == .regular)
    #expect(changed.userInterfaceStyle == .dark)
  }

  @Test func `display and scene have traits that are made, merged and told like the others`() {
    let pressed = UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(imageDynamicRange: .high),
      UITraitCollection(sceneCaptureState: .active), dark,
    ])

    #expect(dark.forceTouchCapability == .unknown)
    #expect(dark.imageDynamicRange == .unspecified)
    #expect(dark.sceneCaptureState == .unspecified)
    #expect(pressed.forceTouchCapability == .available)
    #expect(pressed.imageDynamicRange == .high)
    #expect(pressed.sceneCaptureState == .active)
    #expect(pressed[UITraitForceTouchCapability.self] == .available)
    #expect(pressed.containsTraits(in: UITraitCollection(forceTouchCapability: .available)))
    #expect(!pressed.containsTraits(in: UITraitCollection(forceTouchCapability: .unavailable)))
    #expect(!pressed.hasDifferentColorAppearance(comparedTo: dark))
    #expect(pressed.changes(from: dark, in: [UITraitSceneCaptureState.self]))
    #expect(!pressed.changes(from: dark, in: [UITraitUserInterfaceStyle.self]))
  }

  @Test func `a phone does not feel how hard it is pressed`() {
    #expect(UITraitCollection.current.forceTouchCapability == .unavailable)
    #expect(UITraitCollection.current.imageDynamicRange == .standard)
    #expect(UITraitCollection.current.sceneCaptureState == .inactive)
  }

  @Test func `compares by value`() {
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
    #expect(dark != UITraitCollection(userInterfaceStyle: .light))
  }

  @Test func `contains the traits of a collection that says less`() {
    let more = dark.modifyingTraits { $0.horizontalSizeClass = .regular }

    #expect(more.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: more))
    #expect(more.containsTraits(in: nil))
    #expect(!more.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
  }

  @Test func `colors look different with another style, not with another size class`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let compact = dark.modifyingTraits { $0.horizontalSizeClass = .compact }

    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: compact))
  }

  @Test func `says which traits have changed`() {
    let compact = dark.modifyingTraits { $0.horizontalSizeClass = .compact }

    #expect(compact.changes(from: dark, in: [UITraitHorizontalSizeClass.self]))
    #expect(!compact.changes(from: dark, in: [UITraitUserInterfaceStyle.self]))
    #expect(
      compact.changes(
        from: dark, in: [UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]))
    #expect(!compact.changes(from: dark, in: []))
  }

  @Test func `holds traits that an app has defined`() {
    let tight = dark.modifyingTraits { $0[DensityTrait.self] = .tight }

    #expect(dark[DensityTrait.self] == .roomy)
    #expect(tight[DensityTrait.self] == .tight)
    #expect(tight != dark)
    #expect(tight == dark.modifyingTraits { $0[DensityTrait.self] = .tight })
    #expect(tight.changes(from: dark, in: [DensityTrait.self]))
    #expect(UITraitCollection(traitsFrom: [tight, dark])[DensityTrait.self] == .tight)
    #expect(DensityTrait.name == "DensityTrait")
  }

  @Test func `reads and writes the system's traits by their types`() {
    let traits = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }

    #expect(traits == dark)
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits[UITraitDisplayScale.self] == 0)
  }

  @Test func `is the current one within its closure, and within nothing else`() {
    let before = UITraitCollection.current

    dark.performAsCurrent {
      #expect(UITraitCollection.current == dark)
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    #expect(UITraitCollection.current == before)
    #expect(before.userInterfaceIdiom == .phone)
  }

  @Test func `describes what it specifies`() {
    #expect(dark.description == "<UITraitCollection UserInterfaceStyle = dark>")
  }

  @Test func `has UIKit's raw values`() {
    #expect(UIUserInterfaceIdiom.unspecified.rawValue == -1)
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5)
    #expect(UIUserInterfaceIdiom.vision.rawValue == 6)
    #expect(UIUserInterfaceStyle.dark.rawValue == 2)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UIDisplayGamut.P3.rawValue == 1)
    #expect(UIUserInterfaceLevel.elevated.rawValue == 1)
    #expect(UIAccessibilityContrast.high.rawValue == 1)
    #expect(UILegibilityWeight.bold.rawValue == 1)
  }
}
