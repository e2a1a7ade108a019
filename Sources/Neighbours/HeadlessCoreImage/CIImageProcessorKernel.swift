public import HeadlessMetalKit
import HeadlessUIKit

/// What an app makes of images by itself, pixel by pixel.
///
/// A kernel runs at once, in memory, in one part. It has no hardware.
open class CIImageProcessorKernel: NSObject {
  /// Writes the output; an app's kernels override it.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
    output: any CIImageProcessorOutput
  ) throws {}

  /// Returns the rectangle of an input that is needed for one of the output: the same one.
  open class func roi(
    forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect
  ) -> CGRect { outputRect }

  /// Returns how the pixels of an input are wanted.
  open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }

  /// How the pixels of the output are written.
  open class var outputFormat: CIFormat { .BGRA8 }

  /// Whether the output is opaque.
  open class var outputIsOpaque: Bool { false }

  /// Whether inputs are ready when the kernel runs; without hardware they always are.
  open class var synchronizeInputs: Bool { true }

  /// Returns what the kernel makes of images: nothing where it fails.
  open class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
  ) throws -> CIImage {
    let filter = AppliedFilter(
      name: "\(self)", values: (arguments ?? [:]).mapValues { "\($0)" })
    let filters = (inputs?.first?.appliedFilters ?? []) + [filter]
    let region = extent.integral
    let empty = CIImage(nil, extent, filters)
    guard let output = ProcessorMemory(region, outputFormat) else { return empty }
    var ready: [any CIImageProcessorInput] = []
    for (index, image) in (inputs ?? []).enumerated() {
      let place = Int32(clamping: index)
      let needed = roi(forInput: place, arguments: arguments, outputRect: region).integral
      guard let memory = ProcessorMemory(image, needed, formatForInput(at: place)) else {
        return empty
      }
      ready.append(ProcessorInput(memory: memory))
    }
    do {
      try process(
        with: inputs == nil ? nil : ready, arguments: arguments,
        output: ProcessorOutput(memory: output))
    } catch {
      return empty
    }
    return CIImage(output.pixels, at: region.origin, filters)
  }
}

/// An image that goes into a kernel.
public protocol CIImageProcessorInput {
  /// The rectangle of the image that is there.
  var region: CGRect { get }
  /// How far one row is from the next one.
  var bytesPerRow: Int { get }
  /// The format of the pixels.
  var format: CIFormat { get }
  /// The first pixel.
  var baseAddress: UnsafeRawPointer { get }
  /// The pixels for the hardware.
  var metalTexture: (any MTLTexture)? { get }
}

/// The image that a kernel makes.
public protocol CIImageProcessorOutput {
  /// The rectangle of the image that is to be made.
  var region: CGRect { get }
  /// How far one row is from the next one.
  var bytesPerRow: Int { get }
  /// The format of the pixels.
  var format: CIFormat { get }
  /// The first pixel.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// The pixels for the hardware.
  var metalTexture: (any MTLTexture)? { get }
  /// The commands for the hardware.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}
