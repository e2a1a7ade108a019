/// A turn from some pages to others.
@MainActor
final class PageTurn {
  let old: [UIViewController]
  let new: [UIViewController]
  let animated: Bool
  /// Whether the new pages stay; otherwise the old ones return.
  var completes = true
  /// Called when the turn has ended, with whether the new pages stay.
  let completion: (Bool) -> Void

  init(
    from old: [UIViewController], to new: [UIViewController], animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    self.old = old
    self.new = new
    self.animated = animated
    self.completion = completion
  }

  /// The pages that come.
  var arriving: [UIViewController] { new.filter { page in !old.contains { $0 === page } } }

  /// The pages that go.
  var leaving: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }
}
