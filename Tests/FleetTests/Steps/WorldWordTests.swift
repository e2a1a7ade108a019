import Fleet
import FleetTesting
import Testing

@MainActor
@Suite("WorldWord", .freshApplication)
struct WorldWordTests {
  @Test func `each device has the name that Swift has for it`() {
    let devices: [(String, TestWorld.Device)] = [
      ("iPhoneSE", .iPhoneSE), ("iPhone8Plus", .iPhone8Plus), ("iPhone13Mini", .iPhone13Mini),
      ("iPhone16e", .iPhone16e), ("iPhone16ProMax", .iPhone16ProMax), ("iPhoneAir", .iPhoneAir),
      ("iPad6", .iPad6), ("iPadPro11M4", .iPadPro11M4), ("iPadPro12", .iPadPro12),
      ("iPadPro13", .iPadPro13),
    ]
    for (word, device) in devices {
      Fleet.world.device = .iPhone12
      #expect(perform(word))
      #expect(Fleet.world.device == device)
    }
  }

  @Test func `each word changes the world, and is the line that does`() {
    let rows = [
      ("iPadAir13", "Fleet.world.device = .iPadAir13", "iPad Air 13-inch"),
      ("third", "Fleet.world.split = .third", "iPad Air 13-inch, a third"),
      ("fullScreen", "Fleet.world.split = .full", "iPad Air 13-inch"),
      ("iPhone12", "Fleet.world.device = .iPhone12", "iPhone 12"),
      ("small", "Fleet.world.textSize = .small", "iPhone 12, small"),
      ("large", "Fleet.world.textSize = .large", "iPhone 12"),
      ("dark", "Fleet.world.appearance = .dark", "iPhone 12, dark"),
      ("light", "Fleet.world.appearance = .light", "iPhone 12"),
      ("rightToLeft", "Fleet.world.layoutDirection = .rightToLeft", "iPhone 12, right to left"),
      ("leftToRight", "Fleet.world.layoutDirection = .leftToRight", "iPhone 12"),
      ("iOS17", "Fleet.world.system = .iOS(17)", "iPhone 12, iOS 17"),
      ("iOS16.4.1", "Fleet.world.system = .iOS(16, 4, 1)", "iPhone 12, iOS 16.4.1"),
      ("iOS18", "Fleet.world.system = .iOS(18)", "iPhone 12"),
      ("language:de", #"Fleet.world.languages = ["de"]"#, "iPhone 12, de"),
      ("boldText", "Fleet.world.isBoldTextEnabled = true", "iPhone 12, bold text, de"),
      ("no-boldText", "Fleet.world.isBoldTextEnabled = false", "iPhone 12, de"),
      (
        "no-shakeToUndo", "Fleet.world.isShakeToUndoEnabled = false",
        "iPhone 12, no shake to undo, de"
      ),
    ]
    for (word, code, world) in rows {
      #expect(WorldWord(word).map { UserStep.world([$0]).code(as: .swiftTesting) } == [code])
      #expect(perform(word))
      #expect(Fleet.world.description == world)
    }
  }

  @Test func `each word is read again, whatever its case`() {
    #expect(Set(WorldWord.all).count == WorldWord.all.count)
    for word in WorldWord.all {
      #expect(WorldWord(word.uppercased())?.description == word)
      #expect(perform(word))
    }
    for word in ["", "drak", "language:", "no-", "no-dark", "iOS", "iOS12"] {
      #expect(WorldWord(word) == nil)
    }
  }

  private func perform(_ word: String) -> Bool {
    WorldWord(word).map { UserStep.world([$0]).perform(at: CallSite()).succeeded } ?? false
  }
}
