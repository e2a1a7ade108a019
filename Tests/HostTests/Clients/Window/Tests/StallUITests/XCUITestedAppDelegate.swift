@testable import Stall

/// The delegate of the app under test.
final class XCUITestedAppDelegate: StallAppDelegate {}
