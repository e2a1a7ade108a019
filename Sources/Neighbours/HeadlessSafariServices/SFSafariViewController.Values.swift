extension SFSafariViewController {
  /// The title of the button that closes a page.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2

    @MainActor var item: UIBarButtonItem.SystemItem {
      switch self {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    }
  }

  /// The way in which a page is shown.
  @preconcurrency @MainActor
  public final class Configuration: NSObject, @MainActor NSCopying {
    /// Whether the page is shown without all that is around its text.
    public var entersReaderIfAvailable = false

    /// Whether the bars become smaller as the user scrolls.
    public var barCollapsingEnabled = true

    /// Creates a configuration.
    public override init() { super.init() }

    /// Returns a configuration with the same values.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// Stands for connections that were made ahead.
  public final class PrewarmingToken: NSObject {
    /// Ends them.
    public func invalidate() {}
  }
}
