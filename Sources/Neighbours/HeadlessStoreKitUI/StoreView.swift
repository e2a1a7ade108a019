public import HeadlessStoreKit
public import HeadlessSwiftUI

/// Several products, each with its button.
public nonisolated struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let wanted: [WantedProduct]
  private let icon: @MainActor (Product) -> Icon?
  private let placeholder: PlaceholderIcon?

  private init(
    _ wanted: [WantedProduct], _ placeholder: PlaceholderIcon?,
    _ icon: @escaping @MainActor (Product) -> Icon?
  ) {
    self.wanted = wanted
    self.placeholder = placeholder
    self.icon = icon
  }

  /// The products, as soon as the shop has told of them.
  @MainActor public var body: some View {
    LoadedProducts(wanted: wanted) { state in
      if let products = state.products, products.isEmpty {
        ContentUnavailableView("Store Unavailable", systemImage: "cart")
      } else if let products = state.products {
        ScrollView {
          VStack(spacing: 16) {
            ForEach(products) { StyledProduct(state: .success($0), icon: icon($0)) }
          }
          .padding()
        }
      } else {
        VStack {
          placeholder
          ProgressView()
        }
      }
    }
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of products of the shop.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(productIDs.map { .id($0) }, nil) { _ in nil }
  }

  /// Creates a view of products that are known.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(products.map { .known($0) }, nil) { _ in nil }
  }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Creates a view of products of the shop with a picture each.
  @preconcurrency
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon
  ) { self.init(productIDs.map { .id($0) }, nil, icon) }

  /// Creates a view of products that are known with a picture each.
  @preconcurrency
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon
  ) { self.init(products.map { .known($0) }, nil, icon) }
}

extension StoreView {
  /// Creates a view of products of the shop with a picture each, and one until they are known.
  @preconcurrency
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(productIDs.map { .id($0) }, placeholderIcon(), icon) }
}
