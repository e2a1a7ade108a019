import HeadlessStoreKit
import HeadlessSwiftUI

/// A product in the look of its place.
struct StyledProduct<Icon: View>: View {
  @Environment(\.productViewStyle) private var style
  @Environment(\.shopActions) private var actions
  let state: Product.TaskState
  let icon: Icon?

  var body: some View {
    let owned = SimulatedStore.purchased
    let configuration = ProductViewStyleConfiguration(
      state: state, icon: .init(erased: AnyView(icon)),
      hasCurrentEntitlement: owned.contains { $0 == state.product?.id },
      descriptionVisibility: .automatic, buy: actions.buy)
    style?.make(configuration) ?? AnyView(PlainProduct(configuration: configuration))
  }
}

/// A product and its button.
struct PlainProduct: View {
  let configuration: ProductViewStyleConfiguration

  var body: some View {
    HStack {
      configuration.icon
      switch configuration.state {
      case .success(let product):
        VStack(alignment: .leading) {
          Text(product.displayName).font(.headline)
          if !product.description.isEmpty {
            Text(product.description).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Spacer()
        Button(product.displayPrice) { configuration.purchase() }.buttonStyle(.bordered)
      case .loading: ProgressView()
      case .unavailable, .failure: Text("Product Unavailable").foregroundStyle(.secondary)
      }
    }
  }
}
