public import HeadlessUIKit

/// How the user first got the app, as a test says.
public struct SimulatedDownload: Hashable, Sendable {
  /// The version that they got; `nil` for the one that runs.
  public var version: String?
  /// When they got it.
  public var date: Date
  /// When they ordered it, if they did so before it was out.
  public var preorderDate: Date?
  /// The device that they got it on.
  public var platform: AppStore.Platform

  /// Creates what a test says.
  public init(
    version: String? = nil, date: Date = Date(), preorderDate: Date? = nil,
    platform: AppStore.Platform = .iOS
  ) {
    self.version = version
    self.date = date
    self.preorderDate = preorderDate
    self.platform = platform
  }
}
