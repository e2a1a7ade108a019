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

    /// Returns a detent at about half of the screen.
    open class func medium() -> Detent {
      Detent(.medium) {
        ($0.maximumDetentValue * DeviceProfile.current.presentations.mediumDetent).roundedToPixel
      }
    }

    /// Returns a detent at the full height of a sheet.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a height that the app computes; `nil` makes it unavailable.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// Returns the height in points, without the safe area at the bottom.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

extension UISheetPresentationController.Detent {
  /// The name of a height.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The detent at about half of the screen.
    public static let medium = Self("com.apple.UIKit.medium")
    /// The detent at the full height of a sheet.
    public static let large = Self("com.apple.UIKit.large")
  }
}
