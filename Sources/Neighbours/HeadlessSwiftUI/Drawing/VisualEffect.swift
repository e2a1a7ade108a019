public import Foundation

/// What changes how a view looks, and nothing of where the others are.
public nonisolated protocol VisualEffect: Sendable {
  /// All that it changes.
  var _changes: _VisualChanges { get }
}

/// The effect that changes nothing, with which others begin.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  public var _changes: _VisualChanges { _VisualChanges() }
}

/// What effects come to.
///
/// A view is made larger first, then turned, then moved, in whatever order they were said.
public nonisolated struct _VisualChanges: VisualEffect {
  var offset = CGSize.zero
  var scale = CGSize(width: 1, height: 1)
  var anchorOfScale = UnitPoint.center
  var angle = Angle.zero
  var anchorOfAngle = UnitPoint.center
  var opacity = 1.0

  public var _changes: _VisualChanges { self }

  func applied(to content: some View) -> some View {
    content.scaleEffect(scale, anchor: anchorOfScale).rotationEffect(angle, anchor: anchorOfAngle)
      .offset(offset).opacity(opacity)
  }
}

extension VisualEffect {
  private func changed(_ change: (inout _VisualChanges) -> Void) -> _VisualChanges {
    var changes = _changes
    change(&changes)
    return changes
  }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    changed {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Makes the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    changed {
      $0.scale.width *= scale.width
      $0.scale.height *= scale.height
      if scale != CGSize(width: 1, height: 1) { $0.anchorOfScale = anchor }
    }
  }

  /// Makes the view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Makes the view larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed {
      $0.angle = Angle(radians: $0.angle.radians + angle.radians)
      if angle != .zero { $0.anchorOfAngle = anchor }
    }
  }

  /// Lets what is behind the view shine through.
  public func opacity(_ opacity: Double) -> some VisualEffect { changed { $0.opacity *= opacity } }

  // MARK: Effects that nothing draws

  /// Turns the view in space; it stays as it is.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Blurs the view; it stays as it is.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Makes colors stronger or weaker; they stay as they are.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Makes colors gray; they stay as they are.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Makes the view brighter; it stays as it is.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Makes colors differ more or less; they stay as they are.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Turns colors into others; they stay as they are.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
