import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// An app's requests to the system.
@MainActor @Suite(.ownApplication) struct UIApplicationRequestsTests {
  private let application = UIApplication.shared
  private let trace = Trace()

  @Test func `another icon is set at once, and told on a later turn`() {
    #expect(application.supportsAlternateIcons)
    #expect(application.alternateIconName == nil)

    application.setAlternateIconName("Dark") { [trace] error in
      trace.add("done, \(error == nil ? "no error" : "error")")
    }

    #expect(application.alternateIconName == "Dark")
    #expect(trace.lines == [])
    application.mainLoop.settle()
    #expect(trace.lines == ["done, no error"])
    application.setAlternateIconName(nil)
    #expect(application.alternateIconName == nil)
  }

  @Test func `errors of scenes have UIKit's domain and numbers`() {
    let error = UISceneError(.requestDenied) as NSError

    #expect(error.domain == "UISceneErrorDomain")
    #expect(error.code == 1)
  }

  @Test func `responders bring their activity up to date when it becomes current`() {
    final class Reader: UIViewController {
      var page = 0
      override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["page": page])
      }
    }
    let reader = Reader()
    let other = Reader()
    let activity = NSUserActivity(activityType: "reading")
    reader.userActivity = activity
    other.userActivity = activity
    other.userActivity = nil
    reader.page = 7
    other.page = 8

    activity.becomeCurrent()
    #expect(activity.userInfo == nil)
    activity.needsSave = true
    activity.becomeCurrent()

    #expect(activity.userInfo?["page"] as? Int == 7)
    #expect(!activity.needsSave)
    #expect(reader.userActivity === activity)
    #expect(other.userActivity == nil)
  }

  @Test func `an activity keeps no responder alive, and a responder its activity`() {
    weak var gone: UIResponder?
    weak var activity: NSUserActivity?
    do {
      let responder = UIResponder()
      let kept = NSUserActivity(activityType: "reading")
      responder.userActivity = kept
      (gone, activity) = (responder, kept)
      #expect(responder.userActivity === kept)
    }

    #expect(gone == nil)
    #expect(activity == nil)
  }
}
