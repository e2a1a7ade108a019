import FailureReporting

extension VoiceOver {
  /// Does what a step says, for which there has to be something further of a rotor's kind.
  func perform(_ act: VoiceOverAct, at site: CallSite) {
    switch act {
    case .next(let rotor): step(rotor, forward: true, mustFind: true, at: site)
    case .previous(let rotor): step(rotor, forward: false, mustFind: true, at: site)
    case .activate: activate(at: site)
    case .increment: adjust(up: true, at: site)
    case .decrement: adjust(up: false, at: site)
    }
  }
}
