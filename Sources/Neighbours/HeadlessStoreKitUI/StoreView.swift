public import HeadlessStoreKit
public import HeadlessSwiftUI

/// Several products, each with its button.
public nonisolated struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let wanted: [WantedProduct]
  private let icon: @MainActor (Product) -> Icon?

  private init(_ wanted: [WantedProduct], _ icon: @escaping @MainActor (Product) -> Icon?) {
    self.wanted = wanted
    self.icon = icon
  }

  /// The products, as soon as the shop has told of them.
  @MainActor public var body: some View {
    LoadedProducts(wanted: wanted) { products in
      if products.isEmpty {
        ContentUnavailableView("Store Unavailable", systemImage: "cart")
      } else {
        ScrollView {
          VStack(spacing: 16) {
            ForEach(products) { ProductRow(product: $0, icon: icon($0)) }
          }
          .padding()
        }
      }
    } loading: {
      ProgressView()
    }
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of products of the shop.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(productIDs.map { .id($0) }) { _ in nil }
  }

  /// Creates a view of products that are known.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(products.map { .known($0) }) { _ in nil }
  }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Creates a view of products of the shop with a picture each.
  @preconcurrency
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor (Product) -> Icon
  ) { self.init(productIDs.map { .id($0) }, icon) }
}
