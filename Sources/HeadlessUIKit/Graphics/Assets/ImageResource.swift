public import Foundation

/// An image of an asset catalog that is there for sure, as a name that the build makes stands for it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the resource with a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
