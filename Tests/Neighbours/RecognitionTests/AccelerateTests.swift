import HeadlessAccelerate
import Testing

@Suite("Accelerate")
struct AccelerateTests {
  private let numbers: [Float] = [1, -2, 3, -4]

  private func reduced(
    _ function: (UnsafePointer<Float>, Int, UnsafeMutablePointer<Float>, UInt) -> Void
  ) -> Float {
    var result: Float = 0
    function(numbers, 1, &result, 4)
    return result
  }

  private func mapped(
    _ function: (UnsafePointer<Float>, UnsafeMutablePointer<Float>) -> Void
  ) -> [Float] {
    var result = [Float](repeating: 0, count: 4)
    function(numbers, &result)
    return result
  }

  @Test func `numbers are put together`() {
    #expect(reduced(vDSP_sve) == -2)
    #expect(reduced(vDSP_svesq) == 30)
    #expect(reduced(vDSP_meanv) == -0.5)
    #expect(reduced(vDSP_meamgv) == 2.5)
    #expect(reduced(vDSP_measqv) == 7.5)
    #expect(reduced(vDSP_rmsqv) == Float(7.5).squareRoot())
    #expect(reduced(vDSP_maxv) == 3)
    #expect(reduced(vDSP_minv) == -4)
    #expect(reduced(vDSP_maxmgv) == 4)
  }

  @Test func `numbers are changed one by one`() {
    var (two, low, high): (Float, Float, Float) = (2, -3, 2)
    #expect(mapped { vDSP_vabs($0, 1, $1, 1, 4) } == [1, 2, 3, 4])
    #expect(mapped { vDSP_vneg($0, 1, $1, 1, 4) } == [-1, 2, -3, 4])
    #expect(mapped { vDSP_vsq($0, 1, $1, 1, 4) } == [1, 4, 9, 16])
    #expect(mapped { vDSP_vsadd($0, 1, &two, $1, 1, 4) } == [3, 0, 5, -2])
    #expect(mapped { vDSP_vsmul($0, 1, &two, $1, 1, 4) } == [2, -4, 6, -8])
    #expect(mapped { vDSP_vsdiv($0, 1, &two, $1, 1, 4) } == [0.5, -1, 1.5, -2])
    #expect(mapped { vDSP_vadd($0, 1, $0, 1, $1, 1, 4) } == [2, -4, 6, -8])
    #expect(mapped { vDSP_vmul($0, 1, $0, 1, $1, 1, 4) } == [1, 4, 9, 16])
    #expect(mapped { vDSP_vclip($0, 1, &low, &high, $1, 1, 4) } == [1, -2, 2, -3])
    #expect(mapped { vDSP_vabs($0, 2, $1, 1, 2) } == [1, 3, 0, 0])
  }

  @Test func `of two the first is taken from the second`() {
    let ones = [Float](repeating: 1, count: 4)
    #expect(mapped { vDSP_vsub(ones, 1, $0, 1, $1, 1, 4) } == [0, -3, 2, -5])
    #expect(mapped { vDSP_vdiv(ones, 1, $0, 1, $1, 1, 4) } == numbers)
    var (product, zero): (Double, Double) = (0, 1)
    vDSP_dotprD([1, 2], 1, [3, 4], 1, &product, 2)
    #expect(product == 11)
    var decibels = [Double](repeating: 0, count: 2)
    vDSP_vdbconD([10, 100], 1, &zero, &decibels, 1, 2, 1)
    #expect(decibels == [20, 40])
    var fewer = [Float](repeating: 0, count: 2)
    vDSP_desamp(numbers, 2, [0.5, 0.5], &fewer, 2, 2)
    #expect(fewer == [-0.5, -0.5])
    var points = [Float](repeating: 0, count: 2)
    vDSP_vflt16([3, -4], 1, &points, 1, 2)
    #expect(points == [3, -4])
  }

  @Test func `arrays have arithmetic`() {
    let array = [1.0, 2, 3]

    #expect(vDSP.sum(array) == 6)
    #expect(vDSP.mean(array) == 2)
    #expect(vDSP.maximum(array) == 3)
    #expect(vDSP.minimum(array) == 1)
    #expect(vDSP.sumOfSquares(array) == 14)
    #expect(vDSP.rootMeanSquare([3.0, 3]) == 3)
    #expect(vDSP.absolute([-1.0]) == [1])
    #expect(vDSP.add(array, array) == [2, 4, 6])
    #expect(vDSP.add(1, array) == [2, 3, 4])
    #expect(vDSP.subtract(array, array) == [0, 0, 0])
    #expect(vDSP.multiply(2, array) == [2, 4, 6])
    #expect(vDSP.divide(array, 2) == [0.5, 1, 1.5])
    #expect(vDSP.dot(array, array) == 14)
    #expect(vDSP.clip(array, to: 1.5...2.5) == [1.5, 2, 2.5])
  }

  private func picture(
    _ input: [UInt8], _ make: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> Int
  ) -> (error: Int, pixels: [UInt8]) {
    var (input, output) = (input, [UInt8](repeating: 0, count: input.count))
    let width = UInt(input.count / 4)
    let error = input.withUnsafeMutableBytes { source in
      output.withUnsafeMutableBytes { target in
        var (from, to) = (
          vImage_Buffer(
            data: source.baseAddress, height: 1, width: width, rowBytes: source.count),
          vImage_Buffer(data: target.baseAddress, height: 1, width: width, rowBytes: target.count)
        )
        return make(&from, &to)
      }
    }
    return (error, output)
  }

  @Test func `a picture is blurred, tinted and turned around`() {
    let input: [UInt8] = [0, 0, 0, 0, 90, 60, 30, 255, 0, 0, 0, 0]
    let blurred = picture(input) {
      vImageBoxConvolve_ARGB8888(
        $0, $1, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
    }
    #expect(blurred.error == kvImageNoError)
    #expect(blurred.pixels == [30, 20, 10, 85, 30, 20, 10, 85, 30, 20, 10, 85])
    let even = picture(input) { vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 2, 2, nil, 0) }
    #expect(even.error == kvImageInvalidKernelSize)
    // All colors become the first one's.
    let matrix: [Int16] = [256, 256, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256]
    let grey = picture(input) { vImageMatrixMultiply_ARGB8888($0, $1, matrix, 256, nil, nil, 0) }
    #expect(Array(grey.pixels[4..<8]) == [90, 90, 90, 255])
    let turned = picture(input) { vImagePermuteChannels_ARGB8888($0, $1, [3, 2, 1, 0], 0) }
    #expect(Array(turned.pixels[4..<8]) == [255, 30, 60, 90])
  }

  @Test func `half numbers are read and written as IEEE 754 says`() throws {
    let rows: [(UInt16, Float)] = [
      (0x0000, 0), (0x3C00, 1), (0xC000, -2), (0x7BFF, 65504), (0x0400, 0x1p-14),
      (0x0001, 0x1p-24), (0x3555, 0.333251953125), (0x7C00, .infinity), (0xFC00, -.infinity),
    ]
    var halves = try vImage_Buffer(width: 3, height: 3, bitsPerPixel: 16)
    var numbers = try vImage_Buffer(width: 3, height: 3, bitsPerPixel: 32)
    defer {
      halves.free()
      numbers.free()
    }
    #expect(halves.rowBytes >= 6 && numbers.rowBytes >= 12)
    for (index, row) in rows.enumerated() {
      halves.data.storeBytes(
        of: row.0, toByteOffset: index / 3 * halves.rowBytes + index % 3 * 2, as: UInt16.self)
    }
    #expect(vImageConvert_Planar16FtoPlanarF(&halves, &numbers, 0) == kvImageNoError)
    for (index, row) in rows.enumerated() {
      let offset = index / 3 * numbers.rowBytes + index % 3 * 4
      #expect(numbers.data.load(fromByteOffset: offset, as: Float.self) == row.1)
    }
    // 2049 lies between 2048 and 2050: the even one is taken; 70000 is beyond the largest one.
    let written: [(Float, UInt16)] = [(2049, 0x6800), (70000, 0x7C00), (-0.1, 0xAE66)]
    for (column, row) in written.enumerated() {
      numbers.data.storeBytes(of: row.0, toByteOffset: column * 4, as: Float.self)
    }
    #expect(vImageConvert_PlanarFtoPlanar16F(&numbers, &halves, 0) == kvImageNoError)
    for (column, row) in written.enumerated() {
      #expect(halves.data.load(fromByteOffset: column * 2, as: UInt16.self) == row.1)
    }
  }

  @Test func `memory for pixels is as large as they are, or there is none`() throws {
    let wide = try vImage_Buffer(size: CGSize(width: 9.5, height: 2), bitsPerPixel: 32)
    defer { wide.free() }
    #expect(wide.size == CGSize(width: 9, height: 2))
    #expect(wide.rowBytes >= 36)
    for (width, height, bits) in [(0, 1, 8), (1, -1, 8), (1, 1, 0)] as [(Int, Int, UInt32)] {
      #expect(throws: vImage.Error.invalidParameter) {
        try vImage_Buffer(width: width, height: height, bitsPerPixel: bits)
      }
    }
    #expect(throws: vImage.Error.memoryAllocationError) {
      try vImage_Buffer(width: .max, height: 2, bitsPerPixel: 32)
    }
    #expect(throws: vImage.Error.invalidParameter) {
      try vImage_Buffer(size: CGSize(width: Double.nan, height: 1), bitsPerPixel: 32)
    }
  }

  @Test func `conversions need memory, and as many pixels as they write`() throws {
    var (small, large) = (
      try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 16),
      try vImage_Buffer(width: 2, height: 1, bitsPerPixel: 32)
    )
    defer {
      small.free()
      large.free()
    }
    var none = vImage_Buffer()
    #expect(
      vImageConvert_Planar16FtoPlanarF(&small, &large, 0) == kvImageRoiLargerThanInputBuffer)
    #expect(vImageConvert_Planar16FtoPlanarF(&none, &large, 0) == kvImageNullPointerArgument)
  }
}
