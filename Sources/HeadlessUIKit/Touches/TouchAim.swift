/// What a user aims at with a finger, where the place on the screen does not say it, or says it less exactly.
package enum TouchAim {
  /// A row or an item, which is to tell what has become of the tap.
  case row(ItemTap)
  /// The arrow of an item, which is to tell what has become of the tap.
  case outline(OutlineTap)
  /// The value of a slider: no point is exact enough for it.
  case value(Float)
  /// A segment, which may be very small.
  case segment(Int)
  /// The half of a control that leads forward, or back; it may be very small.
  case half(isForward: Bool)
}
