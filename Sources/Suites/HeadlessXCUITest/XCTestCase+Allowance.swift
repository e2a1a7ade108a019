public import Foundation
public import XCTest

extension XCTestCase {
  /// How long a test may take in real time, which nothing here limits: always ten minutes.
  @preconcurrency @MainActor
  public var executionTimeAllowance: TimeInterval {
    get { 600 }
    set {}
  }
}
