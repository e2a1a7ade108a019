public import HeadlessStoreKit
public import HeadlessSwiftUI

/// A product with its name, what is said of it, and a button that buys it.
public nonisolated struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let wanted: WantedProduct
  private let icon: @MainActor (Product) -> Icon?
  private let placeholder: PlaceholderIcon?

  private init(
    _ wanted: WantedProduct, _ placeholder: PlaceholderIcon?,
    _ icon: @escaping @MainActor (Product) -> Icon?
  ) {
    self.wanted = wanted
    self.placeholder = placeholder
    self.icon = icon
  }

  /// The product, as soon as the shop has told of it.
  @MainActor public var body: some View {
    LoadedProducts(wanted: [wanted]) { products in
      if let product = products.first {
        ProductRow(product: product, icon: icon(product))
      } else {
        HStack {
          placeholder
          Text("Product Unavailable").foregroundStyle(.secondary)
        }
      }
    } loading: {
      HStack {
        placeholder
        ProgressView()
      }
    }
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of a product of the shop.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(.id(productID), nil) { _ in nil }
  }

  /// Creates a view of a product that is known.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(.known(product), nil) { _ in nil }
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Creates a view of a product of the shop with a picture.
  @preconcurrency
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor () -> Icon
  ) { self.init(.id(productID), nil) { _ in icon() } }

  /// Creates a view of a product that is known with a picture.
  @preconcurrency
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor () -> Icon
  ) { self.init(.known(product), nil) { _ in icon() } }
}

extension ProductView {
  /// Creates a view of a product of the shop with a picture, and one until it is known.
  @preconcurrency
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping @MainActor () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(.id(productID), placeholderIcon()) { _ in icon() } }
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

/// A product and its button.
struct ProductRow<Icon: View>: View {
  @Environment(\.shopActions) private var actions
  let product: Product
  let icon: Icon?

  var body: some View {
    HStack {
      icon
      VStack(alignment: .leading) {
        Text(product.displayName).font(.headline)
        if !product.description.isEmpty {
          Text(product.description).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Spacer()
      Button(product.displayPrice) { actions.buy(product) }.buttonStyle(.bordered)
    }
  }
}

/// Views of products, as soon as the shop has told of them.
struct LoadedProducts<Content: View, Loading: View>: View {
  @State private var products: [Product]?
  let wanted: [WantedProduct]
  let content: @MainActor ([Product]) -> Content
  let loading: Loading

  init(
    wanted: [WantedProduct], @ViewBuilder content: @escaping @MainActor ([Product]) -> Content,
    @ViewBuilder loading: () -> Loading
  ) {
    self.wanted = wanted
    self.content = content
    self.loading = loading()
  }

  var body: some View {
    Group {
      if let products { content(products) } else { loading }
    }
    .task(id: wanted) {
      var found: [Product.ID: Product] = [:]
      for case .known(let product) in wanted { found[product.id] = product }
      // The shop is asked for products that the app does not know.
      let unknown = wanted.map(\.id).filter { found[$0] == nil }
      let asked = unknown.isEmpty ? [] : try? await Product.products(for: unknown)
      for product in asked ?? [] { found[product.id] = product }
      products = wanted.compactMap { found.removeValue(forKey: $0.id) }
    }
  }
}
