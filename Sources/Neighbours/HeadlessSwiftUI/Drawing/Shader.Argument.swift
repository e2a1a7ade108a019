public import Foundation

extension Shader {
  /// What a shader is called with.
  public nonisolated struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Float])
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
    }

    private let value: Value

    private static func numbers(_ numbers: Double...) -> Argument {
      Argument(value: .numbers(numbers.map { Float($0) }))
    }

    // MARK: Numbers

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers(Double(x)) }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      numbers(Double(x), Double(y))
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { numbers(point.x, point.y) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { numbers(size.width, size.height) }
    /// A direction.
    public static func float2(_ vector: CGVector) -> Argument { numbers(vector.dx, vector.dy) }

    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers(Double(x), Double(y), Double(z))
    }

    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      numbers(Double(x), Double(y), Double(z), Double(w))
    }

    /// A list of numbers.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(value: .numbers(array))
    }

    // MARK: Other values

    /// The frame of the view.
    public static let boundingRect = Argument(value: .boundingRect)
    /// A color.
    public static func color(_ color: Color) -> Argument { colorArray([color]) }
    /// A list of colors.
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(value: .colors(array))
    }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }
}
