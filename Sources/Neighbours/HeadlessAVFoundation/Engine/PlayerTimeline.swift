import HeadlessUIKit
import Locks

// The life of what a node plays, from `scheduleFile` to the completion handler.
//
//  1. Each sound has a place on the node's own time, in seconds: behind the one before, or where the app
//     wants it. It begins there, and ends after its own length.
//  2. That time goes on while the node plays and its engine runs, as UIKit time does, and faster or slower
//     by what the sound goes through.
//  3. One turn is planned for the next end. There, sounds that are over are forgotten, and their handlers
//     called.

/// What a node has to play, and where it is, on any thread.
final class PlayerTimeline: Sendable {
  struct Sound: Sendable {
    let start: Double
    /// When it is over, which one that is repeated never is.
    var end: Double
    /// How long it lasts once.
    let length: Double
    let finish: (@Sendable () -> Void)?
  }

  private struct State: Sendable {
    var progression = Progression()
    var sounds: [Sound] = []
    var isPlaying = false
    var isRunning = false
    var speed = 1.0
    /// The number of the planned turn.
    var plan = 0

    var isGoing: Bool { isPlaying && isRunning }

    mutating func go(at now: Duration) {
      progression.go(at: isGoing ? speed : 0, at: now)
    }

    /// Lets what is repeated end with its round, and forgets what comes after it.
    mutating func endRound(at position: Double) -> [Sound] {
      guard let index = sounds.firstIndex(where: { $0.start <= position && position < $0.end })
      else { return take() }
      let later = Array(sounds[(index + 1)...])
      sounds.removeSubrange((index + 1)...)
      let sound = sounds[index]
      if sound.end == .infinity, sound.length > 0 {
        let rounds = ((position - sound.start) / sound.length).rounded(.up)
        sounds[index].end = sound.start + max(rounds, 1) * sound.length
      }
      return later
    }

    mutating func take() -> [Sound] {
      defer { sounds = [] }
      return sounds
    }
  }

  private let state = Locked(State())

  /// How far from its end a sound is over.
  private static let tolerance = 1e-6

  var isPlaying: Bool { state.withLock(\.isPlaying) }
  /// Whether it goes on now.
  var isGoing: Bool { state.withLock(\.isGoing) }

  /// Where it is at a moment, in seconds.
  func position(at moment: Duration) -> Double {
    state.withLock { $0.progression.position(at: moment) }
  }

  /// When it comes to a place, or was there.
  func moment(of place: Double) -> Duration {
    let now = MainTurn.now
    let seconds = state.withLock { (place - $0.progression.position(at: now)) / $0.speed }
    return seconds < 0 ? max(now - .uiKitTime(-seconds), .zero) : now + .uiKitTime(seconds)
  }

  // MARK: What it does

  /// Plays a sound behind all others, or from a place on.
  func add(
    lasting length: Double, at place: Double?, _ options: AVAudioPlayerNodeBufferOptions,
    _ finish: (@Sendable () -> Void)?
  ) {
    let now = MainTurn.now
    let dropped = state.withLock { state -> [Sound] in
      let position = max(state.progression.position(at: now), 0)
      var dropped: [Sound] = []
      if options.contains(.interrupts) {
        dropped = state.take()
      } else if options.contains(.interruptsAtLoop) {
        dropped = state.endRound(at: position)
      }
      let free = state.sounds.reduce(position) { max($0, $1.end) }
      let start = max(free, place ?? free)
      state.sounds.append(
        Sound(
          start: start, end: options.contains(.loops) ? .infinity : start + length,
          length: length, finish: finish))
      return dropped
    }
    end(dropped)
    planNext()
  }

  /// Lets it go on, now or later.
  func play(after delay: Duration) {
    change { state, now in
      // Until then, the time is before the place at which it goes on.
      let place = state.progression.position(at: now)
      let seconds = Progression.seconds(delay)
      if seconds > 0 { state.progression.move(to: place - seconds * state.speed, at: now) }
      state.isPlaying = true
    }
  }

  /// Lets it rest where it is.
  func pause() { change { state, _ in state.isPlaying = false } }

  /// Lets it rest at its beginning, and forgets all sounds, whose handlers are called in a later turn.
  func stop() {
    let dropped = state.withLock { state in
      state.isPlaying = false
      state.progression = Progression()
      return state.take()
    }
    end(dropped)
    planNext()
  }

  /// Goes on while an engine runs, as fast as that says.
  func follow(isRunning: Bool, speed: Double) {
    guard state.withLock({ $0.isRunning != isRunning || $0.speed != speed }) else { return }
    change { state, _ in (state.isRunning, state.speed) = (isRunning, speed) }
  }

  // MARK: What comes next

  private func change(_ body: (inout State, Duration) -> Void) {
    let now = MainTurn.now
    state.withLock { state in
      body(&state, now)
      state.go(at: now)
    }
    planNext()
  }

  private func end(_ sounds: [Sound]) {
    for finish in sounds.compactMap(\.finish) {
      MainTurn.post("AVAudioPlayerNode") { MainQueue.standForAnother(true) { finish() } }
    }
  }

  private func planNext() {
    let now = MainTurn.now
    let next = state.withLock { state -> (number: Int, time: Duration)? in
      state.plan += 1
      let end = state.sounds.reduce(.infinity) { min($0, $1.end) }
      guard state.isGoing, end.isFinite else { return nil }
      return (state.plan, state.progression.time(to: end, at: now) ?? .zero)
    }
    guard let next else { return }
    MainTurn.post(
      "AVAudioPlayerNode", words: "AVAudioPlayerNode", after: next.time,
      isWanted: { [weak self] in self?.isPlanned(next.number) == true }
    ) { [weak self] in self?.comeToEnd(next.number) }
  }

  private func isPlanned(_ number: Int) -> Bool { state.withLock { $0.plan == number } }

  /// Calls the handlers of what is over.
  @MainActor
  private func comeToEnd(_ number: Int) {
    let now = MainTurn.now
    let over = state.withLock { state -> [Sound]? in
      guard state.plan == number else { return nil }
      let position = state.progression.position(at: now) + Self.tolerance
      defer { state.sounds.removeAll { $0.end <= position } }
      return state.sounds.filter { $0.end <= position }
    }
    guard let over else { return }
    MainQueue.standForAnother(true) { for sound in over { sound.finish?() } }
    planNext()
  }
}
