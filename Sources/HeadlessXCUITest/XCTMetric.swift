/// What is measured of a piece of work.
public protocol XCTMetric: Sendable {}

/// How long the app takes to launch.
public struct XCTApplicationLaunchMetric: XCTMetric {
  /// Creates the metric.
  public init() {}

  /// Creates the metric; the app responds as soon as it has been launched.
  public init(waitUntilResponsive: Bool) {}
}

/// How long the work takes.
public struct XCTClockMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// What the app marks for measuring.
public struct XCTOSSignpostMetric: XCTMetric {
  /// How long the app takes to launch.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}

/// How often something is measured.
public final class XCTMeasureOptions {
  /// How often the work is done.
  public var iterationCount = 5

  /// Creates the usual options.
  public init() {}

  /// The usual options.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
