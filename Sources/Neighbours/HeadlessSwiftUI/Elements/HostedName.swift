/// What messages call a view that shows one of SwiftUI's: "`Button("Pay")` in `CartView`".
@MainActor
struct HostedName {
  /// The views of SwiftUI's that a reader knows as one thing, whatever they are made of.
  private static let kinds: Set = [
    "Button", "ColorPicker", "DatePicker", "DisclosureGroup", "EditButton", "Gauge", "Image",
    "Link", "Menu", "NavigationLink", "Picker", "ProgressView", "ScrollView", "SecureField",
    "ShareLink", "Slider", "Stepper", "Text", "TextEditor", "TextField", "Toggle",
  ]

  /// What kind of view it is.
  let kind: String
  private let name: String
  /// The view of the app's in which it stands.
  private let place: String?

  init(_ view: UIView) {
    let types = sequence(first: Self.node(of: view)) { $0?.parent }.compactMap { $0?.viewType }
    let own = types.prefix { !Self.isOfApp($0) }.map(Self.name)
    kind = own.first(where: Self.kinds.contains) ?? Self.fallback(view)
    place = types.first(where: Self.isOfApp).map(Self.name)
    name = givenName(of: view)
  }

  var text: String {
    let call = name.isEmpty ? "`\(kind)`" : "`\(kind)(\"\(name)\")`"
    return place.map { "\(call) in `\($0)`" } ?? call
  }

  /// The name of the view of the app's that a tree shows.
  static func root(_ node: _AnyNode?) -> String? {
    var next = node
    while let node = next {
      if let type = node.viewType, isOfApp(type) { return name(type) }
      next = node.children.count == 1 ? node.children[0] : nil
    }
    return nil
  }

  /// The node that a view shows, or the first within it.
  private static func node(of view: UIView) -> _AnyNode? {
    var around: UIView? = view
    while let next = around, !(next is HostingView) { around = next.superview }
    guard let root = (around as? HostingView)?.host?.root else { return nil }
    return root.node(showing: view) ?? view.subviews.lazy.compactMap(root.node(showing:)).first
  }

  private static func name(_ type: any Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }

  private static func isOfApp(_ type: any Any.Type) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return !["HeadlessSwiftUI", "Swift"].contains(module)
  }

  private static func fallback(_ view: UIView) -> String {
    guard view is any MarkedView else { return "View" }
    let name = name(type(of: view))
    return name == "HostedElement" ? "View" : String(name.trimmingPrefix("Hosted"))
  }
}

/// A view of the module's, whose class an app does not know.
protocol HostedNaming: UIView, SelfNamedObject {}

extension HostedNaming {
  var ownName: String { HostedName(self).text }
  var ownKind: String { HostedName(self).kind }
}
