import Foundation

/// What an item is about: its key, with the space in which that counts.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates one of a key, of which some letters are written as numbers.
  init(key: String, in space: AVMetadataKeySpace) {
    var written = ""
    for scalar in key.unicodeScalars {
      let isPlain =
        scalar.isASCII && scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil || "-._~".unicodeScalars.contains(scalar)
      if isPlain {
        written.unicodeScalars.append(scalar)
      } else if scalar.value < 256 {
        written += "%" + String(format: "%02X", scalar.value)
      } else {
        written += String(scalar).addingPercentEncoding(withAllowedCharacters: []) ?? ""
      }
    }
    rawValue = space.prefix + "/" + written
  }

  /// The space in which its key counts.
  var keySpace: AVMetadataKeySpace? {
    rawValue.firstIndex(of: "/").map { AVMetadataKeySpace(prefix: String(rawValue[..<$0])) }
  }

  /// Its key within its space.
  var key: String? {
    guard let separator = rawValue.firstIndex(of: "/") else { return nil }
    let written = rawValue[rawValue.index(after: separator)...]
    // The only letter of such keys that is not ASCII stands for one byte.
    return written.replacing("%A9", with: "©").removingPercentEncoding
  }

  /// The key that all kinds of files have for the same thing, if there is one.
  var commonKey: AVMetadataKey? {
    keySpace == .common ? key.map { AVMetadataKey(rawValue: $0) } : Self.commonKeys[self]
  }

  private static let commonKeys: [Self: AVMetadataKey] = [
    .id3MetadataTitleDescription: .commonKeyTitle, .id3MetadataLeadPerformer: .commonKeyArtist,
    .id3MetadataAlbumTitle: .commonKeyAlbumName, .id3MetadataAttachedPicture: .commonKeyArtwork,
    .id3MetadataContentType: .commonKeyType, .id3MetadataComposer: .commonKeyCreator,
    .id3MetadataYear: .commonKeyCreationDate, .id3MetadataRecordingTime: .commonKeyCreationDate,
    .id3MetadataCopyright: .commonKeyCopyrights, .id3MetadataPublisher: .commonKeyPublisher,
    .id3MetadataLanguage: .commonKeyLanguage,
    .iTunesMetadataSongName: .commonKeyTitle, .iTunesMetadataArtist: .commonKeyArtist,
    .iTunesMetadataAlbum: .commonKeyAlbumName, .iTunesMetadataCoverArt: .commonKeyArtwork,
    .iTunesMetadataUserGenre: .commonKeyType, .iTunesMetadataComposer: .commonKeyCreator,
    .iTunesMetadataReleaseDate: .commonKeyCreationDate,
    .iTunesMetadataCopyright: .commonKeyCopyrights,
    .iTunesMetadataDescription: .commonKeyDescription,
    .iTunesMetadataEncodingTool: .commonKeySoftware, .iTunesMetadataAuthor: .commonKeyAuthor,
    .iTunesMetadataPublisher: .commonKeyPublisher,
    .quickTimeMetadataTitle: .commonKeyTitle, .quickTimeMetadataArtist: .commonKeyArtist,
    .quickTimeMetadataAlbum: .commonKeyAlbumName, .quickTimeMetadataArtwork: .commonKeyArtwork,
    .quickTimeMetadataAuthor: .commonKeyAuthor,
    .quickTimeMetadataCreationDate: .commonKeyCreationDate,
    .quickTimeMetadataCopyright: .commonKeyCopyrights,
    .quickTimeMetadataDescription: .commonKeyDescription,
    .quickTimeMetadataLocationISO6709: .commonKeyLocation,
    .quickTimeMetadataMake: .commonKeyMake, .quickTimeMetadataModel: .commonKeyModel,
    .quickTimeMetadataSoftware: .commonKeySoftware,
    .quickTimeMetadataPublisher: .commonKeyPublisher,
    .quickTimeMetadataContentIdentifier: .commonKeyIdentifier,
    .quickTimeUserDataFullName: .commonKeyTitle, .quickTimeUserDataArtist: .commonKeyArtist,
    .quickTimeUserDataAlbum: .commonKeyAlbumName, .quickTimeUserDataAuthor: .commonKeyAuthor,
    .quickTimeUserDataCreationDate: .commonKeyCreationDate,
    .quickTimeUserDataCopyright: .commonKeyCopyrights,
    .quickTimeUserDataDescription: .commonKeyDescription,
    .quickTimeUserDataLocationISO6709: .commonKeyLocation,
    .quickTimeUserDataMake: .commonKeyMake, .quickTimeUserDataModel: .commonKeyModel,
    .quickTimeUserDataSoftware: .commonKeySoftware,
    .isoUserDataCopyright: .commonKeyCopyrights, .isoUserDataDate: .commonKeyCreationDate,
    .icyMetadataStreamTitle: .commonKeyTitle,
  ]
}
