/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat), height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let resolve: @MainActor @Sendable (Context) -> CGFloat?

  /// About half of the screen.
  public static let medium = Self(kind: .medium) { _ in nil }
  /// All of the screen.
  public static let large = Self(kind: .large) { _ in nil }

  /// A part of the greatest height.
  public static func fraction(_ fraction: CGFloat) -> Self {
    Self(kind: .fraction(fraction)) { $0.maxDetentValue * fraction }
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> Self {
    Self(kind: .height(height)) { _ in height }
  }

  /// A height that a type of the app's computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(kind: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  public static func == (one: Self, other: Self) -> Bool { one.kind == other.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The values that a height depends on.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height of the sheet.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  // MARK: UIKit

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    default: .init("\(kind)")
    }
  }

  @MainActor func detent(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    default:
      .custom(identifier: identifier) { context in
        resolve(Context(maxDetentValue: context.maximumDetentValue, environment: environment))
      }
    }
  }
}

/// A height of sheets that an app computes.
public protocol CustomPresentationDetent {
  /// The height; `nil` where there is no such height.
  @MainActor static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The values that a height depends on.
  public typealias Context = PresentationDetent.Context
}
