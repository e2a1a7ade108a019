public import Foundation

extension Selector.Method {
  /// Returns a method that makes the destination of a segue.
  ///
  /// It stands for `@IBSegueAction`.
  ///
  /// ```swift
  /// final class List: UIViewController {
  ///   override class var objectiveCMembers: [Selector.Method] {
  ///     [.segueAction("makeDetail:", List.makeDetail)]
  ///   }
  ///
  ///   func makeDetail(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
  /// }
  /// ```
  public static func segueAction<Target: AnyObject, Destination: UIViewController>(
    _ selector: Selector, _ body: @escaping (Target) -> (NSCoder) -> Destination?
  ) -> Selector.Method {
    segueAction(selector) { (target: Target, request) in body(target)(request.coder) }
  }

  /// Returns a method that makes the destination of a segue for a sender and an identifier.
  public static func segueAction<Target: AnyObject, Destination: UIViewController>(
    _ selector: Selector,
    _ body: @escaping (Target) -> (NSCoder, Any?, String?) -> Destination?
  ) -> Selector.Method {
    segueAction(selector) { (target: Target, request) in
      body(target)(request.coder, request.sender, request.identifier)
    }
  }

  private static func segueAction<Target: AnyObject>(
    _ selector: Selector, _ make: @escaping (Target, SegueActionRequest) -> UIViewController?
  ) -> Selector.Method {
    Selector.Method(selector: selector) { target, sender, _ in
      guard let target = target as? Target, let request = sender as? SegueActionRequest else {
        return .refused
      }
      request.controller = make(target, request)
      return .answer(request.controller)
    }
  }
}

/// The parameters of a segue action, and its result.
final class SegueActionRequest {
  let coder: NSCoder
  let sender: Any?
  let identifier: String?
  var controller: UIViewController?

  init(coder: NSCoder, sender: Any?, identifier: String?) {
    self.coder = coder
    self.sender = sender
    self.identifier = identifier
  }
}

extension Selector {
  /// Returns the destination that a segue action makes.
  ///
  /// `nil` leaves that to the storyboard.
  @MainActor
  func makeController(
    on source: UIViewController, coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    let request = SegueActionRequest(coder: coder, sender: sender, identifier: identifier)
    perform(on: source, sender: request)
    return request.controller
  }
}
