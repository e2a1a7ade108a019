import FailureReporting
import Fleet
import HeadlessUIKit

/// The kind of an activity that goes on with something that the user has found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of the identifier of what was found, in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The kind of an activity that goes on searching in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// The key of what the user searches for, in the activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Opens something in the app that the user has found.
///
/// Brings the app to the front, and hands its delegate an activity with the identifier. Records a failure
/// when the app lets nothing of this identifier be found, or when no app was launched.
///
/// ```swift
/// openSearchableItem(withIdentifier: "7")
/// ```
@preconcurrency @MainActor
public func openSearchableItem(
  withIdentifier identifier: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.ask("open '\(identifier)'", at: site) { application in
    let identifiers = searchableItems.map(\.uniqueIdentifier)
    guard identifiers.contains(identifier) else {
      return SpotlightWords.missing(identifier, among: identifiers).report(.application, at: site)
    }
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.userInfo = [CSSearchableItemActivityIdentifier: identifier]
    application.userContinue(activity)
  }
}
