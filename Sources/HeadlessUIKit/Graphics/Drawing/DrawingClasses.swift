/// Which classes of views may draw themselves: those of the app.
///
/// The model's own classes have nothing to draw before somebody asks for a picture.
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
