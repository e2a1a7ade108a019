import Foundation

/// The globe as geodesists have it, flattened at the poles (WGS 84).
enum Ellipsoid {
  private static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563
  private static let meanRadius = 6_371_009.0

  /// The meters between two places along the ground, by Vincenty's formulas.
  static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
    let pole = equator * (1 - flattening)
    let reduced = { (latitude: Double) in atan((1 - flattening) * tan(latitude * .pi / 180)) }
    let (u1, u2) = (reduced(one.latitude), reduced(other.latitude))
    let longitude = (other.longitude - one.longitude) * .pi / 180
    var lambda = longitude
    for _ in 0..<100 {
      let x = cos(u2) * sin(lambda)
      let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
      let sinSigma = sqrt(x * x + y * y)
      guard sinSigma > 0 else { return 0 }
      let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
      let cosAlpha2 = 1 - sinAlpha * sinAlpha
      let middle = cosAlpha2 > 0 ? cosSigma - 2 * sin(u1) * sin(u2) / cosAlpha2 : 0
      let c = flattening / 16 * cosAlpha2 * (4 + flattening * (4 - 3 * cosAlpha2))
      let inner = middle + c * cosSigma * (2 * middle * middle - 1)
      let before = lambda
      lambda =
        longitude + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * inner)
      guard abs(lambda - before) < 1e-12 else { continue }
      let u = cosAlpha2 * (equator * equator - pole * pole) / (pole * pole)
      let a = 1 + u / 16384 * (4096 + u * (u * (320 - 175 * u) - 768))
      let b = u / 1024 * (256 + u * (u * (74 - 47 * u) - 128))
      let cubic =
        b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
      let delta =
        b * sinSigma * (middle + b / 4 * (cosSigma * (2 * middle * middle - 1) - cubic))
      return pole * a * (sigma - delta)
    }
    return greatCircle(one, other)
  }

  /// The same on a sphere, for places opposite each other, where the formulas come to no end.
  private static func greatCircle(
    _ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D
  ) -> Double {
    let (a, b) = (one.latitude * .pi / 180, other.latitude * .pi / 180)
    let half = (other.longitude - one.longitude) * .pi / 360
    let h = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(half), 2)
    return 2 * meanRadius * asin(min(1, sqrt(h)))
  }
}
