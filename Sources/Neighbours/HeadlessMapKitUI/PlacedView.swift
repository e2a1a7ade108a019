import HeadlessMapKit
import HeadlessSwiftUI

/// SwiftUI's views at a place on the map.
final class PlacedView: MKAnnotationView {
  private let host = UIHostingController(rootView: AnyView(EmptyView()))

  init(_ item: PlacedItem) {
    super.init(annotation: item, reuseIdentifier: nil)
    isAccessibilityElement = false
    host.view.backgroundColor = .clear
    host.safeAreaRegions = []
    addSubview(host.view)
    show(item)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the present value: the views, with the title below.
  func show(_ item: PlacedItem) {
    guard case .annotation(let anchor, let views) = item.item.form else { return }
    let title = item.title
    host.rootView = AnyView(
      VStack(spacing: 2) {
        views
        if let title { Text(verbatim: title).font(.caption2) }
      }
      .environment(\.self, item.environment))
    let size = host.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
    bounds.size = size
    host.view.frame = bounds
    centerOffset = CGPoint(
      x: size.width * (0.5 - anchor.x), y: size.height * (0.5 - anchor.y))
  }
}
