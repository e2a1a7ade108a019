/// Where an entry of a rotor leads.
public nonisolated struct _RotorEntry {
  /// The name of the view; `nil` for the element that has the rotor.
  let target: AnyHashable?
  /// The part of the view's text.
  let textRange: Range<String.Index>?
  /// What is done before VoiceOver goes there.
  var prepare: () -> Void = {}

  /// Whether it leads to the same place.
  func leads(where other: _RotorEntry) -> Bool {
    target == other.target && textRange == other.textRange
  }
}
