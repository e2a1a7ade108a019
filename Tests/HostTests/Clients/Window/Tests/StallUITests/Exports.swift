// The tests that are printed come beside this file.
@_exported import HeadlessXCUITest
