// The one line that a target of unchanged suites needs: all its files see XCUITest's names by it.
@_exported import HeadlessXCUITest
