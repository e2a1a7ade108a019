import HeadlessUIKit

/// Returns the hardware that draws: none, as in a simulator without it.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// The hardware that draws.
public protocol MTLDevice: AnyObject {
  /// The name.
  var name: String { get }

  /// Makes a queue of commands.
  func makeCommandQueue() -> (any MTLCommandQueue)?

  /// Returns the app's functions.
  func makeDefaultLibrary() -> (any MTLLibrary)?

  /// Makes room for some bytes.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?

  /// Makes room for some bytes, and copies them.
  func makeBuffer(
    bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)?

  /// Makes a picture.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
}

/// A queue of commands.
public protocol MTLCommandQueue: AnyObject {
  /// Makes room for commands.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// Commands that belong together.
public protocol MTLCommandBuffer: AnyObject {
  /// Begins to carry them out.
  func commit()

  /// Waits until they are carried out.
  func waitUntilCompleted()

  /// Shows what was drawn.
  func present(_ drawable: any MTLDrawable)
}

/// What is drawn into, and shown.
public protocol MTLDrawable: AnyObject {
  /// Shows it.
  func present()
}

/// Functions of the app's for the hardware.
public protocol MTLLibrary: AnyObject {
  /// Returns the function of a name.
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// A function for the hardware.
public protocol MTLFunction: AnyObject {
  /// The name.
  var name: String { get }
}

/// Bytes that the hardware can read.
public protocol MTLBuffer: AnyObject {
  /// The number of bytes.
  var length: Int { get }

  /// Returns the bytes.
  func contents() -> UnsafeMutableRawPointer
}

/// A picture that the hardware can read.
public protocol MTLTexture: AnyObject {
  /// The number of pixels in a row.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }
  /// The kind of pixels.
  var pixelFormat: MTLPixelFormat { get }
}

/// Where bytes are.
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}

/// The kinds of pixels.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case r8Unorm = 10
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case rgba32Float = 125
  case depth32Float = 252
}

/// The color that is there before anything is drawn.
public struct MTLClearColor: Sendable {
  /// The parts of the color.
  public var red: Double, green: Double, blue: Double, alpha: Double

  /// Creates a color.
  public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 0) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

/// Returns a color.
public func MTLClearColorMake(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
