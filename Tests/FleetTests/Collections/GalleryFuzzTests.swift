import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Random use of a gallery and a list", .freshApplication)
struct GalleryFuzzTests {
  @Test func `leaves items, sizes and the selection as the rules say`() {
    let fuzz = Fuzz(short: 600, long: 20_000)
    let gallery = FuzzedGallery(fuzz.generator)

    for _ in 0..<fuzz.steps where gallery.faults.isEmpty { gallery.step() }

    #expect(gallery.faults.isEmpty, "\(fuzz), after \(gallery.steps.suffix(8))")
    #expect(gallery.refusals > fuzz.steps / 20, "\(fuzz)")
    #expect(gallery.refusals < fuzz.steps / 2, "\(fuzz)")
    #expect(gallery.mostCells > 5, "\(fuzz)")
  }
}
