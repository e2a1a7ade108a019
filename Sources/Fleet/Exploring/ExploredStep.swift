/// One step of an exploration: what a user does, or a look at what must not change.
package enum ExploredStep: Hashable, Sendable, Codable {
  case user(UserStep)
  case probe(Probe)

  /// Something that a user may do at any time, and that leaves everything as it was.
  package enum Probe: Hashable, Sendable, Codable {
    /// The device is turned, and turned back.
    case turning
    /// The app goes to the background, and comes back.
    case background
    case memoryWarning
    /// The largest texts, then from right to left, then as before.
    case textSizes
    /// All lists are scrolled to their ends, and back.
    case scrolling
    /// All lists are reloaded.
    case reloading
    /// The last change is undone and redone.
    case undo
    /// Two taps, the second one before anything comes of the first.
    case doubleTap(ElementName)
    /// Many steps, to leave a screen that was presented.
    case leaving

    /// The turns there and back of a device that is held in some way.
    static func turns(from held: UserStep.Orientation) -> [UserStep] {
      [.turn(held == .portrait ? .landscapeLeft : .portrait), .turn(held)]
    }
  }
}

extension ExploredStep: CustomStringConvertible {
  package var description: String {
    switch self {
    case .user(let step): step.description
    case .probe(.turning): "(turn the device there and back)"
    case .probe(.background): "(go to the background and come back)"
    case .probe(.memoryWarning): "(memory warning)"
    case .probe(.textSizes): "(the largest texts, and from right to left)"
    case .probe(.scrolling): "(scroll to the end and back)"
    case .probe(.reloading): "(reload all lists)"
    case .probe(.undo): "(undo)"
    case .probe(.doubleTap(let name)): "(tap \(name) twice, quickly)"
    case .probe(.leaving): "(try to leave)"
    }
  }
}
