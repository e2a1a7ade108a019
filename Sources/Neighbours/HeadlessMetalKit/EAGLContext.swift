public import Foundation

/// The versions of OpenGL ES.
public enum EAGLRenderingAPI: UInt, Sendable {
  case openGLES1 = 1
  case openGLES2 = 2
  case openGLES3 = 3
}

/// A context of OpenGL ES, which draws nothing.
@preconcurrency @MainActor
open class EAGLContext: NSObject {
  private static weak var latest: EAGLContext?

  /// The version that it was made for.
  public let api: EAGLRenderingAPI
  /// What it has together with others.
  public let sharegroup: EAGLSharegroup
  /// A name for developers.
  open var debugLabel: String?
  /// Whether another thread may draw beside.
  open var isMultiThreaded = false

  /// Creates a context.
  public convenience init?(api: EAGLRenderingAPI) {
    self.init(api: api, sharegroup: EAGLSharegroup())
  }

  /// Creates a context that has something together with others.
  public init?(api: EAGLRenderingAPI, sharegroup: EAGLSharegroup) {
    (self.api, self.sharegroup) = (api, sharegroup)
  }

  /// The context that is drawn with, as long as something else keeps it.
  open class func current() -> EAGLContext? { latest }

  /// Says which context is drawn with.
  @discardableResult
  open class func setCurrent(_ context: EAGLContext?) -> Bool {
    latest = context
    return true
  }

  /// Gives the memory of a layer to what is drawn into.
  open func renderbufferStorage(_ target: Int, from drawable: (any EAGLDrawable)?) -> Bool { true }

  /// Shows what was drawn, which is nothing.
  open func presentRenderbuffer(_ target: Int) -> Bool { true }
}
