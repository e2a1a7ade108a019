import HeadlessMetalKit
import HeadlessUIKit

/// The pixels of a kernel's input or output.
final class ProcessorMemory {
  let region: CGRect
  let format: CIFormat
  let bytesPerRow: Int
  let start: UnsafeMutableRawPointer

  /// Takes memory for a rectangle, in a format that is known.
  init?(_ region: CGRect, _ format: CIFormat) {
    guard format.bytesPerPixel > 0, CIContext.canRender(region) else { return nil }
    (self.region, self.format) = (region, format)
    bytesPerRow = format.bytesPerPixel * Int(region.width)
    let count = bytesPerRow * Int(region.height)
    start = .allocate(byteCount: count, alignment: 16)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  /// Takes memory with the pixels of an image.
  convenience init?(_ image: CIImage, _ region: CGRect, _ format: CIFormat) {
    guard let pixels = image.pixels(in: region) else { return nil }
    self.init(region, format)
    format.write(pixels, to: start, rowBytes: bytesPerRow)
  }

  deinit { start.deallocate() }

  var pixels: FloatPixels {
    format.read(
      start, rowBytes: bytesPerRow, width: Int(region.width), height: Int(region.height))
  }
}

/// An image that goes into a kernel.
struct ProcessorInput: CIImageProcessorInput {
  let memory: ProcessorMemory

  var region: CGRect { memory.region }
  var bytesPerRow: Int { memory.bytesPerRow }
  var format: CIFormat { memory.format }
  var baseAddress: UnsafeRawPointer { UnsafeRawPointer(memory.start) }
  var metalTexture: (any MTLTexture)? { nil }
}

/// The image that a kernel makes.
struct ProcessorOutput: CIImageProcessorOutput {
  let memory: ProcessorMemory

  var region: CGRect { memory.region }
  var bytesPerRow: Int { memory.bytesPerRow }
  var format: CIFormat { memory.format }
  var baseAddress: UnsafeMutableRawPointer { memory.start }
  var metalTexture: (any MTLTexture)? { nil }
  var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
