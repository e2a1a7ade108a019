/// The conditions that hold for the touches under way after each event.
extension GestureRecognition {
  /// The broken conditions of recognizers and touches; empty, unless the model has a fault.
  package var brokenInvariants: [String] {
    var broken: [String] = []
    if Set(active.map { ObjectIdentifier($0) }).count != active.count {
      broken.append("a recognizer is at work twice")
    }
    for recognizer in active {
      let name = objectName(recognizer)
      if recognizer.recognition !== self { broken.append("\(name) is at work elsewhere") }
      for touch in recognizer.touchState.live
      where !recognizer.touchState.sequence.contains(touch.number) {
        broken.append("\(name) holds touch \(touch.number), which belongs to another gesture")
      }
      if recognizer.touchState.live.isEmpty != (recognizer.touchState.event == nil) {
        broken.append("\(name) has \(recognizer.touchState.live.count) touches, and another event")
      }
    }
    for act in acts where !active.contains(where: { $0 === act.recognizer }) {
      broken.append("\(objectName(act.recognizer)) is to act, and not at work")
    }
    let touches = withheld.map { ObjectIdentifier($0) }
    if Set(touches).count != touches.count { broken.append("a touch is withheld twice") }
    for record in withheld where record.touch.delivery == .nothing {
      broken.append("touch \(record.touch.number) is withheld, and nothing was decided about it")
    }
    return broken
  }

  /// Reports broken invariants in a debug build.
  func checkInvariants() { Invariants.check(brokenInvariants) }
}
