// Recorded UI tests see XCUITest's names by it, as the tests of an app do.
@_exported import HeadlessXCUITest
