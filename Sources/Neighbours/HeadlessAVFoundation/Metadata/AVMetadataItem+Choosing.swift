public import Foundation

extension AVMetadataItem {
  // MARK: Items among others

  /// Returns the items of an identifier.
  ///
  /// One that all kinds of files have finds all items with its key as their common key.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      item.identifier == identifier
        || identifier.keySpace == .common && item.commonKey?.rawValue == identifier.key
    }
  }

  /// Returns the items of a key and of a space; `nil` stands for any.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let wanted = key.flatMap { MetadataValue.text(ofKey: $0) }
    return metadataItems.filter { item in
      if keySpace == .common {
        return item.commonKey != nil && (key == nil || item.commonKey?.rawValue == wanted)
      }
      let own = MetadataValue.text(ofKey: item.key as Any)
      return (keySpace == nil || item.keySpace == keySpace)
        && (key == nil || own != nil && own == wanted)
    }
  }

  /// Returns the items in a language.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], with locale: Locale
  ) -> [AVMetadataItem] {
    metadataItems.filter { $0.locale?.identifier == locale.identifier }
  }

  /// Returns the items in some languages, the preferred ones first.
  public class func metadataItems(
    from metadataItems: [AVMetadataItem],
    filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMetadataItem] {
    preferredLanguages.flatMap { language in
      metadataItems.filter { item in
        (item.extendedLanguageTag ?? item.locale?.identifier) == language
      }
    }
  }

  // MARK: Keys and identifiers

  /// Returns the identifier of a key in a space.
  public class func identifier(
    forKey key: Any, keySpace: AVMetadataKeySpace
  ) -> AVMetadataIdentifier? {
    MetadataValue.text(ofKey: key).map { AVMetadataIdentifier(key: $0, in: keySpace) }
  }

  /// Returns the space of an identifier's key.
  public class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace?
  {
    identifier.keySpace
  }

  /// Returns the key of an identifier.
  public class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? { identifier.key }
}
