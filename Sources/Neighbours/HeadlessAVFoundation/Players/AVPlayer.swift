public import Foundation
public import HeadlessUIKit

// The life of a player, from `play()` to the end.
//
//  1. An item that a player gets is looked at in a later turn: `status` becomes `.readyToPlay`, and its
//     `duration` is known, or `.failed`.
//  2. `play()` sets `rate` at once. `timeControlStatus` is `.playing` if the item is ready, else it waits.
//  3. From then on the item goes on as the clock of the application does. Nothing ticks: where it is, is
//     worked out on demand. The player plans one turn for what comes next: the end, a time that an
//     observer waits for, the next call of one that is called again and again.
//  4. At the end the item says so; the player stops, goes on to the next item, or stays.

/// A player of an item.
@preconcurrency @MainActor
open class AVPlayer: NSObject, KeyValueObservable, NamingObject, AppMedia.Interruptible {
  /// Whether something can be played.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    /// It wants to, and waits.
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  /// What a player does when an item is over.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It goes on with the next one.
    case advance = 0
    case pause = 1
    case none = 2
  }

  /// The reason why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is too little yet.
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// It looks whether there is enough.
    public static let evaluatingBufferingRate = Self(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// There is no item.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  // MARK: Creating a player

  /// Creates a player without an item.
  public override init() { super.init() }

  /// Creates a player of what is at a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  // MARK: Items

  /// The played item.
  open var currentItem: AVPlayerItem? { item }

  /// Plays another item from now on.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== self.item else { return }
    observed(.currentItem) { take(item) }
    showControlStatus()
    planNext()
  }

  /// The action at the end of an item.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  // MARK: Playing

  /// Whether it can be played with.
  open var status: Status { .readyToPlay }
  /// The reason for the failure.
  open var error: (any Error)? { nil }

  /// How fast it plays; 0 if it does not.
  open var rate: Float {
    get { storedRate }
    set { set(rate: newValue) }
  }

  /// The speed at which `play()` lets it play.
  open var defaultRate: Float = 1

  /// Lets it play.
  open func play() { set(rate: defaultRate) }

  /// Lets it rest.
  open func pause() { set(rate: 0) }

  /// Lets it play at once.
  open func playImmediately(atRate rate: Float) { set(rate: rate) }

  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { storedControlStatus }

  /// The reason for waiting, if it does.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard storedControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return item == nil ? .noItemToPlay : .toMinimizeStalls
  }

  /// Whether it waits until there is enough.
  open var automaticallyWaitsToMinimizeStalling = true
  /// The volume.
  open var volume: Float {
    get { storedVolume }
    set { observed(.volume) { storedVolume = min(max(newValue, 0), 1) } }
  }
  /// Whether it is not heard.
  open var isMuted: Bool {
    get { storedIsMuted }
    set { observed(.isMuted) { storedIsMuted = newValue } }
  }
  /// Whether it may play elsewhere.
  open var allowsExternalPlayback = true
  /// Whether it plays elsewhere, which none does here.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether the screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true

  // MARK: Time

  /// The present time within the item.
  open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

  /// Goes to a place in the item.
  open func seek(to time: CMTime) { item?.seek(to: time, completionHandler: nil) }

  /// Goes to a place in the item, and calls back in a later turn.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let item else { return callBack(completionHandler) }
    item.seek(to: time, completionHandler: completionHandler)
  }

  /// Goes to a place in the item.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    item?.seek(to: time, completionHandler: nil)
  }

  /// Goes to a place in the item, and calls back in a later turn.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Goes to a place in the item.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { await item?.moved(to: time) ?? false }

  /// Goes to a place in the item.
  @discardableResult
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { await item?.moved(to: time) ?? false }

  // MARK: Observing time

  /// Calls a block each time that the item has gone on for so long, and where it jumps, stops or begins.
  ///
  /// - Returns: What the observing is ended with, which must be kept.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any {
    let step = max(interval.seconds.isFinite ? interval.seconds : 1, Self.shortestStep)
    let observer = TimeObserver(.periodic(step), block)
    observer.pass(itemPosition)
    observers.append(observer)
    planNext()
    return observer
  }

  /// Calls a block where the item comes to one of these times.
  ///
  /// - Returns: What the observing is ended with, which must be kept.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    let places = times.map(\.timeValue.seconds).filter(\.isFinite).sorted()
    let observer = TimeObserver(.boundaries(places)) { _ in block() }
    observer.pass(itemPosition)
    observers.append(observer)
    planNext()
    return observer
  }

  /// Ends the observing of time.
  open func removeTimeObserver(_ observer: Any) {
    let object = observer as AnyObject
    guard observers.contains(where: { $0 === object }) else {
      return MediaWords.raise(
        "An instance of AVPlayer cannot remove a time observer that was added by a different "
          + "instance of AVPlayer.", by: "AVPlayer.removeTimeObserver(_:)")
    }
    observers.removeAll { $0 === object }
    planNext()
  }

  // MARK: The model

  static let timescale: CMTimeScale = 1_000_000_000
  /// Shorter steps would keep the clock from going on.
  private static let shortestStep = 0.001

  package final var observations: [Weak<NSKeyValueObservation>] = []

  package static let namedProperties: [String: NamedProperty] = [
    "status": NamedProperty(.status) { (player: AVPlayer) in player.status.rawValue },
    "timeControlStatus": NamedProperty(.timeControlStatus) { (player: AVPlayer) in
      player.timeControlStatus.rawValue
    },
    "rate": NamedProperty(.rate) { (player: AVPlayer) in player.rate },
    "currentItem": NamedProperty(.currentItem) { (player: AVPlayer) in player.currentItem },
    "reasonForWaitingToPlay": NamedProperty(.timeControlStatus) { (player: AVPlayer) in
      player.reasonForWaitingToPlay?.rawValue
    },
    "volume": NamedProperty(.volume) { (player: AVPlayer) in player.volume },
    "isMuted": NamedProperty(.isMuted) { (player: AVPlayer) in player.isMuted },
    "muted": NamedProperty(.isMuted) { (player: AVPlayer) in player.isMuted },
  ]
  private var item: AVPlayerItem?
  private var storedRate: Float = 0
  private var storedVolume: Float = 1
  private var storedIsMuted = false
  private var storedControlStatus = TimeControlStatus.paused
  private var observers: [TimeObserver] = []
  private var plan: MainLoop.TimedTurn?

  private var itemPosition: Double { item?.position ?? 0 }

  /// The item that comes after the one that plays.
  var itemAfterEnd: AVPlayerItem? { nil }

  private final func take(_ item: AVPlayerItem?) {
    self.item?.progression.go(at: 0, at: MainTurn.now)
    self.item?.player = nil
    self.item?.stopLoading()
    self.item = item
    item?.player = self
    item?.load()
    for observer in observers { observer.pass(itemPosition) }
  }

  private final func set(rate: Float) {
    let rate = rate.isFinite ? rate : 0
    if rate != storedRate {
      store(rate: rate)
    }
    if rate != 0 {
      AppMedia.current.begin(self)
      item?.load()
    }
    showControlStatus()
    tellPeriodic()
    planNext()
  }

  private final func store(rate: Float) {
    observed(.rate) { storedRate = rate }
    turn {
      NotificationCenter.default.post(name: AVPlayer.rateDidChangeNotification, object: self)
    }
  }

  /// Lets the item go on or not, and says so.
  private final func showControlStatus() {
    let isReady = item?.status == .readyToPlay
    let status: TimeControlStatus =
      storedRate == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
    item?.progression.go(
      at: status == .playing ? Double(storedRate) : 0, at: MainTurn.now)
    if status != storedControlStatus {
      observed(.timeControlStatus) { storedControlStatus = status }
    }
  }

  /// Goes on with what is known of an item now.
  final func itemIsKnown(_ item: AVPlayerItem) {
    guard item === self.item else { return }
    if item.status == .failed, storedRate != 0 {
      item.post(
        AVPlayerItem.failedToPlayToEndTimeNotification,
        item.error.map { [AVPlayerItemFailedToPlayToEndTimeErrorKey: $0] })
    }
    showControlStatus()
    planNext()
  }

  final func hasJumped() {
    for observer in observers { observer.pass(itemPosition) }
    tellPeriodic()
    planNext()
  }

  final func interrupt() { set(rate: 0) }

  /// Calls the periodic observers, as where the item stops or jumps.
  private final func tellPeriodic() {
    let time = currentTime()
    let called = observers.filter(\.isPeriodic)
    guard !called.isEmpty, item?.status == .readyToPlay else { return }
    turn {
      for observer in called where self.observers.contains(where: { $0 === observer }) {
        observer.call(time)
      }
    }
  }

  // MARK: What comes next

  /// Plans the turn for what comes next.
  final func planNext() {
    if let plan { UIApplication.shared.mainLoop.cancel(plan) }
    plan = nil
    guard storedControlStatus == .playing, let item else { return }
    let now = MainTurn.now
    let places =
      observers.compactMap { $0.next(from: item.position, rate: storedRate) } + [end(of: item)]
    let times = places.compactMap { item.progression.time(to: $0, at: now) }
    guard let time = times.min() else { return }
    plan = UIApplication.shared.mainLoop.enqueue(
      "AVPlayer", after: time, isOfApp: true, words: "AVPlayer"
    ) { [weak self] in self?.comeToNext() }
  }

  private final func end(of item: AVPlayerItem) -> Double {
    let limit = storedRate < 0 ? item.reversePlaybackEndTime : item.forwardPlaybackEndTime
    let own = storedRate < 0 ? 0 : item.lengthInSeconds
    guard limit.isNumeric else { return own }
    return storedRate < 0 ? max(limit.seconds, 0) : min(limit.seconds, own)
  }

  private final func comeToNext() {
    plan = nil
    guard let item, storedControlStatus == .playing else { return }
    let position = item.position
    let time = item.currentTime()
    for observer in observers where observer.reach(position, rate: storedRate) {
      observer.call(time)
    }
    let end = end(of: item)
    if self.item === item, storedRate > 0 ? position >= end : position <= end {
      comeToEnd(of: item)
    }
    planNext()
  }

  private final func comeToEnd(of item: AVPlayerItem) {
    let next = actionAtItemEnd == .advance ? itemAfterEnd : nil
    item.progression.go(at: 0, at: MainTurn.now)
    if actionAtItemEnd == .pause || actionAtItemEnd == .advance && next == nil {
      store(rate: 0)
    }
    item.post(AVPlayerItem.didPlayToEndTimeNotification)
    guard self.item === item else { return }
    if actionAtItemEnd == .advance { goOn(after: item) }
    if self.item !== item || storedRate == 0 { showControlStatus() }
  }

  /// Goes on with what comes after an item that is over.
  func goOn(after item: AVPlayerItem) {}

  private final func callBack(_ completion: @escaping (Bool) -> Void) { turn { completion(false) } }

  private final func turn(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.mainLoop.enqueue("AVPlayer", work)
  }
}

extension AVPlayer {
  /// Posted when a player plays faster or slower.
  public nonisolated static let rateDidChangeNotification = Notification.Name(
    "AVPlayerRateDidChangeNotification")
}
