import HeadlessCompression
import Testing

@Suite("Compression")
struct CompressionTests {
  private static let song = Array(String(repeating: "tirili ", count: 500).utf8)
  /// "robin robin robin" as `zlib` packs it in Python, without head and sum.
  private static let robins: [UInt8] = [0x2B, 0xCA, 0x4F, 0xCA, 0xCC, 0x53, 0x28, 0x42, 0x90, 0x00]

  /// Packs or unpacks bytes at once.
  private func buffer(
    _ bytes: [UInt8], room: Int, packs: Bool, by algorithm: compression_algorithm = COMPRESSION_ZLIB
  ) -> [UInt8] {
    var target = [UInt8](repeating: 0, count: room)
    let count =
      packs
      ? compression_encode_buffer(&target, room, bytes, bytes.count, nil, algorithm)
      : compression_decode_buffer(&target, room, bytes, bytes.count, nil, algorithm)
    return Array(target.prefix(count))
  }

  @Test func `bytes are packed and unpacked at once`() {
    let packed = buffer(Self.song, room: 4_000, packs: true)
    #expect(packed.count < 200 && !packed.isEmpty)

    #expect(buffer(packed, room: 4_000, packs: false) == Self.song)
    #expect(buffer(Self.robins, room: 99, packs: false) == Array("robin robin robin".utf8))
    #expect(buffer(packed, room: 7, packs: false) == Array("tirili ".utf8))
    #expect(buffer(Self.song, room: 10, packs: true) == [])
    #expect(buffer([0xFF, 0xFF], room: 10, packs: false) == [])
    #expect(buffer(Self.song, room: 4_000, packs: true, by: COMPRESSION_LZFSE) == [])
    #expect(buffer(packed, room: 4_000, packs: false, by: COMPRESSION_LZ4) == [])
  }

  /// Sends bytes through a stream in pieces, and returns all with the last status.
  private func stream(
    _ bytes: [UInt8], _ operation: compression_stream_operation, pieces: Int, saysEnd: Bool = true
  ) -> (bytes: [UInt8], status: compression_status) {
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: pieces)
    let source = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    source.initialize(from: bytes, count: bytes.count)
    defer {
      room.deallocate()
      source.deallocate()
    }
    var stream = compression_stream(
      dst_ptr: room, dst_size: 0, src_ptr: UnsafePointer(source), src_size: 0, state: nil)
    var status = compression_stream_init(&stream, operation, COMPRESSION_ZLIB)
    defer { compression_stream_destroy(&stream) }
    var (taken, all) = (0, [UInt8]())
    while status == COMPRESSION_STATUS_OK, all.count <= 50_000 {
      let count = min(pieces, bytes.count - taken)
      (stream.src_ptr, stream.src_size) = (UnsafePointer(source + taken), count)
      (stream.dst_ptr, stream.dst_size) = (room, pieces)
      let isLast = taken + count == bytes.count
      if isLast, !saysEnd, count == 0 { break }
      status = compression_stream_process(
        &stream, isLast && saysEnd ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
      taken += count - stream.src_size
      all += UnsafeBufferPointer(start: room, count: pieces - stream.dst_size)
    }
    return (all, status)
  }

  @Test(arguments: [1, 16, 100_000]) func `bytes go through a stream in pieces`(pieces: Int) {
    let packed = stream(Self.song, COMPRESSION_STREAM_ENCODE, pieces: pieces)
    #expect(packed.status == COMPRESSION_STATUS_END)

    let unpacked = stream(packed.bytes, COMPRESSION_STREAM_DECODE, pieces: pieces)
    #expect(unpacked.status == COMPRESSION_STATUS_END && unpacked.bytes == Self.song)
    // Blocks that are not packed, the last of them with a 1 in front.
    let blocks = (1...500).flatMap { number -> [UInt8] in
      [number == 500 ? 1 : 0, 7, 0, 0xF8, 0xFF] + Array("tirili ".utf8)
    }
    let stored = stream(blocks, COMPRESSION_STREAM_DECODE, pieces: pieces)
    #expect(stored.status == COMPRESSION_STATUS_END && stored.bytes == Self.song)
    let broken = stream([0xFF, 0xFF, 0xFF], COMPRESSION_STREAM_DECODE, pieces: pieces)
    #expect(broken.status == COMPRESSION_STATUS_ERROR)
    let cut = stream(packed.bytes.dropLast(9) + [], COMPRESSION_STREAM_DECODE, pieces: pieces)
    #expect(cut.status == COMPRESSION_STATUS_ERROR && cut.bytes.isEmpty)
  }

  @Test func `a large block goes through a stream byte by byte, and is read once`() {
    var number: UInt32 = 1
    let noise = (0..<30_000).map { _ -> UInt8 in
      number = number &* 1_664_525 &+ 1_013_904_223
      return UInt8(number >> 24)
    }
    let packed = buffer(noise, room: 40_000, packs: true)
    let count = [UInt8(noise.count & 0xFF), UInt8(noise.count >> 8)]
    let stored = [1] + count + count.map { ~$0 } + noise
    for bytes in [packed, stored] {
      let unpacked = stream(bytes, COMPRESSION_STREAM_DECODE, pieces: 1)
      #expect(unpacked.status == COMPRESSION_STATUS_END && unpacked.bytes == noise)
    }
  }

  @Test func `packed bytes say themselves where they end`() {
    let robins = stream(
      Self.robins, COMPRESSION_STREAM_DECODE, pieces: 99, saysEnd: false)

    #expect(robins.status == COMPRESSION_STATUS_END)
    #expect(robins.bytes == Array("robin robin robin".utf8))
  }

  @Test func `other algorithms fail`() {
    var byte: UInt8 = 0
    withUnsafeMutablePointer(to: &byte) { byte in
      var stream = compression_stream(
        dst_ptr: byte, dst_size: 0, src_ptr: UnsafePointer(byte), src_size: 0, state: nil)
      for algorithm in [COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_LZMA, COMPRESSION_LZFSE] {
        #expect(
          compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, algorithm)
            == COMPRESSION_STATUS_ERROR)
      }
      #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
      #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_ERROR)
    }
  }
}
