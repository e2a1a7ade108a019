import FailureReporting
import Fleet
import HeadlessUIKit

/// What a user can find of the app on the device, and opens.
///
/// It belongs to the application of the test.
///
/// ```swift
/// SimulatedSpotlight.open(withIdentifier: "7")
/// ```
@preconcurrency @MainActor
public enum SimulatedSpotlight {
  /// What the app lets its user find, in order.
  ///
  /// ```swift
  /// let attributes = CSSearchableItemAttributeSet(contentType: .text)
  /// attributes.title = "Wren"
  /// let item = CSSearchableItem(
  ///   uniqueIdentifier: "7", domainIdentifier: nil, attributeSet: attributes)
  /// CSSearchableIndex.default().indexSearchableItems([item])
  /// Fleet.settle()
  /// print(SimulatedSpotlight.items.map(\.uniqueIdentifier))  // ["7"]
  /// ```
  public nonisolated static var items: [CSSearchableItem] { SearchableItems.current.all }

  /// Opens something in the app that the user has found.
  ///
  /// Brings the app to the front, and hands its delegate an activity with the identifier. Records a failure
  /// when the app lets nothing of this identifier be found, or when no app was launched.
  public static func open(
    withIdentifier identifier: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.ask("open '\(identifier)'", at: site) { application in
      let identifiers = items.map(\.uniqueIdentifier)
      guard identifiers.contains(identifier) else {
        return SpotlightWords.missing(identifier, among: identifiers)
          .report(.application, kind: .missing, at: site)
      }
      let activity = NSUserActivity(activityType: CSSearchableItemActionType)
      activity.userInfo = [CSSearchableItemActivityIdentifier: identifier]
      application.userContinue(activity)
    }
  }
}
