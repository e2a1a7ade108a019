import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite("AVVideoComposition", .freshApplication) struct AVVideoCompositionTests {
  private func time(_ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 600)
  }

  private func range(_ start: Double, _ end: Double) -> CMTimeRange {
    CMTimeRange(start: time(start), end: time(end))
  }

  @Test func `it has the properties of its asset, and keeps what it is given`() async throws {
    SimulatedMedia.setDuration(10, of: "/film.mp4")
    SimulatedMedia.setTracks(
      [.video(CGSize(width: 640, height: 480), frameRate: 25, transform: .init(scaleX: 0.5, y: 1))],
      of: "/film.mp4")
    let asset = AVURLAsset(url: try #require(URL(string: "https://birds.example/film.mp4")))
    let composition = try await AVMutableVideoComposition.videoComposition(withPropertiesOf: asset)
    #expect(composition.renderSize == CGSize(width: 320, height: 480))
    #expect(composition.frameDuration.seconds == 0.04)
    let instruction = try #require(
      composition.instructions.first as? AVVideoCompositionInstruction)
    #expect(instruction.timeRange == CMTimeRange(start: .zero, duration: asset.duration))
    #expect(instruction.layerInstructions.map(\.trackID) == [1])

    let own = AVMutableVideoCompositionInstruction()
    own.timeRange = range(0, 2)
    own.layerInstructions = [AVMutableVideoCompositionLayerInstruction(assetTrack: asset.tracks[0])]
    own.backgroundColor = UIColor.red.cgColor
    composition.instructions = [own]
    composition.renderSize = CGSize(width: 1, height: 2)
    composition.animationTool = AVVideoCompositionCoreAnimationTool(
      postProcessingAsVideoLayer: CALayer(), in: CALayer())
    let item = AVPlayerItem(asset: asset)
    item.videoComposition = composition
    #expect(item.videoComposition?.instructions.first === own)
    #expect(composition.renderSize.height == 2 && composition.animationTool != nil)
    #expect(own.requiredSourceTrackIDs == [NSNumber(value: 1)])
  }

  @Test func `a value goes from one to another`() {
    let layer = AVMutableVideoCompositionLayerInstruction()
    layer.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range(4, 5))
    layer.setOpacity(0.5, at: time(2))
    let volume = AVMutableAudioMixInputParameters(track: nil)
    volume.setVolumeRamp(fromStartVolume: 1, toEndVolume: 0, timeRange: range(4, 5))
    volume.setVolume(0.5, at: time(2))
    let rows: [(Double, [Float]?, from: Double, to: Double)] = [
      (1, nil, 0, 0), (2, [0.5, 0.5], 2, 4), (3, [0.5, 0.5], 2, 4), (4.5, [1, 0], 4, 5),
      (5, [0, 0], 5, .infinity),
    ]
    for (moment, values, from, to) in rows {
      var (start, end, stretch): (Float, Float, CMTimeRange) = (0, 0, .zero)
      let isKnown = layer.getOpacityRamp(
        for: time(moment), startOpacity: &start, endOpacity: &end, timeRange: &stretch)
      #expect((isKnown ? [start, end] : nil) == values, "\(moment)")
      guard isKnown else { continue }
      #expect(stretch.start.seconds == from && stretch.end.seconds == to, "\(moment)")
      #expect(
        volume.getVolumeRamp(
          for: time(moment), startVolume: &start, endVolume: &end, timeRange: nil))
      #expect([start, end] == values, "\(moment)")
    }
    #expect(!layer.getTransformRamp(for: .zero, start: nil, end: nil, timeRange: nil))
  }
}
