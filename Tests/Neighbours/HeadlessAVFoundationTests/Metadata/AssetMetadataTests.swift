import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct AssetMetadataTests {
  private let song = URL(string: "https://birds.example/song.mp3") ?? URL(filePath: "/")

  private func lines(_ items: [AVMetadataItem]) -> [String] {
    items.map { item in
      let value = item.stringValue ?? item.dataValue.map { "\($0.count) bytes" } ?? ""
      return "\(item.identifier?.rawValue ?? "") \(item.commonKey?.rawValue ?? "-") \(value)"
    }
  }

  private func lines(_ groups: [AVTimedMetadataGroup]) -> [String] {
    groups.map { group in
      let (start, end) = (group.timeRange.start.seconds, group.timeRange.end.seconds)
      return "\(start) to \(end): " + lines(group.items).joined(separator: ", ")
    }
  }

  @Test func `an asset says what a test says`() async throws {
    SimulatedMedia.setDuration(120, of: "/song.mp3")
    let asset = AVURLAsset(url: song)
    #expect(asset.metadata.isEmpty && asset.availableChapterLocales.isEmpty)

    SimulatedMedia.setMetadata(
      [
        .commonIdentifierTitle: "Robin", .commonIdentifierArtwork: Data([1, 2, 3]),
        .id3MetadataTrackNumber: 4, .commonIdentifierCreationDate: "2024-05-01",
      ], of: "/song.mp3")
    SimulatedMedia.setChapters(["Noon": 60, "Dawn": 0], of: "/song.mp3")
    let other = AVURLAsset(url: song)

    let (all, common) = try await other.load(.metadata, .commonMetadata)
    #expect(
      lines(all) == [
        "comn/title title Robin", "comn/artwork artwork 3 bytes", "id3/TRCK - 4",
        "comn/creationDate creationDate 2024-05-01",
      ])
    #expect(lines(common) == [0, 1, 3].map { lines(all)[$0] })
    #expect(other.availableMetadataFormats == [.id3Metadata])
    #expect(try await lines(other.loadMetadata(for: .id3Metadata)) == ["id3/TRCK - 4"])
    #expect(try await other.load(.creationDate)?.stringValue == "2024-05-01")
    let chapters = [
      "0.0 to 60.0: comn/title title Dawn", "60.0 to 120.0: comn/title title Noon",
    ]
    #expect(
      try await lines(other.loadChapterMetadataGroups(bestMatchingPreferredLanguages: ["en"]))
        == chapters)
    #expect(
      lines(
        other.chapterMetadataGroups(
          withTitleLocale: Locale(identifier: "und"),
          containingItemsWithCommonKeys: [.commonKeyArtwork]))
        == chapters)
  }

  @Test func `what cannot be had says nothing`() async {
    SimulatedMedia.fail(at: "/song.mp3", with: URLError(.timedOut))
    SimulatedMedia.setMetadata([.commonIdentifierTitle: "Robin"], of: "/song.mp3")
    let asset = AVURLAsset(url: song)
    #expect(asset.metadata.isEmpty)
    await #expect(throws: (any Error).self) { try await asset.load(.metadata) }
    guard case .failed(let error) = asset.status(of: .metadata) else {
      Issue.record("It has not failed.")
      return
    }
    #expect(error.code == URLError.timedOut.rawValue)
  }

  @Test func `the tag of an MP3 file`() {
    let latin: [UInt8] = [0]
    let wide: [UInt8] = [1, 0xFF, 0xFE, 0x52, 0, 0x6F, 0]
    let picture = latin + MediaBytes.chars("image/png\u{0}") + [3] + MediaBytes.chars("Nest\u{0}")
    let rows: [(version: Int, [(String, [UInt8])], [String])] = [
      (
        3,
        [
          ("TIT2", latin + MediaBytes.chars("Robin\u{0}")), ("TPE1", wide),
          ("APIC", picture + [1, 2, 3]), ("TRCK", latin + MediaBytes.chars("4/9")),
          ("COMM", latin + MediaBytes.chars("engshort\u{0}A bird")),
          ("PRIV", [1, 2]),
        ],
        [
          "id3/TIT2 title Robin", "id3/TPE1 artist Ro", "id3/APIC artwork 3 bytes",
          "id3/TRCK - 4/9", "id3/COMM - A bird", "id3/PRIV - 2 bytes",
        ]
      ),
      (
        4,
        [
          ("TIT2", [3] + MediaBytes.chars("Zaunkönig")), ("TDRC", latin + MediaBytes.chars("2024")),
        ],
        ["id3/TIT2 title Zaunkönig", "id3/TDRC creationDate 2024"]
      ),
      (
        2,
        [
          ("TT2", latin + MediaBytes.chars("Wren")),
          ("PIC", latin + MediaBytes.chars("PNG") + [0] + MediaBytes.chars("Nest\u{0}") + [1]),
          ("BUF", [0, 0]),
        ],
        ["id3/TIT2 title Wren", "id3/APIC artwork 1 bytes"]
      ),
    ]
    for (version, frames, wanted) in rows {
      let bytes = frames.flatMap { MediaBytes.frame($0.0, version: version, $0.1) }
      Fleet.respond(
        to: "/song.mp3",
        with: .data(MediaBytes.tagged(version: version, bytes + [UInt8](repeating: 0, count: 20))))
      let asset = AVURLAsset(url: song)
      #expect(lines(asset.metadata) == wanted, "2.\(version)")
      #expect(asset.availableMetadataFormats == [.id3Metadata])
      #expect(asset.duration.seconds == 1)
      #expect(asset.tracks.map(\.mediaType) == [.audio])
    }
  }

  @Test func `titles and chapters of the tag of an MP3 file`() {
    let chapters = [("a", 0, 500), ("b", 500, 1_000)].flatMap { name, start, end in
      MediaBytes.frame(
        "CHAP",
        MediaBytes.chars("\(name)\u{0}") + MediaBytes.big(start, 4) + MediaBytes.big(end, 4)
          + [UInt8](repeating: 0xFF, count: 8)
          + MediaBytes.frame("TIT2", [0] + MediaBytes.chars("Part \(name)")))
    }
    let words = MediaBytes.frame("USLT", [0] + MediaBytes.chars("eng\u{0}Tweet"))
    Fleet.respond(to: "/song.mp3", with: .data(MediaBytes.tagged(version: 3, chapters + words)))
    let asset = AVURLAsset(url: song)
    #expect(
      lines(asset.chapterMetadataGroups(bestMatchingPreferredLanguages: [])) == [
        "0.0 to 0.5: id3/TIT2 title Part a", "0.5 to 1.0: id3/TIT2 title Part b",
      ])
    #expect(asset.availableChapterLocales.count == 1)
    #expect(asset.lyrics == "Tweet")
    #expect(asset.metadata.first?.extendedLanguageTag == "eng")
  }

  @Test func `a tag that is cut off, or whose chapters have chapters`() {
    let title = MediaBytes.frame("TIT2", [0] + MediaBytes.chars("Robin"))
    func chapter(_ contents: [UInt8]) -> [UInt8] {
      MediaBytes.frame(
        "CHAP",
        MediaBytes.chars("a\u{0}") + MediaBytes.big(500, 4) + MediaBytes.big(100, 4)
          + [UInt8](repeating: 0xFF, count: 8) + contents)
    }
    let rows: [(flags: UInt8, [UInt8], items: [String], chapters: [String])] = [
      (0x40, MediaBytes.big(9_999, 4) + title, [], []),
      (0x40, [], [], []),
      (0, chapter([]) + title, ["id3/TIT2 title Robin"], ["0.5 to 0.5: "]),
      (0, chapter(chapter(chapter(title)) + title), [], ["0.5 to 0.5: id3/TIT2 title Robin"]),
    ]
    for (flags, frames, items, chapters) in rows {
      var file = MediaBytes.tagged(version: 3, frames)
      file[5] = flags
      Fleet.respond(to: "/song.mp3", with: .data(file))
      let asset = AVURLAsset(url: song)
      #expect(lines(asset.metadata) == items)
      #expect(lines(asset.chapterMetadataGroups(bestMatchingPreferredLanguages: [])) == chapters)
    }
  }

  @Test func `what an M4A file says`() {
    func entry(_ name: [UInt8], _ type: Int, _ value: [UInt8]) -> [UInt8] {
      MediaBytes.box(
        name, MediaBytes.box("data", MediaBytes.big(type, 4) + MediaBytes.big(0, 4) + value))
    }
    let list = MediaBytes.box(
      "ilst",
      entry([0xA9] + MediaBytes.chars("nam"), 1, MediaBytes.chars("Rotkehlchen"))
        + entry(MediaBytes.chars("covr"), 14, [1, 2])
        + entry(MediaBytes.chars("tmpo"), 21, [0xFF, 0xFE]))
    let user = MediaBytes.box("udta", MediaBytes.box("meta", MediaBytes.big(0, 4) + list))
    Fleet.respond(to: "/song.mp3", with: .data(MediaBytes.film(seconds: 2, user)))
    let asset = AVURLAsset(url: song)
    #expect(
      lines(asset.metadata) == [
        "itsk/%A9nam title Rotkehlchen", "itsk/covr artwork 2 bytes", "itsk/tmpo - -2",
      ])
    #expect(asset.availableMetadataFormats == [.iTunesMetadata])
  }
}
