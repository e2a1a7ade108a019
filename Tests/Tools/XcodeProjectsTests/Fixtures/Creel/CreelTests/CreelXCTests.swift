import XCTest
@testable import Creel

final class CreelXCTests: XCTestCase {

    @MainActor func testTheAppIsThere() {
        XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
        XCTAssertTrue(UIApplication.shared.windows.first?.rootViewController is CatchViewController)
    }
}
