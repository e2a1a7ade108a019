/// The place of a view.
public struct GeometryProxy: Equatable {
  /// The size.
  public let size: CGSize
  /// How much of the view is covered at its sides.
  public let safeAreaInsets: EdgeInsets
  /// Where the view is on the screen.
  let origin: CGPoint
  let spaces: [AnyHashable: CGRect]

  @MainActor init(_ frame: CGRect, _ canvas: UIKitCanvas) {
    size = frame.size
    origin = canvas.origin.moved(by: frame.origin)
    spaces = canvas.spaces
    let (safe, all) = (canvas.room.safeArea, canvas.room.bounds)
    func covered(_ reaches: Bool, _ length: CGFloat) -> CGFloat { reaches ? max(length, 0) : 0 }
    safeAreaInsets = EdgeInsets(
      top: covered(frame.minY <= safe.minY, safe.minY - all.minY),
      leading: covered(frame.minX <= safe.minX, safe.minX - all.minX),
      bottom: covered(frame.maxY >= safe.maxY, all.maxY - safe.maxY),
      trailing: covered(frame.maxX >= safe.maxX, all.maxX - safe.maxX))
  }

  /// Where the view is, as a place sees it.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: origin, size: size)
    case .named(let name):
      CGRect(origin: origin, size: size).offsetBy(
        dx: -(spaces[name]?.minX ?? 0), dy: -(spaces[name]?.minY ?? 0))
    }
  }

  /// Where the view is, as a place sees it.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a place around, as the view sees them.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return spaces[name]?.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// A place of a view, as this one sees it.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(origin) }
}
