/// Tracks, and those after them.
struct JoinedTracks<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = Self

  let first: First
  let second: Second

  func _add(to tracks: inout _KeyframeTracks<First.Value>) {
    first._add(to: &tracks)
    second._add(to: &tracks)
  }
}
