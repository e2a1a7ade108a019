import HeadlessStoreKit
import HeadlessSwiftUI

/// Views of products, as far as the shop has told of them.
struct LoadedProducts<Content: View>: View {
  @State private var state = Product.CollectionTaskState.loading
  let wanted: [WantedProduct]
  let content: @MainActor (Product.CollectionTaskState) -> Content

  init(
    wanted: [WantedProduct],
    @ViewBuilder content: @escaping @MainActor (Product.CollectionTaskState) -> Content
  ) {
    self.wanted = wanted
    self.content = content
  }

  var body: some View {
    Group { content(state) }
      .task(id: wanted) {
        var found: [Product.ID: Product] = [:]
        for case .known(let product) in wanted { found[product.id] = product }
        // The shop is asked for products that the app does not know.
        let unknown = wanted.map(\.id).filter { found[$0] == nil }
        do {
          let asked = unknown.isEmpty ? [] : try await Product.products(for: unknown)
          for product in asked { found[product.id] = product }
          let missing = wanted.map(\.id).filter { found[$0] == nil }
          state = .success(
            wanted.compactMap { found.removeValue(forKey: $0.id) }, unavailable: missing)
        } catch {
          state = .failure(error)
        }
      }
  }
}

extension Product.CollectionTaskState {
  /// The products; `nil` while the shop is asked.
  var products: [Product]? {
    switch self {
    case .loading: nil
    case .success(let products, _): products
    case .failure: []
    }
  }
}
