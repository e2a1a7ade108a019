/// The keyframes of a loop.
struct RepeatedKeyframes<Content: KeyframeTrackContent>: KeyframeTrackContent {
  typealias Value = Content.Value
  typealias Body = Self

  let keyframes: [Content]

  func _add(to list: inout _KeyframeList<Content.Value>) {
    for keyframe in keyframes { keyframe._add(to: &list) }
  }
}
