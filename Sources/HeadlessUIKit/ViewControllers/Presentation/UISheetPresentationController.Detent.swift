public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of the height.
    open var identifier: Identifier { storedIdentifier }

    private let storedIdentifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      storedIdentifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// The whole screen, as far as a sheet goes.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's own; `nil` makes it unavailable.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height in points, without the safe area at the bottom.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

extension UISheetPresentationController.Detent {
  /// The name of a height.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// About half of the screen.
    public static let medium = Self("com.apple.UIKit.medium")
    /// The whole screen.
    public static let large = Self("com.apple.UIKit.large")
  }
}
