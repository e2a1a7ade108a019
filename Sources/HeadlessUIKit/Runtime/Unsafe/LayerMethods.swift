import Foundation

/// Which of the methods that UIKit calls with a view's layer a class of views has itself.
///
/// To call them, the layer must be there, which most views never need. So a class is asked first: the
/// table of its methods is compared with that of `UIView`. Where in the table a method stands, a class
/// that has nothing but this method tells, once.
///
/// Proof: a class begins with its kind and its superclass, and tells after them how many bytes it has and
/// how many of them stand before its beginning; a subclass has all words of its superclass at the same
/// places, and another address where it overrides a method. Where a compiler should do otherwise, as with
/// tables of distances instead of addresses, the classes below do not differ as they should, which is
/// found before the first answer. Then classes of the app count as having all of the methods: their views
/// get layers that they may not need, and nothing else changes.
@MainActor
enum LayerMethods {
  /// Whether a class arranges the layer's sublayers.
  static func arranges(_ type: UIView.Type) -> Bool { has(places?.layout, type) }

  /// Whether a class draws the layer, or hears of that.
  static func draws(_ type: UIView.Type) -> Bool {
    has(places?.draw, type) || has(places?.willDraw, type)
  }

  /// Whether a class provides the layer's content.
  static func displays(_ type: UIView.Type) -> Bool { has(places?.display, type) }

  /// Whether classes are laid out as they are read here.
  static var isKnown: Bool { places != nil }

  private typealias Table = UnsafePointer<UInt>

  /// Where the methods stand in the table of a class.
  private struct Places {
    let layout, draw, willDraw, display: Int
  }

  private static let places: Places? = {
    guard let layout = place(of: OwnLayout.self), let draw = place(of: OwnDraw.self),
      let willDraw = place(of: OwnWillDraw.self), let display = place(of: OwnDisplay.self)
    else { return nil }
    let all = [layout, draw, willDraw, display]
    let (base, own) = (table(of: UIView.self), table(of: OwnDrawBesides.self))
    let isRight = all.map { own[$0] != base[$0] } == [true, true, false, false]
    return isRight && Set(all).count == all.count
      ? Places(layout: layout, draw: draw, willDraw: willDraw, display: display) : nil
  }()

  private static func has(_ place: Int?, _ type: UIView.Type) -> Bool {
    guard let place else { return DrawingClasses.mayDraw(type) }
    return table(of: type)[place] != table(of: UIView.self)[place]
  }

  /// Finds the one place in which a class with one method differs, and a class without methods does
  /// not.
  private static func place(of type: UIView.Type) -> Int? {
    let (base, none, one) = (table(of: UIView.self), table(of: OwnNothing.self), table(of: type))
    let superclass = UInt(bitPattern: table(of: UIResponder.self))
    let bytes = Int(base[4] & 0xFFFF_FFFF) - Int(base[4] >> 32)
    guard base[1] == superclass, (64..<1 << 20).contains(bytes) else { return nil }
    let places = (0..<bytes / MemoryLayout<UInt>.size).filter {
      base[$0] == none[$0] && base[$0] != one[$0]
    }
    return places.count == 1 ? places.first : nil
  }

  private static func table(of type: AnyClass) -> Table { unsafeBitCast(type, to: Table.self) }

  /// Set by the methods of the classes below, so that no two of them are the same.
  fileprivate static var called = ""
}

private class OwnNothing: UIView {}

private class OwnLayout: UIView {
  override func layoutSublayers(of layer: CALayer) { LayerMethods.called = "layoutSublayers" }
}

private class OwnDrawBesides: OwnLayout {
  override func draw(_ layer: CALayer, in ctx: CGContext) { LayerMethods.called = "draw besides" }
}

private class OwnDraw: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) { LayerMethods.called = "draw" }
}

private class OwnWillDraw: UIView {
  override func layerWillDraw(_ layer: CALayer) { LayerMethods.called = "layerWillDraw" }
}

private class OwnDisplay: UIView {
  override func display(_ layer: CALayer) { LayerMethods.called = "display" }
}
