public import HeadlessStoreKit
public import HeadlessSwiftUI

/// A product with its name, what is said of it, and a button that buys it.
public nonisolated struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private enum Source {
    case wanted(WantedProduct)
    case known(ProductViewStyleConfiguration)
  }

  private let source: Source
  private let icon: @MainActor () -> Icon?
  private let placeholder: PlaceholderIcon?

  private init(
    _ source: Source, _ placeholder: PlaceholderIcon?, _ icon: @escaping @MainActor () -> Icon?
  ) {
    self.source = source
    self.placeholder = placeholder
    self.icon = icon
  }

  /// The product, as soon as the shop has told of it.
  @MainActor public var body: some View {
    switch source {
    case .wanted(let wanted):
      LoadedProducts(wanted: [wanted]) { state in
        switch state {
        case .loading: StyledProduct(state: .loading, icon: placeholder)
        case .failure(let error): StyledProduct(state: .failure(error), icon: placeholder)
        case .success(let products, _):
          if let product = products.first {
            StyledProduct(state: .success(product), icon: icon())
          } else {
            StyledProduct(state: .unavailable, icon: placeholder)
          }
        }
      }
    case .known(let configuration): PlainProduct(configuration: configuration)
    }
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of a product of the shop.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(.wanted(.id(productID)), nil) { nil }
  }

  /// Creates a view of a product that is known.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(.wanted(.known(product)), nil) { nil }
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Creates a view of a product of the shop with a picture.
  @preconcurrency
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor () -> Icon
  ) { self.init(.wanted(.id(productID)), nil, icon) }

  /// Creates a view of a product that is known with a picture.
  @preconcurrency
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor () -> Icon
  ) { self.init(.wanted(.known(product)), nil, icon) }
}

extension ProductView {
  /// Creates a view of a product of the shop with a picture, and one until it is known.
  @preconcurrency
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(.wanted(.id(productID)), placeholderIcon(), icon) }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Creates a view within a style, which has the usual look.
  public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(.known(configuration), nil) { nil }
  }
}

/// A product that a view shows.
enum WantedProduct: Hashable {
  case id(Product.ID)
  case known(Product)

  var id: Product.ID {
    switch self {
    case .id(let id): id
    case .known(let product): product.id
    }
  }
}
