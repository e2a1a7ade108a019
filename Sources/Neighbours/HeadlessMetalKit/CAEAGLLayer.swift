public import Foundation
public import HeadlessUIKit

/// What a context draws into.
public protocol EAGLDrawable: NSObjectProtocol {
  /// How it is drawn into.
  var drawableProperties: [AnyHashable: Any]! { get set }
}

/// A layer that a context draws into, which stays empty.
open class CAEAGLLayer: CALayer, EAGLDrawable {
  /// How it is drawn into.
  open var drawableProperties: [AnyHashable: Any]! = [:]
}

/// Whether a layer keeps what was drawn.
public let kEAGLDrawablePropertyRetainedBacking = "EAGLDrawablePropertyRetainedBacking"
/// The colors of a layer.
public let kEAGLDrawablePropertyColorFormat = "EAGLDrawablePropertyColorFormat"
/// Four bytes for each pixel.
public let kEAGLColorFormatRGBA8 = "EAGLColorFormat8"
