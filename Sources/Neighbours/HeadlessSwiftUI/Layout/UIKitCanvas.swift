/// The views that come to stand in a view, from back to front.
@MainActor
final class UIKitCanvas {
  /// Where a view ends, which part of it is covered by no bar, and which by no keyboard either.
  struct Room {
    var bounds: CGRect
    var container: CGRect
    var safeArea: CGRect

    func moved(by offset: CGPoint) -> Room {
      Room(
        bounds: bounds.offsetBy(dx: offset.x, dy: offset.y),
        container: container.offsetBy(dx: offset.x, dy: offset.y),
        safeArea: safeArea.offsetBy(dx: offset.x, dy: offset.y))
    }
  }

  let view: UIView
  /// Where the view's own coordinates begin on the screen.
  let origin: CGPoint
  /// What modifiers around say of the elements that come.
  var marks = Marks()
  var room: Room
  /// Where the coordinates of spaces with names begin on the screen.
  var spaces: [AnyHashable: CGRect] = [:]
  /// What is seen of the view, where it is scrolled: all, and what no bar covers.
  var sight: (all: CGRect, free: CGRect)?
  private let scale: CGFloat
  private let isMirrored: Bool
  private var list: [UIView] = []

  init(_ view: UIView, origin: CGPoint, room: Room, scale: CGFloat, isMirrored: Bool) {
    self.view = view
    self.origin = origin
    self.room = room
    self.scale = max(scale, 1)
    self.isMirrored = isMirrored
  }

  /// What comes to stand in a view that is in this one.
  func within(_ child: UIView, _ frame: CGRect) -> UIKitCanvas {
    let inner = UIKitCanvas(
      child, origin: origin.moved(by: frame.origin),
      room: room.moved(by: CGPoint(x: -frame.minX, y: -frame.minY)), scale: scale,
      isMirrored: isMirrored)
    inner.spaces = spaces
    inner.marks = marks
    inner.sight = sight.map {
      (
        $0.all.offsetBy(dx: -frame.minX, dy: -frame.minY),
        $0.free.offsetBy(dx: -frame.minX, dy: -frame.minY)
      )
    }
    return inner
  }

  /// What comes to stand in a view that is scrolled by so much.
  func scrolled(by offset: CGPoint) -> UIKitCanvas {
    let inner = UIKitCanvas(
      view, origin: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y),
      room: room.moved(by: offset), scale: scale, isMirrored: isMirrored)
    inner.spaces = spaces
    inner.spaces[AnyHashable(ScrollSpace())] = CGRect(origin: origin, size: view.bounds.size)
    let seen = CGRect(origin: offset, size: view.bounds.size)
    inner.sight = (seen, seen.inset(by: (view as? UIScrollView)?.adjustedContentInset ?? .zero))
    return inner
  }

  /// A rectangle that goes on to the end of the screen where it reaches to the end of what is free.
  func grown(
    _ rect: CGRect, _ edges: Edge.Set, _ regions: SafeAreaRegions = .container
  ) -> CGRect {
    let (safe, all) = (room.safeArea, room.bounds)
    func isAt(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.5 }
    var (top, left, bottom, right) = (rect.minY, rect.minX, rect.maxY, rect.maxX)
    if regions.contains(.container) {
      if edges.contains(.top), isAt(top, safe.minY) { top = min(top, all.minY) }
      if edges.contains(.leading), isAt(left, safe.minX) { left = min(left, all.minX) }
      if edges.contains(.trailing), isAt(right, safe.maxX) { right = max(right, all.maxX) }
    }
    if edges.contains(.bottom), isAt(bottom, safe.maxY) { bottom = max(bottom, end(regions)) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How far down what reaches to the end goes on.
  private func end(_ regions: SafeAreaRegions) -> CGFloat {
    let isAboveKeyboard = room.safeArea.maxY < room.container.maxY
    if isAboveKeyboard, !regions.contains(.keyboard) { return room.safeArea.maxY }
    return regions.contains(.container) ? room.bounds.maxY : room.container.maxY
  }

  /// The same place, for views that are put in front of others later.
  func split() -> UIKitCanvas {
    let other = UIKitCanvas(view, origin: origin, room: room, scale: scale, isMirrored: isMirrored)
    (other.spaces, other.marks, other.sight) = (spaces, marks, sight)
    return other
  }

  /// Puts the views of the same place in front of the others.
  func add(from other: UIKitCanvas) { list += other.list }

  /// Puts a view in front of the others.
  func add(_ child: UIView, _ frame: CGRect) {
    Measures.frames &+= 1
    var frame = rounded(frame)
    if isMirrored { frame.origin.x = view.bounds.width - frame.maxX }
    if child.transform.isIdentity {
      if child.frame != frame { child.frame = frame }
    } else {
      child.bounds.size = frame.size
      child.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    list.append(child)
  }

  /// The nearest rectangle of whole pixels.
  private func rounded(_ rect: CGRect) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat {
      value.isFinite ? (value * scale).rounded() / scale : 0
    }
    let (x, y) = (round(rect.minX), round(rect.minY))
    return CGRect(
      x: x, y: y, width: max(round(rect.maxX) - x, 0), height: max(round(rect.maxY) - y, 0))
  }

  /// Has the view contain what was added, and nothing else.
  func finish() {
    let old = view.subviews
    if old.elementsEqual(list, by: ===) { return }
    let new = Set(list.map { ObjectIdentifier($0) })
    for child in old where !new.contains(ObjectIdentifier(child)) { child.removeFromSuperview() }
    for (index, child) in list.enumerated()
    where index >= view.subviews.count || view.subviews[index] !== child {
      view.insertSubview(child, at: index)
    }
  }
}
