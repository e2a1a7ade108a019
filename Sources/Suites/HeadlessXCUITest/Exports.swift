@_exported public import HeadlessXCUIAutomation
@_exported public import TestActivities
