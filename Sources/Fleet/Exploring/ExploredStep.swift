/// One step of an exploration: a user's act, or a check of a state that must not change.
package enum ExploredStep: Hashable, Sendable {
  case user(UserStep)
  case probe(Probe)

  /// Something that a user may do at any time, and that leaves everything as it was.
  package enum Probe: Hashable, Sendable {
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

/// A step is coded as one line: a command of the user's, or a probe behind a mark.
extension ExploredStep: Codable {
  private static let mark = "probe "
  private static let doubleTap = "double tap "

  /// The line of a step.
  package var line: String {
    switch self {
    case .user(let step): step.description
    case .probe(.doubleTap(let name)): "\(Self.mark)\(Self.doubleTap)\(name)"
    case .probe(let probe): "\(Self.mark)\(probe)"
    }
  }

  /// Reads a line; `nil` for an invalid line.
  package init?(line: String) {
    guard line.hasPrefix(Self.mark) else {
      guard let step = try? UserStep.parsed(line) else { return nil }
      self = .user(step)
      return
    }
    let rest = String(line.dropFirst(Self.mark.count))
    if rest.hasPrefix(Self.doubleTap) {
      let name = String(rest.dropFirst(Self.doubleTap.count))
      guard let name = try? ElementName.parsed(name) else { return nil }
      self = .probe(.doubleTap(name))
      return
    }
    let plain: [Probe] = [
      .turning, .background, .memoryWarning, .textSizes, .scrolling, .reloading, .undo, .leaving,
    ]
    guard let probe = plain.first(where: { "\($0)" == rest }) else { return nil }
    self = .probe(probe)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let step = ExploredStep(line: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is no step.")
    }
    self = step
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(line)
  }
}
