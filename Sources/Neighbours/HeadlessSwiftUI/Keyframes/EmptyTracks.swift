/// No tracks: the value stays as it is.
struct EmptyTracks<Value>: Keyframes {
  typealias Body = Self

  func _add(to tracks: inout _KeyframeTracks<Value>) {}
}
