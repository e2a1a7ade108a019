public import Foundation

/// A script that an app adds to pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text of the script.
  open private(set) var source: String
  /// The time at which it runs.
  open private(set) var injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the whole page alone.
  open private(set) var isForMainFrameOnly: Bool
  /// Whose variables it sees.
  let world: WKContentWorld

  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = .page
    super.init()
  }

  /// Creates a script that sees variables of its own.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
    super.init()
  }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before anything else of the page.
  case atDocumentStart = 0
  /// After the whole page.
  case atDocumentEnd = 1
}
