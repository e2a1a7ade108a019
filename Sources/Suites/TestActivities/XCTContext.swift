/// Names parts of a test.
@preconcurrency @MainActor
public final class XCTContext {
  /// Runs a part of a test under a name, which stands in the log.
  @discardableResult
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let activity = Activity(name)
    print(String(repeating: "    ", count: depth) + name)
    depth += 1
    defer { depth -= 1 }
    return try block(activity)
  }

  /// The number of activities under way, one in the other.
  private static var depth = 0

  private final class Activity: XCTActivity {
    let name: String

    init(_ name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) { attachment.write() }
  }
}

/// A part of a test that has a name.
@preconcurrency @MainActor
public protocol XCTActivity: AnyObject {
  /// The name.
  var name: String { get }
  /// Keeps something with the part.
  func add(_ attachment: XCTAttachment)
}
