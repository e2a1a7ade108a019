/// A link to an object that is strong while something else keeps the object alive for certain, and
/// weak otherwise.
///
/// A weak reference alone would do, and cost more: an object that has been referred to weakly is
/// about three times as slow to retain and release from then on, and to load the reference costs as
/// much again. So what is shown, and therefore kept, is linked strongly, and no weak reference to it
/// is ever formed; what is not shown may go before the link does, and is linked weakly.
///
/// Whoever sets the link says which it is, and must set it anew as `isKept` changes. To call an
/// object loose that is kept only makes the link slower. To call one kept that is not would keep it.
///
/// This is the one place where links of this kind are explained. `ControllerLink` shares one among
/// all that belongs to a view controller, `ViewTree` among the views of a window, and
/// `SuperviewLink`, the fastest case, replaces the strong reference by an address.
struct KeptLink<Object: AnyObject> {
  private(set) var kept: Object?
  private weak var loose: Object?

  init() {}

  init(_ object: Object?, isKept: Bool) { set(object, isKept: isKept) }

  /// The object, if it is still there.
  var object: Object? { kept ?? loose }

  /// Whether the object is still there; to ask this retains nothing while it is kept.
  var isAlive: Bool { kept != nil || loose != nil }

  /// Sets what the link leads to, and whether something keeps that.
  mutating func set(_ object: Object?, isKept: Bool) {
    // The weak reference comes before the strong one goes, which may be the last.
    loose = isKept ? nil : object
    kept = isKept ? object : nil
  }
}
