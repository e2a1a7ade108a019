public import HeadlessXCUIAutomation

/// A measurement of a piece of work.
public protocol XCTMetric: Sendable {}

/// The time that the app takes to launch.
public struct XCTApplicationLaunchMetric: XCTMetric {
  /// Creates the metric.
  public init() {}

  /// Creates the metric; the app responds as soon as it has been launched.
  public init(waitUntilResponsive: Bool) {}
}

/// The time of the work.
public struct XCTClockMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// The processor time of the work.
public struct XCTCPUMetric: XCTMetric {
  /// Creates the metric.
  public init() {}

  /// Creates the metric of the thread that runs the work.
  public init(limitingToCurrentThread: Bool) {}

  /// Creates the metric of an app.
  public init(application: XCUIApplication) {}
}

/// The memory of the work.
public struct XCTMemoryMetric: XCTMetric {
  /// Creates the metric.
  public init() {}

  /// Creates the metric of an app.
  public init(application: XCUIApplication) {}
}

/// The written bytes of the work.
public struct XCTStorageMetric: XCTMetric {
  /// Creates the metric.
  public init() {}

  /// Creates the metric of an app.
  public init(application: XCUIApplication) {}
}

/// A measurement of the app's own signposts.
public struct XCTOSSignpostMetric: XCTMetric {
  /// Creates the metric of what the app marks with a name.
  public init(subsystem: String, category: String, name: String) {}

  /// The time that the app takes to launch.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}

/// The number of measurements.
public final class XCTMeasureOptions {
  /// The number of runs of the work.
  public var iterationCount = 5

  /// Creates the usual options.
  public init() {}

  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
