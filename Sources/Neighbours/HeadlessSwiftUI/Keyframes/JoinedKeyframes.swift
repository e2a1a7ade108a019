/// Keyframes of a track, and those after them.
struct JoinedKeyframes<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = Self

  let first: First
  let second: Second

  func _add(to list: inout _KeyframeList<First.Value>) {
    first._add(to: &list)
    second._add(to: &list)
  }
}
