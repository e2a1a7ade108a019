public import HeadlessUIKit

/// A view that the hardware draws into: without it nothing is drawn.
open class MTKView: UIView {
  /// The delegate.
  open weak var delegate: (any MTKViewDelegate)?
  /// The hardware.
  open var device: (any MTLDevice)?
  /// The kind of pixels.
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  /// The kind of depths.
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  /// The color that is there before anything is drawn.
  open var clearColor = MTLClearColor(alpha: 1)
  /// How many frames a second are wanted.
  open var preferredFramesPerSecond = 60
  /// Whether it is drawn only when it is asked for.
  open var enableSetNeedsDisplay = false
  /// Whether it is not drawn for a while.
  open var isPaused = false
  /// Whether it is only drawn into.
  open var framebufferOnly = true
  /// The number of pixels.
  open var drawableSize = CGSize.zero
  /// What is drawn into: nothing.
  open var currentDrawable: (any MTLDrawable)? { nil }

  /// Creates a view.
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
  }

  /// Creates a view without hardware.
  public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }

  /// Creates a view of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Draws it, which has no effect without hardware.
  open func draw() { if device != nil { delegate?.draw(in: self) } }
}

/// The methods that draw a view.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
  /// Called when the size changes.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)

  /// Called to draw.
  func draw(in view: MTKView)
}
