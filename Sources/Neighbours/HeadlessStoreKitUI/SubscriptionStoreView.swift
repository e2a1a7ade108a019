public import HeadlessStoreKit
public import HeadlessSwiftUI

/// The subscriptions of a group, of which the user chooses one.
public nonisolated struct SubscriptionStoreView<Content: View>: View {
  private enum Wanted {
    case group(String)
    case products([WantedProduct])
  }

  private let wanted: Wanted
  private let marketing: Content

  /// Creates a view of a group, with views of the app's above.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    wanted = .group(groupID)
    marketing = marketingContent()
  }

  /// Creates a view of subscriptions of the shop, with views of the app's above.
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) {
    wanted = .products(productIDs.map { .id($0) })
    marketing = marketingContent()
  }

  /// Creates a view of subscriptions that are known, with views of the app's above.
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) {
    wanted = .products(subscriptions.map { .known($0) })
    marketing = marketingContent()
  }

  @MainActor private var products: [WantedProduct] {
    switch wanted {
    case .group(let group):
      SimulatedStore.products.filter { $0.period != nil && $0.group == group }
        .map { .id($0.id) }
    case .products(let products): products
    }
  }

  /// The subscriptions, as soon as the shop has told of them.
  @MainActor public var body: some View {
    LoadedProducts(wanted: products) { state in
      if let products = state.products, products.isEmpty {
        ContentUnavailableView("Subscription Unavailable", systemImage: "cart")
      } else if let products = state.products {
        SubscriptionChoice(products: products, marketing: marketing)
      } else {
        ProgressView()
      }
    }
  }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  /// Creates a view of a group.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    self.init(groupID: groupID) { AutomaticSubscriptionStoreMarketingContent() }
  }
  /// Creates a view of subscriptions of the shop.
  public init(productIDs: some Collection<Product.ID>) {
    self.init(productIDs: productIDs) { AutomaticSubscriptionStoreMarketingContent() }
  }
  /// Creates a view of subscriptions that are known.
  public init(subscriptions: some Collection<Product>) {
    self.init(subscriptions: subscriptions) { AutomaticSubscriptionStoreMarketingContent() }
  }
}

/// What is above subscriptions of which an app says nothing: nothing here.
public nonisolated struct AutomaticSubscriptionStoreMarketingContent: View {
  init() {}
  @MainActor public var body: some View { EmptyView() }
}

/// Subscriptions as buttons, of which the chosen one is bought.
private struct SubscriptionChoice<Marketing: View>: View {
  @Environment(\.shopActions) private var actions
  @Environment(\.subscriptionStoreButtonLabel) private var label
  @Environment(\.subscriptionStoreItemGround) private var ground
  @State private var chosen: Product.ID?
  let products: [Product]
  let marketing: Marketing

  private var choice: Product? { products.first { $0.id == chosen } ?? products.first }

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        marketing
        ForEach(products) { product in
          Button {
            chosen = product.id
          } label: {
            VStack(alignment: .leading) {
              Text(product.displayName).font(.headline)
              Text(price(of: product)).font(.subheadline)
              if !product.description.isEmpty { Text(product.description).font(.subheadline) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
          .buttonStyle(.bordered)
          .background { if let ground { Rectangle().fill(ground) } }
          .accessibilityAddTraits(product.id == choice?.id ? .isSelected : [])
        }
        Button {
          if let choice { actions.buy(choice) }
        } label: {
          VStack {
            ForEach(lines, id: \.self) { Text($0) }
          }
        }
        .buttonStyle(.borderedProminent)
      }
      .padding()
    }
  }

  /// What the button says.
  private var lines: [String] {
    let price = choice.map(price) ?? ""
    let words =
      switch label.words {
      case .action: "Subscribe"
      case .displayName: choice?.displayName ?? ""
      case .price: price
      }
    return label.hasSeveralLines && label.words != .price ? [words, price] : [words]
  }

  private func price(of product: Product) -> String {
    guard let period = product.subscription?.subscriptionPeriod else {
      return product.displayPrice
    }
    let units: [Product.SubscriptionPeriod.Unit: String] = [
      .day: "day", .week: "week", .month: "month", .year: "year",
    ]
    let unit = units[period.unit] ?? ""
    return period.value == 1
      ? "\(product.displayPrice)/\(unit)" : "\(product.displayPrice)/\(period.value) \(unit)s"
  }
}
