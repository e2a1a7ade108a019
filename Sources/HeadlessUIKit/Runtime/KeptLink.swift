/// A link that is strong while something else surely keeps the object alive, and weak otherwise.
///
/// A weak reference would do, but would be slower. Once an object has been referred to weakly, it
/// takes about three times as long to retain and release it, and loading the reference takes that
/// long again. So an object that is kept is linked strongly, and never referred to weakly. An
/// object that is not kept may be released before the link, so it is linked weakly.
///
/// The code that sets the link says which kind it is, and sets it again when `isKept` changes. If
/// `isKept` is `false` for an object that is kept, the link is only slower. If it is `true` for an
/// object that is not kept, the link keeps the object alive too long.
///
/// This is the one place that explains links of this kind. `ControllerLink` is shared by all that
/// belongs to a view controller, and `ViewTree` by the views of a window. `SuperviewLink` is the
/// fastest case, which replaces the strong reference by an address.
struct KeptLink<Object: AnyObject>: ~Copyable {
  private(set) var kept: Object?
  private weak var loose: Object?

  init() {}

  init(_ object: Object?, isKept: Bool) { set(object, isKept: isKept) }

  /// The object, if it still exists.
  var object: Object? { kept ?? loose }

  /// Whether the object still exists; this retains nothing while it is kept.
  var isAlive: Bool { kept != nil || loose != nil }

  /// Sets the object, and whether something keeps it alive.
  mutating func set(_ object: Object?, isKept: Bool) {
    // The weak reference is set before the strong one is cleared, because that may be the last one.
    loose = isKept ? nil : object
    kept = isKept ? object : nil
  }
}
