import Foundation

/// Something of the library that holds other things.
public class PHCollection: PHObject {
  /// The user's name for it.
  public let localizedTitle: String?
  /// Whether it holds photos and films.
  public var canContainAssets: Bool { true }
  /// Whether it holds albums.
  public var canContainCollections: Bool { false }

  init(_ identifier: String, _ title: String?) {
    localizedTitle = title
    super.init(identifier)
  }
}
