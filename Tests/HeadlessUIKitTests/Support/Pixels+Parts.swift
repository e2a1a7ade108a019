package import Rasterizing

extension Pixels {
  /// Red, green, blue and opacity of a pixel.
  package func parts(_ x: Int, _ y: Int) -> [UInt8] {
    let color = self[x, y]
    return [color.red, color.green, color.blue, color.alpha]
  }
}
