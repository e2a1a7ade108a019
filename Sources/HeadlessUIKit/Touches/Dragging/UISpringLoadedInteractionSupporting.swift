public import Foundation

/// An object that can open when a drag is held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it opens when a drag is held over it.
  var isSpringLoaded: Bool { get set }
}
