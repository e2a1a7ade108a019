public import HeadlessStoreKit
public import HeadlessSwiftUI

/// A look of products.
@preconcurrency @MainActor
public protocol ProductViewStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told of a product.
  typealias Configuration = ProductViewStyleConfiguration
  /// Returns the look of a product.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a product.
public nonisolated struct ProductViewStyleConfiguration {
  /// The picture of a product.
  public struct Icon: View {
    let erased: AnyView
    /// The picture.
    @MainActor public var body: some View { erased }
  }

  /// How far the question for the product is.
  public let state: Product.TaskState
  /// The picture, or the one until the product is known.
  public let icon: Icon
  /// Whether the user has it.
  public let hasCurrentEntitlement: Bool
  /// Whether what the shop says of it is shown.
  public let descriptionVisibility: Visibility
  let buy: @MainActor (Product) -> Void

  /// The product, as soon as it is known.
  public var product: Product? { state.product }

  /// Asks the user whether they buy it.
  @MainActor public func purchase() { if let product { buy(product) } }
}

/// The usual look of products.
public nonisolated struct RegularProductViewStyle: ProductViewStyle {
  /// Creates the look.
  public init() {}
  /// Returns the look of a product.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainProduct(configuration: configuration)
  }
}

/// A look of products that takes little room: here the usual one.
public nonisolated struct CompactProductViewStyle: ProductViewStyle {
  /// Creates the look.
  public init() {}
  /// Returns the look of a product.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainProduct(configuration: configuration)
  }
}

/// A look of products that takes much room: here the usual one.
public nonisolated struct LargeProductViewStyle: ProductViewStyle {
  /// Creates the look.
  public init() {}
  /// Returns the look of a product.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainProduct(configuration: configuration)
  }
}

/// The look of products that the place decides about: here the usual one.
public nonisolated struct AutomaticProductViewStyle: ProductViewStyle {
  /// Creates the look.
  public init() {}
  /// Returns the look of a product.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainProduct(configuration: configuration)
  }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// The usual look.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// It takes little room.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// It takes much room.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The place decides.
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

// MARK: - In the environment

/// A look of products, whatever its type.
struct AnyProductViewStyle {
  let make: @MainActor (ProductViewStyleConfiguration) -> AnyView

  @MainActor init<S: ProductViewStyle>(_ style: S) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
}

/// Sets a look of products for what is below.
nonisolated struct ProductViewStyleModifier<S: ProductViewStyle>: ViewModifier {
  let style: S

  @MainActor func body(content: Content) -> some View {
    content.environment(\.productViewStyle, AnyProductViewStyle(style))
  }
}

private struct ProductViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProductViewStyle? { nil }
}

extension EnvironmentValues {
  var productViewStyle: AnyProductViewStyle? {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}
