public import Foundation

/// An album that is to be made, changed or deleted.
public final class PHAssetCollectionChangeRequest: PHChangeRequest {
  private let identifier: String
  private let isNew: Bool
  private var isDeletion = false
  private var added: [String] = []
  private var removed: Set<String> = []

  private init(_ identifier: String, _ title: String, isNew: Bool, by call: String) {
    self.identifier = identifier
    self.isNew = isNew
    self.title = title
    super.init(by: call)
  }

  /// Creates a request to change an album.
  public convenience init?(for assetCollection: PHAssetCollection) {
    guard assetCollection.assetCollectionType == .album else { return nil }
    self.init(
      assetCollection.localIdentifier, assetCollection.localizedTitle ?? "", isNew: false,
      by: "PHAssetCollectionChangeRequest.init(for:)")
  }

  /// Creates a request to make an album.
  @discardableResult
  public class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest {
    PHAssetCollectionChangeRequest(
      "\(UUID().uuidString)/L0/040", title, isNew: true,
      by: "PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle:)")
  }

  /// Requests that albums are deleted, but not what is in them.
  public class func deleteAssetCollections(_ assetCollections: NSArray) {
    for case let album as PHAssetCollection in assetCollections {
      PHAssetCollectionChangeRequest(for: album)?.isDeletion = true
    }
  }

  /// The placeholder for the album.
  public var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder(identifier)
  }

  /// The user's name for it.
  public var title: String

  /// Puts photos and films into the album; ones that are still to be added by their placeholders.
  public func addAssets(_ assets: NSArray) {
    added += assets.compactMap { ($0 as? PHObject)?.localIdentifier }
  }

  /// Puts photos and films into the album.
  public func addAssets(_ assets: PHFetchResult<PHAsset>) {
    added += assets.objects.map(\.localIdentifier)
  }

  /// Takes photos and films out of the album.
  public func removeAssets(_ assets: NSArray) {
    removed.formUnion(assets.compactMap { ($0 as? PHObject)?.localIdentifier })
  }

  /// Takes photos and films out of the album.
  public func removeAssets(_ assets: PHFetchResult<PHAsset>) {
    removed.formUnion(assets.objects.map(\.localIdentifier))
  }

  override func commit(to contents: inout PhotoShelf.Contents) {
    if isDeletion { return contents.albums.removeAll { $0.identifier == identifier } }
    if isNew {
      contents.albums.append(PhotoShelf.Album(identifier: identifier, title: title, members: []))
    }
    for index in contents.albums.indices where contents.albums[index].identifier == identifier {
      contents.albums[index].title = title
      var members = contents.albums[index].members ?? []
      members += added.filter { !members.contains($0) }
      contents.albums[index].members = members.filter { !removed.contains($0) }
    }
  }
}
