public import Foundation
import HeadlessUIKit

/// A player of the user's music, which goes on in UIKit time.
///
/// What it is given to play it takes over when it gets ready, or plays; items go on to the next one when
/// their `playbackDuration` is over.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
  override init() { super.init() }

  // MARK: The players

  /// The player of the app.
  open class var applicationMusicPlayer: MPMusicPlayerController { MusicPlayers.shared.app }

  /// The player of the app whose queue can be changed.
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController {
    MusicPlayers.shared.queue
  }

  /// The player of the app for music.
  open class var systemMusicPlayer: any MPMusicPlayerController & MPSystemMusicPlayerController {
    MusicPlayers.shared.system
  }

  // MARK: What is played

  /// Lets it play what a question finds.
  open func setQueue(with query: MPMediaQuery) {
    setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(query: query))
  }

  /// Lets it play some items.
  open func setQueue(with itemCollection: MPMediaItemCollection) {
    setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(itemCollection: itemCollection))
  }

  /// Lets it play items of the store.
  open func setQueue(with storeIDs: [String]) {
    setQueue(with: MPMusicPlayerStoreQueueDescriptor(storeIDs: storeIDs))
  }

  /// Lets it play what is described.
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {
    next = MusicQueue(descriptor.entries, first: descriptor.firstItem, mode: shuffleMode)
    tellOfQueue()
  }

  /// Adds what is described behind the current item.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {
    changeQueue { $0.prepend(descriptor.entries) }
  }

  /// Adds what is described at the end.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {
    changeQueue { $0.append(descriptor.entries) }
  }

  /// The item that it plays, or is at.
  open var nowPlayingItem: MPMediaItem? {
    get { isPreparedToPlay ? queue.current?.item : nil }
    set {
      adopt()
      guard let newValue else { return stop() }
      if queue.go(to: newValue) { arrive(resting: !isPlaying) }
    }
  }

  /// Which item of the queue that is; `NSNotFound` if no item plays.
  open var indexOfNowPlayingItem: Int { nowPlayingItem == nil ? NSNotFound : queue.index }

  // MARK: How it plays

  /// Its state.
  open private(set) var playbackState = MPMusicPlaybackState.stopped

  /// The part that it plays again.
  open var repeatMode = MPMusicRepeatMode.default

  /// In which order it plays.
  open var shuffleMode = MPMusicShuffleMode.default {
    didSet { changeQueue { $0.shuffle(shuffleMode) } }
  }

  /// Goes to the next item; from the last one to the first, where it rests.
  open func skipToNextItem() {
    adopt()
    let hasNext = queue.goOn(repeatMode)
    arrive(resting: !hasNext || !isPlaying)
  }

  /// Goes to the beginning of the item.
  open func skipToBeginning() { currentPlaybackTime = queue.current?.start ?? 0 }

  /// Goes to the item before; from the first one to none, where it ends.
  open func skipToPreviousItem() {
    adopt()
    if queue.goBack() { arrive(resting: !isPlaying) } else { stop() }
  }

  // MARK: Playing

  /// Whether it is ready.
  open private(set) var isPreparedToPlay = false

  /// Gets ready, so that it plays at once.
  open func prepareToPlay() {
    adopt()
    guard !isPreparedToPlay, let entry = queue.current else { return }
    isPreparedToPlay = true
    move(to: entry.start)
    go(at: 0, .paused)
  }

  /// Gets ready, and tells on a later turn whether there is something to play.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    prepareToPlay()
    let error = isPreparedToPlay ? nil : MPError(.notFound)
    loop.enqueue("MPMusicPlayerController") { completionHandler(error) }
  }

  /// Lets it play from where it is.
  open func play() {
    prepareToPlay()
    guard isPreparedToPlay else { return }
    go(at: 1, .playing)
  }

  /// Lets it rest where it is.
  open func pause() {
    if isPreparedToPlay, playbackState != .stopped { go(at: 0, .paused) }
  }

  /// Ends it; it would begin at the first item again.
  open func stop() {
    guard isPreparedToPlay else { return }
    isPreparedToPlay = false
    queue.begin()
    move(to: 0)
    go(at: 0, .stopped)
  }

  /// The time within it, in seconds.
  open var currentPlaybackTime: TimeInterval {
    get {
      min(max(progression.position(at: MainTurn.now), 0), queue.current?.end ?? .infinity)
    }
    set {
      guard newValue.isFinite, isPreparedToPlay else { return }
      move(to: min(max(newValue, 0), queue.current?.end ?? .infinity))
      plan()
    }
  }

  /// How fast it plays; 0 while it rests.
  open var currentPlaybackRate: Float {
    get { Float(progression.rate) }
    set {
      guard newValue.isFinite, newValue > 0 else { return pause() }
      prepareToPlay()
      if isPreparedToPlay { go(at: Double(newValue), .playing) }
    }
  }

  /// Lets it run ahead.
  open func beginSeekingForward() {
    if isPreparedToPlay { go(at: Self.seekingRate, .seekingForward) }
  }

  /// Lets it run back.
  open func beginSeekingBackward() {
    if isPreparedToPlay { go(at: -Self.seekingRate, .seekingBackward) }
  }

  /// Lets it play again.
  open func endSeeking() {
    if playbackState == .seekingForward || playbackState == .seekingBackward { go(at: 1, .playing) }
  }

  // MARK: Telling

  /// Lets it tell of what it does by notifications; calls may be nested.
  open func beginGeneratingPlaybackNotifications() {
    if listeners == 0 { told = (nowPlayingItem, playbackState) }
    listeners += 1
  }

  /// Lets it no longer tell.
  open func endGeneratingPlaybackNotifications() { listeners = max(listeners - 1, 0) }

  // MARK: The model

  private static let seekingRate = 8.0
  /// How long an item plays at least: in no time it would be repeated for ever.
  private static let shortestTime = Duration.milliseconds(1)
  private var queue = MusicQueue()
  /// The queue to play once it gets ready again.
  private var next: MusicQueue?
  private var listeners = 0
  /// What was told of last, and whether it will be told of something.
  private var told: (item: MPMediaItem?, state: MPMusicPlaybackState) = (nil, .stopped)
  private var willTell = false
  private var progression = Progression()
  private var end: MainLoop.TimedTurn?

  private var loop: MainLoop { UIApplication.shared.mainLoop }

  private final var isPlaying: Bool { progression.rate != 0 }

  /// The items of the queue.
  final var items: [MPMediaItem] { (next ?? queue).items }

  /// Changes the queue that plays, or the one that is to.
  final func changeQueue(_ change: (inout MusicQueue) -> Void) {
    tellOfQueue()
    if var waiting = next {
      change(&waiting)
      if waiting.current == nil { waiting.begin() }
      next = waiting
      return
    }
    let current = queue.current
    change(&queue)
    // What is played may be gone, and nothing may stand behind it.
    let goesOn = queue.current != nil || queue.goOn(repeatMode)
    guard isPreparedToPlay, queue.current !== current else { return }
    if queue.current == nil { stop() } else { arrive(resting: !isPlaying || !goesOn) }
  }

  private final func adopt() {
    guard let next else { return }
    queue = next
    self.next = nil
    isPreparedToPlay = false
    go(at: 0, .stopped)
  }

  /// Goes to the beginning of the current item.
  private final func arrive(resting: Bool) {
    guard let entry = queue.current else { return }
    isPreparedToPlay = true
    move(to: entry.start)
    go(at: resting ? 0 : 1, resting ? .paused : .playing)
  }

  private final func move(to place: Double) {
    progression.move(to: place, at: MainTurn.now)
  }

  private final func go(at rate: Double, _ state: MPMusicPlaybackState) {
    move(to: currentPlaybackTime)
    progression.go(at: rate, at: MainTurn.now)
    playbackState = state
    plan()
    tell()
  }

  /// Plans the turn in which the item ends.
  private final func plan() {
    if let end { loop.cancel(end) }
    end = nil
    guard progression.rate > 0, let length = queue.current?.end else { return }
    let time = progression.time(to: length, at: MainTurn.now) ?? .zero
    end = loop.enqueue(
      "MPMusicPlayerController", after: max(time, Self.shortestTime), isOfApp: true,
      words: "MPMusicPlayerController"
    ) { [weak self] in self?.ended() }
  }

  private final func ended() {
    end = nil
    let hasNext = repeatMode == .one || queue.goOn(repeatMode)
    arrive(resting: !hasNext)
  }

  /// Tells on a later turn what has become of the item and the state.
  private final func tell() {
    guard listeners > 0, !willTell else { return }
    willTell = true
    loop.enqueue("MPMusicPlayerController has changed") { [weak self] in
      guard let self else { return }
      willTell = false
      let before = told
      told = (nowPlayingItem, playbackState)
      if told.item != before.item { post(.MPMusicPlayerControllerNowPlayingItemDidChange) }
      if told.state != before.state { post(.MPMusicPlayerControllerPlaybackStateDidChange) }
    }
  }

  private final func tellOfQueue() {
    guard listeners > 0 else { return }
    loop.enqueue("MPMusicPlayerController has changed") { [weak self] in
      self?.post(.MPMusicPlayerControllerQueueDidChange)
    }
  }

  private final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// What only the player of the app for music can do.
@preconcurrency @MainActor
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
  /// Plays what is described in the app for music; here the app stays in front.
  func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

/// The players that an application's parts share.
@MainActor
private final class MusicPlayers {
  let app = MPMusicPlayerController()
  let queue = MPMusicPlayerApplicationController()
  let system = SystemMusicPlayer()

  static var shared: MusicPlayers { ApplicationScope.current.shared { MusicPlayers() } }
}

/// The player of the app for music.
private final class SystemMusicPlayer: MPMusicPlayerController, MPSystemMusicPlayerController {
  func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {
    setQueue(with: queueDescriptor)
    play()
  }
}
