/// The memory of a buffer: a piece for each channel, or one in which the channels take turns.
final class SampleMemory {
  let byteCount: Int
  private let bytes: UnsafeMutableRawPointer
  /// Where each channel begins.
  private let starts: UnsafeMutableRawPointer
  private let channelCount: Int

  /// Takes memory, in which there is silence.
  init(frames: Int, channels: Int, bytesOfSample: Int, isInterleaved: Bool) {
    byteCount = frames * channels * bytesOfSample
    channelCount = channels
    bytes = .allocate(byteCount: max(byteCount, 1), alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(byteCount, 1))
    let stride = MemoryLayout<UnsafeMutableRawPointer>.stride
    starts = .allocate(byteCount: max(channels, 1) * stride, alignment: stride)
    for channel in 0..<channels {
      let start = bytes + channel * (isInterleaved ? 1 : frames) * bytesOfSample
      starts.storeBytes(
        of: start, toByteOffset: channel * stride, as: UnsafeMutableRawPointer.self)
    }
  }

  deinit {
    starts.deallocate()
    bytes.deallocate()
  }

  /// Where a channel begins.
  func start(of channel: Int) -> UnsafeMutableRawPointer {
    starts.load(
      fromByteOffset: channel * MemoryLayout<UnsafeMutableRawPointer>.stride,
      as: UnsafeMutableRawPointer.self)
  }

  /// Where all channels begin, as samples of a type.
  func channels<Sample>(of type: Sample.Type) -> UnsafePointer<UnsafeMutablePointer<Sample>> {
    bytes.bindMemory(to: type, capacity: byteCount / MemoryLayout<Sample>.stride)
    return UnsafePointer(
      starts.bindMemory(to: UnsafeMutablePointer<Sample>.self, capacity: channelCount))
  }

  /// Takes over the samples of memory of the same form.
  func copy(_ other: SampleMemory) {
    bytes.copyMemory(from: other.bytes, byteCount: min(byteCount, other.byteCount))
  }
}
