public import Foundation

/// Whose variables a script sees.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  public static let page = WKContentWorld(name: nil)
  /// The app's scripts.
  public static let defaultClient = WKContentWorld(name: nil)
  private static var named: [String: WKContentWorld] = [:]

  /// The world with a name.
  open class func world(name: String) -> WKContentWorld {
    if let known = named[name] { return known }
    let world = WKContentWorld(name: name)
    named[name] = world
    return world
  }

  /// The name that the app has given it.
  public let name: String?

  private init(name: String?) { self.name = name }
}
