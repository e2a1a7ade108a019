public import Foundation
import HeadlessUIKit
import Locks

/// Nodes through which sound goes.
///
/// Nothing is heard, and no microphone hears anything: what its players play takes its time in UIKit time,
/// while it runs. It tells the audio session nothing. ``SimulatedAudio/interrupt(reason:)`` lets it rest.
@preconcurrency @MainActor
open class AVAudioEngine: NSObject, AppMedia.Interruptible {
  private struct State: Sendable {
    var graph = EngineGraph()
    var input: AVAudioInputNode?
    var output: AVAudioOutputNode?
    var mixer: AVAudioMixerNode?
    var isRunning = false
    /// How long it has run.
    var clock = Progression()
  }

  private nonisolated let state = Locked(State())

  /// Creates an engine without nodes.
  public nonisolated override init() { super.init() }

  // MARK: Nodes of its own

  /// The node of the microphone, which is made when it is first asked for.
  nonisolated open var inputNode: AVAudioInputNode {
    own(\.input) { AVAudioInputNode() }
  }

  /// The node of the speaker, which is made when it is first asked for.
  nonisolated open var outputNode: AVAudioOutputNode {
    own(\.output) { AVAudioOutputNode() }
  }

  /// The mixer that goes to the speaker, which is made when it is first asked for.
  nonisolated open var mainMixerNode: AVAudioMixerNode {
    let isNew = state.withLock { $0.mixer == nil }
    let mixer = own(\.mixer) { AVAudioMixerNode() }
    if isNew { connect(mixer, to: outputNode, format: outputNode.outputFormat(forBus: 0)) }
    return mixer
  }

  // MARK: Nodes of the app's

  /// All nodes.
  nonisolated open var attachedNodes: Set<AVAudioNode> {
    Set(state.withLock { $0.graph.nodes })
  }

  /// Takes a node, which no other engine may have.
  nonisolated open func attach(_ node: AVAudioNode) {
    if let other = node.engine, other !== self {
      return EngineError.raise(
        withoutCondition: "nil == owningEngine || GetEngine() == owningEngine",
        by: "AVAudioEngine.attach(_:)")
    }
    state.withLock { if !$0.graph.contains(node) { $0.graph.nodes.append(node) } }
    node.attach(to: self)
    follow()
  }

  /// Gives a node back.
  nonisolated open func detach(_ node: AVAudioNode) {
    guard has(node, "AVAudioEngine.detach(_:)") else { return }
    state.withLock { state in
      state.graph.nodes.removeAll { $0 === node }
      state.graph.disconnect { $0.source === node || $0.destination === node }
    }
    node.attach(to: nil)
    (node as? AVAudioPlayerNode)?.timeline.follow(isRunning: false, speed: 1)
    follow()
  }

  // MARK: Connections

  /// Lets the sound of a node go to another one; to the first free input if that is a mixer.
  nonisolated open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?
  ) {
    let bus = node2 is AVAudioMixerNode ? freeInput(of: node2) : 0
    connect(node1, to: node2, fromBus: 0, toBus: bus, format: format)
  }

  /// Lets the sound of an output go to an input, in place of what these were connected with.
  nonisolated open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {
    let areKnown = state.withLock { state in
      guard state.graph.contains(node1), state.graph.contains(node2) else { return false }
      state.graph.disconnect { connection in
        connection.source === node1 && connection.sourceBus == bus1
          || connection.destination === node2 && connection.destinationBus == bus2
      }
      state.graph.connections.append(
        .init(source: node1, sourceBus: bus1, destination: node2, destinationBus: bus2))
      return true
    }
    guard areKnown else {
      return EngineError.raise(
        withoutCondition: "[_nodes containsObject: node1] && [_nodes containsObject: node2]",
        by: "AVAudioEngine.connect(_:to:fromBus:toBus:format:)")
    }
    if let format { node1.setOutputFormat(format, bus1) }
    node2.setInputFormat(node1.outputFormat(forBus: bus1), bus2)
    follow()
  }

  /// Lets nothing come to a node.
  nonisolated open func disconnectNodeInput(_ node: AVAudioNode) {
    disconnect(node, "AVAudioEngine.disconnectNodeInput(_:)") { $0.destination === node }
  }

  /// Lets nothing come to an input.
  nonisolated open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    disconnect(node, "AVAudioEngine.disconnectNodeInput(_:bus:)") {
      $0.destination === node && $0.destinationBus == bus
    }
  }

  /// Lets the sound of a node go nowhere.
  nonisolated open func disconnectNodeOutput(_ node: AVAudioNode) {
    disconnect(node, "AVAudioEngine.disconnectNodeOutput(_:)") { $0.source === node }
  }

  /// Lets the sound of an output go nowhere.
  nonisolated open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    disconnect(node, "AVAudioEngine.disconnectNodeOutput(_:bus:)") {
      $0.source === node && $0.sourceBus == bus
    }
  }

  // MARK: Running

  /// Gets ready, so that it runs at once.
  nonisolated open func prepare() { _ = hasDevice("AVAudioEngine.prepare()") }

  /// Lets it run.
  nonisolated open func start() throws {
    guard hasDevice("AVAudioEngine.start()") else { return }
    run(true)
    guard MainQueue.isCurrent else {
      return MainTurn.post("AVAudioEngine") { AppMedia.current.begin(self) }
    }
    MainActor.runUnchecked { AppMedia.current.begin(self) }
  }

  /// Lets it rest; players go on where they are when it runs again.
  nonisolated open func pause() { run(false) }

  /// Ends it; players forget what they were to play.
  nonisolated open func stop() {
    run(false)
    for player in players { player.timeline.stop() }
  }

  /// Lets all nodes forget what has gone through them.
  nonisolated open func reset() {
    for node in state.withLock({ $0.graph.nodes }) { node.reset() }
  }

  /// Whether it runs.
  nonisolated open var isRunning: Bool { state.withLock(\.isRunning) }

  // MARK: The model

  final func interrupt() { pause() }

  private nonisolated final var players: [AVAudioPlayerNode] {
    state.withLock { $0.graph.nodes.compactMap { $0 as? AVAudioPlayerNode } }
  }

  /// How long it has run, in seconds.
  nonisolated final var seconds: Double {
    let now = MainTurn.now
    return state.withLock { $0.clock.position(at: now) }
  }

  /// How long it has run, for a node that is heard while it runs.
  nonisolated final func seconds(of node: AVAudioNode) -> Double? {
    let isHeard = state.withLock { $0.isRunning && $0.graph.isConnected(node) }
    return isHeard ? seconds : nil
  }

  nonisolated final func freeInput(of node: AVAudioNode) -> AVAudioNodeBus {
    state.withLock { $0.graph.freeInput(of: node) }
  }

  /// Whether the sound of a node goes somewhere.
  nonisolated final func hears(_ node: AVAudioNode) -> Bool {
    state.withLock { $0.graph.connections.contains { $0.source === node } }
  }

  /// Lets players go on as the engine does, and as fast as what their sound goes through.
  nonisolated final func follow() {
    let (isRunning, paths) = state.withLock { state in
      (
        state.isRunning,
        state.graph.nodes.compactMap { $0 as? AVAudioPlayerNode }.map { player in
          (player: player, nodes: state.graph.downstream(of: player))
        }
      )
    }
    for path in paths {
      path.player.timeline.follow(
        isRunning: isRunning, speed: path.nodes.reduce(1) { $0 * $1.speed })
    }
  }

  private nonisolated final func run(_ isRunning: Bool) {
    let now = MainTurn.now
    state.withLock { state in
      state.isRunning = isRunning
      state.clock.go(at: isRunning ? 1 : 0, at: now)
    }
    follow()
  }

  private nonisolated final func own<Node: AVAudioNode>(
    _ kept: WritableKeyPath<State, Node?>, _ make: () -> Node
  ) -> Node {
    let node = state.withLock { state in
      if let node = state[keyPath: kept] { return node }
      let node = make()
      state[keyPath: kept] = node
      state.graph.nodes.append(node)
      return node
    }
    node.attach(to: self)
    return node
  }

  private nonisolated final func disconnect(
    _ node: AVAudioNode, _ call: String, _ isGone: (EngineGraph.Connection) -> Bool
  ) {
    guard has(node, call) else { return }
    state.withLock { $0.graph.disconnect(where: isGone) }
    follow()
  }

  private nonisolated final func has(_ node: AVAudioNode, _ call: String) -> Bool {
    if state.withLock({ $0.graph.contains(node) }) { return true }
    EngineError.raise(withoutCondition: "[_nodes containsObject: node]", by: call)
    return false
  }

  private nonisolated final func hasDevice(_ call: String) -> Bool {
    if state.withLock({ $0.input != nil || $0.output != nil }) { return true }
    EngineError.raise(
      withoutCondition: "inputNode != nullptr || outputNode != nullptr", by: call)
    return false
  }
}
