import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite("AVAssetTrack", .freshApplication) struct AVAssetTrackTests {
  private let place = URL(string: "https://birds.example/film.mp4") ?? URL(filePath: "/")

  @Test func `a film has the lines that a test says`() async throws {
    SimulatedMedia.setDuration(4, of: "/film.mp4")
    #expect(AVURLAsset(url: place).tracks.isEmpty)
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    var hidden = SimulatedMedia.Track.audio(languageCode: "deu")
    hidden.isEnabled = false
    hidden.estimatedDataRate = 8_000
    SimulatedMedia.setTracks(
      [.video(CGSize(width: 1_920, height: 1_080), frameRate: 25, transform: turned), hidden],
      of: "/film.mp4")
    let asset = AVURLAsset(url: place)

    let tracks = try await asset.load(.tracks)
    let video = try #require(try await asset.loadTracks(withMediaType: .video).first)
    let audio = try #require(asset.tracks(withMediaCharacteristic: .audible).first)
    #expect(tracks == [video, audio] && tracks.map(\.trackID) == [1, 2])
    #expect(try await asset.loadTrack(withTrackID: 2) === audio)
    #expect(video.asset === asset)

    let (size, transform, rate) = try await video.load(
      .naturalSize, .preferredTransform, .nominalFrameRate)
    #expect(size == CGSize(width: 1_920, height: 1_080))
    #expect(transform == turned && asset.preferredTransform == turned)
    #expect(rate == 25 && video.minFrameDuration.seconds == 0.04)
    let range = try await video.load(.timeRange)
    #expect(range == CMTimeRange(start: .zero, duration: asset.duration))
    let format = try #require(try await video.load(.formatDescriptions).first)
    #expect(format.mediaType == .video && format.dimensions.width == 1_920)
    #expect(try await video.load(.isEnabled))

    #expect(try await !audio.load(.isEnabled))
    #expect(audio.languageCode == "deu" && audio.totalSampleDataLength == 4_000)
    #expect(audio.naturalSize == .zero && !audio.minFrameDuration.isValid)
  }

  @Test func `a film has the lines of its file`() throws {
    let upright = [0, 0x10000, 0, -0x10000, 0, 0, 1_080 << 16, 0, 0x4000_0000]
    let plain = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000]
    let boxes =
      MediaBytes.track(
        "vide", codec: "hvc1", language: [0x55, 0xC4], matrix: upright, size: (1_920, 1_080),
        samples: 60, seconds: 2)
      + MediaBytes.track(
        "soun", codec: "mp4a", language: [0x15, 0xC7], matrix: plain, size: (0, 0),
        isEnabled: false, samples: 100, seconds: 2)
    Fleet.respond(to: "/film.mp4", with: .data(MediaBytes.film(seconds: 2, boxes)))
    let asset = AVURLAsset(url: place)

    let (video, audio) = (try #require(asset.tracks.first), try #require(asset.tracks.last))
    #expect([video.mediaType, audio.mediaType] == [.video, .audio])
    #expect(video.naturalSize == CGSize(width: 1_920, height: 1_080))
    #expect(
      video.preferredTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1_080, ty: 0))
    #expect(video.nominalFrameRate == 30)
    #expect(
      (video.formatDescriptions.first as? CMFormatDescription)?.mediaSubType.rawValue == 0x6876_6331
    )
    #expect(video.timeRange.duration.seconds == 2)
    #expect([video.isEnabled, audio.isEnabled] == [true, false])
    #expect(video.languageCode == nil && audio.languageCode == "eng")
  }

  @Test func `an item has the size and the lines of its film, once it can be played`() {
    SimulatedMedia.setDuration(4, of: "/film.mp4")
    SimulatedMedia.setTracks(
      [.video(CGSize(width: 640, height: 480), transform: .init(rotationAngle: .pi / 2))],
      of: "/film.mp4")
    let player = AVPlayer(url: place)
    let trace = Trace()
    let observation = player.currentItem?.observe(\.presentationSize, options: [.initial]) {
      item, _ in
      let size = item.presentationSize
      trace.add("\(size.width.rounded()) \(size.height.rounded()) \(item.tracks.count)")
    }
    Fleet.settle()
    #expect(trace.lines == ["0.0 0.0 0", "480.0 640.0 1"])
    withExtendedLifetime(observation) {}
  }
}
