/// A place of a view, which other views can see.
public struct Anchor<Value> {
  let value: (CGPoint) -> Value

  /// Creates a place by what a point of the screen sees.
  package init(_ value: @escaping (CGPoint) -> Value) { self.value = value }

  /// What is to be told of a view.
  public struct Source {
    let make: (CGRect) -> Anchor<Value>
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame in
      Anchor { frame.offsetBy(dx: -$0.x, dy: -$0.y) }
    }
  }

  /// A rectangle of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame in
      Anchor { r.offsetBy(dx: frame.minX - $0.x, dy: frame.minY - $0.y) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame in
      Anchor { CGPoint(x: p.x + frame.minX - $0.x, y: p.y + frame.minY - $0.y) }
    }
  }

  /// A point of the view, as a part of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame in
      Anchor {
        CGPoint(
          x: frame.minX + p.x * frame.width - $0.x, y: frame.minY + p.y * frame.height - $0.y)
      }
    }
  }

  /// The upper corner where lines begin.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper corner where lines end.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the side where lines begin.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the side where lines end.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower corner where lines begin.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower corner where lines end.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
