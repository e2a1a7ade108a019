public import Foundation

/// The number that something of a library is known by.
public typealias MPMediaEntityPersistentID = UInt64

/// Something of a library: an item, or several.
open class MPMediaEntity: NSObject {
  override init() { super.init() }

  /// Returns whether a query can ask for a property.
  open class func canFilter(byProperty property: String) -> Bool {
    filterable.contains(property)
  }

  /// Calls a block with the values of some properties.
  open func enumerateValues(
    forProperties properties: Set<String>,
    using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for property in properties.sorted() where !stop.boolValue {
      if let value = value(forProperty: property) { block(property, value, &stop) }
    }
  }

  /// Returns the value of a property, if there is one.
  open func value(forProperty property: String) -> Any? {
    property == MPMediaEntityPropertyPersistentID ? persistentID : nil
  }

  /// The value of a property, if there is one.
  public final subscript(key: Any) -> Any? { (key as? String).flatMap(value(forProperty:)) }

  /// The number that it is known by.
  open var persistentID: MPMediaEntityPersistentID { 0 }

  private static let filterable: Set<String> = [
    MPMediaItemPropertyPersistentID, MPMediaItemPropertyMediaType, MPMediaItemPropertyTitle,
    MPMediaItemPropertyAlbumTitle, MPMediaItemPropertyAlbumPersistentID,
    MPMediaItemPropertyArtist, MPMediaItemPropertyArtistPersistentID,
    MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyAlbumArtistPersistentID,
    MPMediaItemPropertyGenre, MPMediaItemPropertyGenrePersistentID, MPMediaItemPropertyComposer,
    MPMediaItemPropertyComposerPersistentID, MPMediaItemPropertyIsCompilation,
    MPMediaItemPropertyIsCloudItem, MPMediaItemPropertyHasProtectedAsset,
    MPMediaItemPropertyPodcastTitle, MPMediaItemPropertyPodcastPersistentID,
    MPMediaItemPropertyPlayCount, MPMediaItemPropertyPlaybackStoreID,
    MPMediaPlaylistPropertyName, MPMediaPlaylistPropertyPersistentID,
  ]
}
