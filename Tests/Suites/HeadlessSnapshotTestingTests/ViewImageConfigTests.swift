import Foundation
import HeadlessSnapshotTesting
import Testing

@Suite struct ViewImageConfigTests {
  private func text(_ config: ViewImageConfig) -> String {
    let (area, size, traits) = (config.safeArea, config.size ?? .zero, config.traits)
    let sides = [area.top, area.left, area.bottom, area.right].map { String(Int($0)) }
    return "\(Int(size.width))×\(Int(size.height)) \(sides.joined(separator: " ")) "
      + (traits.horizontalSizeClass == .regular ? "wide" : "narrow")
  }

  @Test func `phones and tablets have their sizes, safe areas and traits`() {
    let configs: [ViewImageConfig] = [
      .iPhoneSe, .iPhone8, .iPhone8Plus(.landscape), .iPhoneX(.landscape), .iPhoneXsMax, .iPhoneXr,
      .iPhone12, .iPhone12Pro, .iPhone12ProMax(.landscape), .iPhone13, .iPhone13Mini, .iPhone13Pro,
      .iPhone13ProMax, .iPadMini, .iPad9_7(.portrait), .iPad10_2,
      .iPadPro10_5(.landscape(splitView: .twoThirds)),
      .iPadPro11(.landscape(splitView: .oneThird)), .iPadPro11,
      .iPadPro12_9(.landscape(splitView: .oneHalf)), .iPadPro12_9(.portrait(splitView: .twoThirds)),
    ]

    #expect(
      configs.map(text) == [
        "320×568 20 0 0 0 narrow", "375×667 20 0 0 0 narrow", "736×414 0 0 0 0 wide",
        "812×375 0 44 24 44 narrow", "414×896 44 0 34 0 narrow", "414×896 44 0 34 0 narrow",
        "390×844 47 0 34 0 narrow", "390×844 47 0 34 0 narrow", "926×428 0 47 21 47 wide",
        "390×844 47 0 34 0 narrow", "375×812 50 0 34 0 narrow", "390×844 47 0 34 0 narrow",
        "428×926 47 0 34 0 narrow", "1024×768 20 0 0 0 wide", "768×1024 20 0 0 0 wide",
        "1080×810 20 0 0 0 wide", "782×834 20 0 0 0 wide", "375×834 24 0 20 0 narrow",
        "1194×834 24 0 20 0 wide", "678×1024 20 0 0 0 wide", "639×1366 20 0 0 0 narrow",
      ])
    #expect(ViewImageConfig().size == nil)
    #expect(UITraitCollection.iPhone13(.portrait).preferredContentSizeCategory == .medium)
    #expect(UITraitCollection.iPadPro11_Compact_SplitView.userInterfaceIdiom == .pad)
  }

  @Test func `parts of tablets are as wide as suites of pictures have them`() {
    let tablets: [((ViewImageConfig.TabletOrientation) -> ViewImageConfig, String)] = [
      (ViewImageConfig.iPadMini, "320- 507- 694+ 1024+ 320- 438- 768+"),
      (ViewImageConfig.iPad9_7, "320- 507- 694+ 1024+ 320- 438- 768+"),
      (ViewImageConfig.iPad10_2, "320- 535- 750+ 1080+ 320- 480- 810+"),
      (ViewImageConfig.iPadPro10_5, "320- 551- 782+ 1112+ 320- 504- 834+"),
      (ViewImageConfig.iPadPro11, "375- 592- 809+ 1194+ 320- 504- 834+"),
      (ViewImageConfig.iPadPro12_9, "375- 678+ 981+ 1366+ 375- 639- 1024+"),
    ]
    let parts: [ViewImageConfig.TabletOrientation] = [
      .landscape(splitView: .oneThird), .landscape(splitView: .oneHalf),
      .landscape(splitView: .twoThirds), .landscape(splitView: .full),
      .portrait(splitView: .oneThird), .portrait(splitView: .twoThirds),
      .portrait(splitView: .full),
    ]
    for (tablet, widths) in tablets {
      let found = parts.map(tablet).map { config in
        "\(Int(config.size?.width ?? 0))"
          + (config.traits.horizontalSizeClass == .regular ? "+" : "-")
      }
      #expect(found.joined(separator: " ") == widths)
    }
  }
}
