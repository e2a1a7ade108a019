import Testing

@testable import AssetCatalogs

@Suite("AssetSymbol")
struct AssetSymbolTests {
  @Test(arguments: [
    ("Initial-Image", "initial"), ("adult_products_image", "adultProducts"),
    ("FilesImage", "files"),
    ("Image", "image"), ("welcomeVCimage", "welcomeVCimage"), ("bubble-chat", "bubbleChat"),
    ("pro plan", "proPlan"), ("arrow_basic_e", "arrowBasicE"), ("Coffee-Mocha", "coffeeMocha"),
    ("AppIcon", "appIcon"), ("LaunchLogo", "launchLogo"), ("BMW", "BMW"), ("M", "M"), ("1", "_1"),
    ("121212", "_121212"), ("A-1-1-0", "A_1_1_0"), ("292C38", "_292_C_38"), ("Default", "default"),
    ("gray100", "gray100"), ("ic_add_24", "icAdd24"), ("URLIcon", "urlIcon"),
    ("Vogel-Grün", "vogelGrün"), ("gradientGray300_1", "gradientGray3001"),
  ])
  func `an image's name becomes a symbol`(name: String, symbol: String) {
    #expect(AssetSymbol(Asset(kind: .image, name: name, folder: ""))?.name == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("tabbarBackgroundColor", "tabbarBackground"), ("Color", "color"),
    ("Dark Gray", "darkGray"), ("FilesImage", "filesImage"),
  ])
  func `a color's name becomes a symbol`(name: String, symbol: String) {
    #expect(AssetSymbol(Asset(kind: .color, name: name, folder: ""))?.name == symbol)
  }

  @Test func `namespaces become types`() {
    let symbol = AssetSymbol(Asset(kind: .image, name: "iconPreviews/2x/Robin", folder: ""))

    #expect(symbol?.namespaces == ["IconPreviews", "_2X"])
    #expect(symbol?.name == "robin")
  }

  @Test func `what has no letters has no symbol, and neither has data`() {
    for name in ["", "-", "★", "/", "a/-/b", "//"] {
      #expect(AssetSymbol(Asset(kind: .image, name: name, folder: "")) == nil, "\(name)")
    }
    #expect(AssetSymbol(Asset(kind: .data, name: "words", folder: "")) == nil)
  }
}
