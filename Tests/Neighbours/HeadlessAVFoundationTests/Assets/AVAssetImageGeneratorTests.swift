import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite("AVAssetImageGenerator", .freshApplication)
struct AVAssetImageGeneratorTests {
  private func generator(_ name: String) throws -> AVAssetImageGenerator {
    let url = try #require(URL(string: "https://birds.example/\(name).mp4"))
    return AVAssetImageGenerator(asset: AVURLAsset(url: url))
  }

  private func time(_ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 600)
  }

  init() {
    SimulatedMedia.setDuration(10, of: "https://birds.example/wren.mp4")
    SimulatedMedia.fail(
      at: "https://birds.example/fish.mp4", with: URLError(.notConnectedToInternet))
  }

  @Test func `pictures fit into the size that the app wants`() throws {
    let rows: [(CGSize, Int, Int)] = [
      (.zero, 320, 180), (CGSize(width: 160, height: 160), 160, 90),
      (CGSize(width: 0, height: 18), 32, 18), (CGSize(width: 1_000, height: 1_000), 320, 180),
    ]
    for (size, width, height) in rows {
      let generator = try generator("wren")
      generator.maximumSize = size
      var actual = CMTime.zero
      let image = try generator.copyCGImage(at: time(3), actualTime: &actual)
      #expect(image.width == width, "\(size)")
      #expect(image.height == height, "\(size)")
      #expect(actual == time(3))
    }
  }

  @Test func `pictures come in a later turn, or say why not`() async throws {
    let trace = Trace()
    let wren = try generator("wren")
    wren.generateCGImagesAsynchronously(forTimes: [0, 11].map { NSValue(time: time($0)) }) {
      time, image, _, result, error in
      trace.add(
        "\(time.seconds) \(result) \(image?.width ?? 0) \((error as? AVError)?.errorCode ?? 0)")
    }
    #expect(trace.lines.isEmpty)
    await settle()
    #expect(trace.lines == ["0.0 succeeded 320 0", "11.0 failed 0 -11832"])

    wren.generateCGImageAsynchronously(for: time(1)) { image, _, error in
      trace.add("\(image?.width ?? 0) \((error as? AVError)?.errorCode ?? 0)")
    }
    wren.cancelAllCGImageGeneration()
    await settle()
    #expect(trace.lines.last == "0 -11878")
    #expect(try await wren.image(at: time(1)).image.width == 320)
    let fish = try generator("fish")
    #expect(throws: (any Error).self) { try fish.copyCGImage(at: .zero, actualTime: nil) }
  }
}
