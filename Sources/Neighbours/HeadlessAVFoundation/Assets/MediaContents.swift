import Foundation

/// What is in a sound or a film: its lines, what is said of it, and its chapters.
struct MediaContents {
  /// A part with a title.
  struct Chapter {
    /// Its start, in seconds.
    var start: TimeInterval
    /// Its end, in seconds, if that is not the start of the next one.
    var end: TimeInterval?
    var items: [AVMetadataItem]
  }

  var tracks: [SimulatedMedia.Track] = []
  var metadata: [AVMetadataItem] = []
  var chapters: [Chapter] = []

  /// Reads what a file has.
  @MainActor static func read(_ data: Data) -> Self {
    let bytes = MediaHeader.Bytes(data)
    var contents = Self()
    if bytes.text(4, 4) == "ftyp" {
      contents.tracks = MovieTracks.read(bytes)
      contents.metadata = MovieMetadata.read(bytes)
      return contents
    }
    let tag = ID3Tag.read(bytes)
    contents.metadata = tag?.items ?? []
    contents.chapters = tag?.chapters ?? []
    if MediaHeader.read(data) != nil {
      var track = SimulatedMedia.Track(.audio)
      switch bytes.text(0, 4) {
      case "RIFF", "FORM": track.codec = 0x6C70_636D
      // What it is packed with stands in its description, which is not read.
      case "caff": break
      default: track.codec = 0x2E6D_7033
      }
      contents.tracks = [track]
    }
    return contents
  }

  /// The chapters with some of their items; each lasts until the next one.
  @MainActor func chapterGroups(
    until end: CMTime, _ isWanted: (AVMetadataItem) -> Bool
  ) -> [AVTimedMetadataGroup] {
    let chapters = chapters.sorted { $0.start < $1.start }
    func time(_ seconds: TimeInterval) -> CMTime {
      CMTime(seconds: seconds, preferredTimescale: 1_000)
    }
    return chapters.indices.map { index in
      let next = index + 1 < chapters.count ? time(chapters[index + 1].start) : end
      let end = chapters[index].end.map(time) ?? next
      return AVTimedMetadataGroup(
        items: chapters[index].items.filter(isWanted),
        timeRange: CMTimeRange(start: time(chapters[index].start), end: end))
    }
  }
}
