import Foundation

/// Which of the methods that UIKit calls with a view's layer a class of views has itself.
///
/// To call them, the layer must be there, which most views never need. So a class is asked first: the
/// table of its methods is compared with that of `UIView`. A method's place in the table is found
/// once, by a class that overrides only this method.
@MainActor
enum LayerMethods {
  /// Whether a class arranges the layer's sublayers.
  static func arranges(_ type: UIView.Type) -> Bool { has(layout, type) }

  /// Whether a class draws the layer, or is told of that.
  static func draws(_ type: UIView.Type) -> Bool { has(draw, type) || has(willDraw, type) }

  /// Whether a class provides the layer's content.
  static func displays(_ type: UIView.Type) -> Bool { has(display, type) }

  private typealias Table = UnsafePointer<UInt>

  private static let layout = place(of: OwnLayout.self)
  private static let draw = place(of: OwnDraw.self)
  private static let willDraw = place(of: OwnWillDraw.self)
  private static let display = place(of: OwnDisplay.self)

  /// Whether a class has another method in a place than `UIView`; where no place is known, that is
  /// taken to be so of classes of the app.
  private static func has(_ place: Int?, _ type: UIView.Type) -> Bool {
    guard let place else { return DrawingClasses.mayDraw(type) }
    return table(of: type)[place] != table(of: UIView.self)[place]
  }

  /// Finds the one place in which a class with one method differs, and a class without methods does
  /// not.
  private static func place(of type: UIView.Type) -> Int? {
    let (base, none, one) = (table(of: UIView.self), table(of: OwnNothing.self), table(of: type))
    // Proof: the class begins with its kind and its superclass, and tells after them how many bytes
    // it has and how many of them stand before its beginning. A subclass has all that its superclass has.
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

private class OwnDraw: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) { LayerMethods.called = "draw" }
}

private class OwnWillDraw: UIView {
  override func layerWillDraw(_ layer: CALayer) { LayerMethods.called = "layerWillDraw" }
}

private class OwnDisplay: UIView {
  override func display(_ layer: CALayer) { LayerMethods.called = "display" }
}
