import FailureReporting
public import HeadlessUIKit

extension UIActivityViewController {
  /// Chooses an activity of the system's, or of the app's with that type.
  ///
  /// The sheet goes, and the completion handler is called. Records a failure when the sheet is not
  /// presented, when something is presented over it, or when the app excludes the activity.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// let sheet = UIActivityViewController(activityItems: ["Wren"], applicationActivities: nil)
  /// setAsAppRootWindow(page)
  /// page.present(sheet, animated: true)
  /// sheet.chooseActivity(.copyToPasteboard)
  /// print(UIPasteboard.general.string == "Wren")  // true
  /// ```
  public func chooseActivity(
    _ activityType: UIActivity.ActivityType, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    choose(activityType.rawValue, at: CallSite(fileID, filePath, line, column)) {
      guard !isExcluded(activityType) else {
        return ActivityWords.excluded(activityType.rawValue)
      }
      if let own = offeredActivities.first(where: { $0.activityType == activityType }) {
        userChoose(own)
      } else {
        userChoose(activityType)
      }
      return nil
    }
  }

  /// Chooses an activity of the app's by its title.
  ///
  /// The activity gets the items, and its screen is presented, or it performs. Records a failure
  /// when the sheet is not presented, when something is presented over it, or when no activity that
  /// can handle the items has that title.
  ///
  /// ```swift
  /// final class Print: UIActivity {
  ///   override var activityTitle: String? { "Print" }
  ///   override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  ///   override func perform() { activityDidFinish(true) }
  /// }
  ///
  /// @MainActor func printBird() {
  ///   let page = UIViewController()
  ///   let sheet = UIActivityViewController(
  ///     activityItems: ["Wren"], applicationActivities: [Print()])
  ///   setAsAppRootWindow(page)
  ///   page.present(sheet, animated: true)
  ///   sheet.chooseActivity(withTitle: "Print")
  /// }
  /// ```
  public func chooseActivity(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    choose(title, at: CallSite(fileID, filePath, line, column)) {
      let offered = offeredActivities
      guard let activity = offered.first(where: { $0.activityTitle == title }) else {
        return ActivityWords.noActivity(titled: title, among: offered)
      }
      userChoose(activity)
      return nil
    }
  }

  private func choose(_ activity: String, at site: CallSite, _ act: () -> FailureText?) {
    Gesture.perform(with: self, at: site) { _ in
      if let refusal = faultAsPresented {
        return ActivityWords.text(refusal, choosing: activity, in: self)
          .report(.activityViewController, at: site)
      }
      act()?.report(.activityViewController, at: site)
    }
  }
}
