import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite("AVMetadataItem", .freshApplication) struct AVMetadataItemTests {
  private func item(
    _ identifier: AVMetadataIdentifier, _ value: any NSCopying & NSObjectProtocol
  ) -> AVMutableMetadataItem {
    let item = AVMutableMetadataItem()
    item.identifier = identifier
    item.value = value
    return item
  }

  @Test func `an identifier is a key in a space, and may have a common key`() {
    let rows: [(AVMetadataIdentifier, AVMetadataKeySpace, key: String, AVMetadataKey?)] = [
      (.commonIdentifierTitle, .common, "title", .commonKeyTitle),
      (.id3MetadataTitleDescription, .id3, "TIT2", .commonKeyTitle),
      (.id3MetadataTrackNumber, .id3, "TRCK", nil),
      (.iTunesMetadataSongName, .iTunes, "©nam", .commonKeyTitle),
      (.iTunesMetadataCoverArt, .iTunes, "covr", .commonKeyArtwork),
      (
        .quickTimeMetadataLocationISO6709, .quickTimeMetadata,
        "com.apple.quicktime.location.ISO6709", .commonKeyLocation
      ),
      (.quickTimeUserDataMake, .quickTimeUserData, "©mak", .commonKeyMake),
    ]
    for (identifier, space, key, common) in rows {
      let one = AVMutableMetadataItem()
      one.identifier = identifier
      #expect(one.keySpace == space, "\(identifier)")
      #expect((one.key as? NSString)?.isEqual(to: key) == true, "\(identifier)")
      #expect(one.commonKey == common, "\(identifier)")

      let other = AVMutableMetadataItem()
      other.key = NSString(string: key)
      #expect(other.identifier == nil, "\(identifier)")
      other.keySpace = space
      #expect(other.identifier == identifier)
      #expect(AVMetadataItem.identifier(forKey: key, keySpace: space) == identifier)
    }
  }

  @Test func `a value is what it can be read as`() {
    let bytes = Data([1, 2])
    let rows: [(any NSCopying & NSObjectProtocol, String?, NSNumber?, Double?, Data?)] = [
      (NSString(string: "Robin"), "Robin", nil, nil, nil),
      (NSString(string: "7"), "7", 7, nil, nil), (NSNumber(value: 7), "7", 7, nil, nil),
      (NSString(string: "1970-01-02"), "1970-01-02", nil, 86_400, nil),
      (NSString(string: "1970-01-01T00:00:01Z"), "1970-01-01T00:00:01Z", nil, 1, nil),
      (NSDate(timeIntervalSince1970: 5), nil, nil, 5, nil), (bytes as NSData, nil, nil, nil, bytes),
    ]
    for (value, text, number, date, data) in rows {
      let item = item(.commonIdentifierTitle, value)
      #expect(item.stringValue == text, "\(value)")
      #expect(item.numberValue == number, "\(value)")
      #expect(item.dateValue?.timeIntervalSince1970 == date, "\(value)")
      #expect(item.dataValue == data, "\(value)")
    }
  }

  @Test func `items are loaded in a later turn`() async throws {
    let item = item(.commonIdentifierTitle, NSString(string: "Robin"))
    item.extraAttributes = [.info: "a bird"]
    let (text, number) = try await item.load(.stringValue, .numberValue)
    #expect(text == "Robin" && number == nil)
    #expect(try await item.load(.extraAttributes)?[.info] as? String == "a bird")
    #expect(!item.time.isValid && !item.duration.isValid && item.locale == nil)
  }

  @Test func `items are chosen among others`() {
    let title = item(.id3MetadataTitleDescription, NSString(string: "Robin"))
    let other = item(.iTunesMetadataSongName, NSString(string: "Rotkehlchen"))
    other.extendedLanguageTag = "de"
    let track = item(.id3MetadataTrackNumber, NSString(string: "1"))
    track.locale = Locale(identifier: "en")
    let all = [title, other, track]
    let rows: [(String, [AVMetadataItem], [AVMetadataItem])] = [
      (
        "common",
        AVMetadataItem.metadataItems(
          from: all, filteredByIdentifier: .commonIdentifierTitle), [title, other]
      ),
      (
        "own",
        AVMetadataItem.metadataItems(
          from: all, filteredByIdentifier: .id3MetadataTitleDescription), [title]
      ),
      (
        "key",
        AVMetadataItem.metadataItems(
          from: all, withKey: AVMetadataKey.commonKeyTitle, keySpace: .common), [title, other]
      ),
      (
        "all", AVMetadataItem.metadataItems(from: all, withKey: nil, keySpace: .common),
        [title, other]
      ),
      (
        "id3", AVMetadataItem.metadataItems(from: all, withKey: nil, keySpace: .id3),
        [title, track]
      ),
      ("text", AVMetadataItem.metadataItems(from: all, withKey: "TRCK", keySpace: nil), [track]),
      (
        "none",
        AVMetadataItem.metadataItems(
          from: all, withKey: AVMetadataKey.commonKeyArtist, keySpace: .common), []
      ),
      (
        "locale", AVMetadataItem.metadataItems(from: all, with: Locale(identifier: "en")),
        [track]
      ),
      (
        "language",
        AVMetadataItem.metadataItems(
          from: all, filteredAndSortedAccordingToPreferredLanguages: ["en", "de"]), [track, other]
      ),
    ]
    for (name, found, wanted) in rows { #expect(found == wanted, "\(name)") }
  }
}
