import HeadlessUIKit
import TestSupport
import Testing

/// What an app asks of the system.
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
}
