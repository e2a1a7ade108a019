import FailureReporting
import HeadlessUIKit

/// Records a failure when an object is still alive after something that should end it.
///
/// ```swift
/// var screen: UIViewController? = UIViewController()
/// expectRelease { screen } after: { screen = nil }
/// ```
///
/// - Parameters:
///   - object: Returns the object; nothing keeps it alive for the check.
///   - gesture: What should end it.
@preconcurrency @MainActor
public func expectRelease(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ object: () -> AnyObject?,
  after gesture: () -> Void
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(at: site) {
    weak let watched = object()
    guard let name = watched.map({ ($0 as? NSObject).map(objectName) ?? "<\(type(of: $0))>" })
    else {
      return ApplicationWords.noObject.report(.release, kind: .mistake, at: site)
    }
    gesture()
    Gesture.settle(.shared, at: site)
    if watched != nil {
      ApplicationWords.stillAlive(name).report(.release, kind: .unmet, at: site)
    }
  }
}
