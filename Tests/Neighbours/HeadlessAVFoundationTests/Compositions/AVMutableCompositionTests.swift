import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite("AVMutableComposition", .freshApplication)
struct AVMutableCompositionTests {
  private let asset: AVURLAsset

  init() {
    SimulatedMedia.setDuration(10, of: "/film.mp4")
    SimulatedMedia.setTracks(
      [.video(CGSize(width: 640, height: 480), frameRate: 25), .audio()], of: "/film.mp4")
    asset = AVURLAsset(url: URL(string: "https://birds.example/film.mp4") ?? URL(filePath: "/"))
  }

  private func time(_ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 600)
  }

  private func range(_ start: Double, _ end: Double) -> CMTimeRange {
    CMTimeRange(start: time(start), end: time(end))
  }

  private func append(_ part: CMTimeRange, to composition: AVMutableComposition) throws {
    try composition.insertTimeRange(part, of: asset, at: .invalid)
  }

  private func lines(_ track: AVMutableCompositionTrack) -> [String] {
    track.segments.map { segment in
      let (source, target) = (segment.timeMapping.source, segment.timeMapping.target)
      let place = "\(target.start.seconds) to \(target.end.seconds)"
      return segment.isEmpty
        ? "\(place): nothing" : "\(place): \(source.start.seconds) to \(source.end.seconds)"
    }
  }

  @Test func `parts come one after the other, and go`() throws {
    typealias Change = (AVMutableCompositionTrack) throws -> Void
    let video = try #require(asset.tracks(withMediaType: .video).first)
    let rows: [(Change, [String])] = [
      (
        { try $0.insertTimeRange(range(2, 5), of: video, at: .zero) }, ["0.0 to 3.0: 2.0 to 5.0"]
      ),
      (
        { try $0.insertTimeRange(range(0, 1), of: video, at: .invalid) },
        ["0.0 to 3.0: 2.0 to 5.0", "3.0 to 4.0: 0.0 to 1.0"]
      ),
      (
        { try $0.insertTimeRange(range(8, 20), of: video, at: time(1)) },
        [
          "0.0 to 1.0: 2.0 to 3.0", "1.0 to 3.0: 8.0 to 10.0", "3.0 to 5.0: 3.0 to 5.0",
          "5.0 to 6.0: 0.0 to 1.0",
        ]
      ),
      (
        { $0.removeTimeRange(range(0.5, 4)) },
        ["0.0 to 0.5: 2.0 to 2.5", "0.5 to 1.5: 4.0 to 5.0", "1.5 to 2.5: 0.0 to 1.0"]
      ),
      (
        { $0.scaleTimeRange(range(0.5, 2.5), toDuration: time(4)) },
        ["0.0 to 0.5: 2.0 to 2.5", "0.5 to 2.5: 4.0 to 5.0", "2.5 to 4.5: 0.0 to 1.0"]
      ),
      (
        { $0.removeTimeRange(range(0, 1.5)) }, ["0.0 to 1.0: 4.5 to 5.0", "1.0 to 3.0: 0.0 to 1.0"]
      ),
      (
        { $0.insertEmptyTimeRange(range(0, 2)) },
        ["0.0 to 2.0: nothing", "2.0 to 3.0: 4.5 to 5.0", "3.0 to 5.0: 0.0 to 1.0"]
      ),
      (
        { try $0.insertTimeRange(range(0, 1), of: video, at: time(6)) },
        [
          "0.0 to 2.0: nothing", "2.0 to 3.0: 4.5 to 5.0", "3.0 to 5.0: 0.0 to 1.0",
          "5.0 to 6.0: nothing", "6.0 to 7.0: 0.0 to 1.0",
        ]
      ),
    ]
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(
        withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    for (index, (change, wanted)) in rows.enumerated() {
      try change(track)
      #expect(lines(track) == wanted, "\(index)")
    }
    #expect(composition.duration.seconds == 7)
    #expect(track.segments.last?.sourceURL == asset.url && track.segments.last?.sourceTrackID == 1)
    #expect(track.segment(forTrackTime: time(5.5))?.isEmpty == true)
  }

  @Test func `a composition is as long as its longest line, and as large as its pictures`()
    async throws
  {
    let composition = AVMutableComposition()
    #expect(composition.duration == .zero && composition.naturalSize == .zero)
    try await composition.insertTimeRange(range(0, 4), of: asset, at: .zero)
    try append(range(5, 6), to: composition)
    let audio = try #require(composition.tracks(withMediaType: .audio).first)
    let more = try #require(
      composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 9))
    try more.insertTimeRanges(
      [NSValue(timeRange: range(0, 4)), NSValue(timeRange: range(1, 3))], of: [audio, audio],
      at: .zero)

    #expect(composition.tracks.map(\.trackID) == [1, 2, 9])
    #expect(composition.tracks.map(\.timeRange.duration.seconds) == [5, 5, 6])
    #expect(composition.duration.seconds == 6)
    #expect(composition.naturalSize == CGSize(width: 640, height: 480))
    composition.naturalSize = CGSize(width: 10, height: 20)
    #expect(composition.naturalSize.width == 10)
    #expect(try await composition.load(.duration).seconds == 6)
    let video = try #require(composition.mutableTrack(compatibleWith: asset.tracks[0]))
    video.preferredTransform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(composition.preferredTransform.a == 2 && video.nominalFrameRate == 25)

    composition.removeTrack(more)
    let player = AVPlayer(playerItem: AVPlayerItem(asset: composition))
    player.play()
    await Fleet.advance(by: .seconds(9))
    #expect(player.currentTime().seconds == 5)
  }

  @Test func `what is not in a line cannot be put in`() throws {
    let track = try #require(
      AVMutableComposition().addMutableTrack(withMediaType: .video, preferredTrackID: 1))
    let rows: [(CMTimeRange, AVAssetTrack)] = [
      (range(11, 12), asset.tracks[0]), (.invalid, asset.tracks[0]), (range(0, 1), asset.tracks[1]),
    ]
    for (part, source) in rows {
      #expect(throws: AVError(.invalidSourceMedia)) {
        try track.insertTimeRange(part, of: source, at: .zero)
      }
    }
    #expect(track.segments.isEmpty)
  }
}
