public import Foundation

extension AVAsset {
  // MARK: What is said of it

  /// The forms in which it has metadata.
  public var availableMetadataFormats: [AVMetadataFormat] { metadata.formats }

  /// When it was made.
  public var creationDate: AVMetadataItem? {
    metadata.first { $0.commonKey == .commonKeyCreationDate }
  }

  /// The words of a song.
  public var lyrics: String? {
    metadata.first {
      $0.identifier == .id3MetadataUnsynchronizedLyric || $0.identifier == .iTunesMetadataLyrics
    }?.stringValue
  }

  /// Its metadata in a form.
  public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] {
    metadata.filter { $0.keySpace.flatMap { AVMetadataFormat($0) } == format }
  }

  /// Loads its metadata in a form.
  public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    _ = try await load(.metadata)
    return metadata(forFormat: format)
  }

  // MARK: Chapters

  /// The languages in which its chapters have titles: one that is not known, where it has chapters.
  public var availableChapterLocales: [Locale] {
    contents.chapters.isEmpty ? [] : [Locale(identifier: "und")]
  }

  /// Its chapters, with their titles in the best language.
  public func chapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) -> [AVTimedMetadataGroup] { contents.chapterGroups(until: duration) { _ in true } }

  /// Its chapters, with their titles and with other items of some keys.
  public func chapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]? = nil
  ) -> [AVTimedMetadataGroup] {
    contents.chapterGroups(until: duration) { item in
      guard let key = item.commonKey else { return false }
      return key == .commonKeyTitle || commonKeys?.contains(key) == true
    }
  }

  /// Loads its chapters, with their titles in the best language.
  public func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) async throws -> [AVTimedMetadataGroup] {
    _ = try await load(.availableChapterLocales)
    return chapterMetadataGroups(bestMatchingPreferredLanguages: preferredLanguages)
  }

  /// Loads its chapters, with their titles and with other items of some keys.
  public func loadChapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
  ) async throws -> [AVTimedMetadataGroup] {
    _ = try await load(.availableChapterLocales)
    return chapterMetadataGroups(
      withTitleLocale: locale, containingItemsWithCommonKeys: commonKeys)
  }
}

extension [AVMetadataItem] {
  /// The forms of the items, each once.
  @MainActor var formats: [AVMetadataFormat] {
    reduce(into: []) { formats, item in
      guard let format = item.keySpace.flatMap({ AVMetadataFormat($0) }) else { return }
      if !formats.contains(format) { formats.append(format) }
    }
  }
}
