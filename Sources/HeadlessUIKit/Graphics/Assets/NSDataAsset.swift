import AssetCatalogs
public import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject, NSCopying {
  /// Reads the data with the given name in the app's bundle.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Reads the data with the given name in a bundle.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let resources = AppResources.of(bundle)
    guard let set = resources.data(name) else {
      if !name.isEmpty, resources.hasCatalogs {
        resources.tellMissing(.data, name, "NSDataAsset(name:)")
      }
      return nil
    }
    guard let file = set.file(for: AssetTraits(.current)),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = file.type ?? "public.data"
    super.init()
  }

  /// The name of the data set.
  public let name: NSDataAssetName

  /// The data.
  public let data: Data

  /// The type of the data, such as `public.json`.
  public let typeIdentifier: String

  /// Returns the asset itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
