/// The classes of views that may draw themselves: the app's own.
///
/// The model's own classes have nothing to draw before a picture is requested.
@MainActor
enum DrawingClasses {
  static func mayDraw(_ type: UIView.Type) -> Bool {
    if type == UIView.self { return false }
    if let known = known[ObjectIdentifier(type)] { return known }
    let isOwn = _typeName(type, qualified: true).hasPrefix(ownModule)
    known[ObjectIdentifier(type)] = !isOwn
    return !isOwn
  }

  private static let ownModule =
    _typeName(UIView.self, qualified: true).prefix { $0 != "." } + "."
  private static var known: [ObjectIdentifier: Bool] = [:]
}
