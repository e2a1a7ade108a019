public import HeadlessXCUIAutomation

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

/// How much of the processor the work takes.
public struct XCTCPUMetric: XCTMetric {
  /// Creates the metric.
  public init() {}

  /// Creates the metric of the thread that runs the work.
  public init(limitingToCurrentThread: Bool) {}

  /// Creates the metric of an app.
  public init(application: XCUIApplication) {}
}

/// How much memory the work takes.
public struct XCTMemoryMetric: XCTMetric {
  /// Creates the metric.
  public init() {}

  /// Creates the metric of an app.
  public init(application: XCUIApplication) {}
}

/// How much the work writes.
public struct XCTStorageMetric: XCTMetric {
  /// Creates the metric.
  public init() {}

  /// Creates the metric of an app.
  public init(application: XCUIApplication) {}
}

/// What the app marks for measuring.
public struct XCTOSSignpostMetric: XCTMetric {
  /// Creates the metric of what the app marks with a name.
  public init(subsystem: String, category: String, name: String) {}

  /// How long the app takes to launch.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
}

/// How often something is measured.
public final class XCTMeasureOptions {
  /// How often the work is done.
  public var iterationCount = 5

  /// Creates the usual options.
  public init() {}

  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
