@_exported public import HeadlessXCUIAutomation
