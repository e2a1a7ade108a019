/// The means by which a web view learns that a delegate does not implement an optional method: Swift
/// cannot ask that, and calls the default of the protocol, which says so here.
@MainActor
enum UnwrittenMethod {
  private static var wasCalled = false

  static func note() { wasCalled = true }

  /// Makes a call, and returns whether the delegate has the method.
  static func isWritten(_ call: () -> Void) -> Bool {
    // A delegate may let the loop run within the call, and so others ask meanwhile.
    let outer = wasCalled
    wasCalled = false
    defer { wasCalled = outer }
    call()
    return !wasCalled
  }
}
