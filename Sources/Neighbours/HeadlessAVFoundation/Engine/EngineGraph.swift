/// The nodes of an engine, and what goes from one to another.
struct EngineGraph: Sendable {
  struct Connection: Sendable {
    let source: AVAudioNode
    let sourceBus: AVAudioNodeBus
    let destination: AVAudioNode
    let destinationBus: AVAudioNodeBus
  }

  var nodes: [AVAudioNode] = []
  var connections: [Connection] = []

  func contains(_ node: AVAudioNode) -> Bool { nodes.contains { $0 === node } }

  /// The first input of a node that nothing comes to.
  func freeInput(of node: AVAudioNode) -> AVAudioNodeBus {
    let taken = Set(connections.filter { $0.destination === node }.map(\.destinationBus))
    return (0...taken.count).first { !taken.contains($0) } ?? 0
  }

  mutating func disconnect(where isGone: (Connection) -> Bool) {
    connections.removeAll(where: isGone)
  }

  /// The nodes that a node's sound comes to, one after the other.
  func downstream(of node: AVAudioNode) -> [AVAudioNode] {
    reached(from: node) { connection, node in
      connection.source === node ? connection.destination : nil
    }
  }

  /// The nodes from which sound comes to a node.
  func upstream(of node: AVAudioNode) -> [AVAudioNode] {
    reached(from: node) { connection, node in
      connection.destination === node ? connection.source : nil
    }
  }

  /// Whether a node is, or has to do with, a node of the device.
  func isConnected(_ node: AVAudioNode) -> Bool {
    node is AVAudioIONode || downstream(of: node).contains { $0 is AVAudioOutputNode }
      || upstream(of: node).contains { $0 is AVAudioInputNode }
  }

  private func reached(
    from start: AVAudioNode, _ other: (Connection, AVAudioNode) -> AVAudioNode?
  ) -> [AVAudioNode] {
    var found: [AVAudioNode] = []
    var next = [start]
    while let node = next.popLast() {
      for connection in connections {
        guard let other = other(connection, node), !found.contains(where: { $0 === other }) else {
          continue
        }
        found.append(other)
        next.append(other)
      }
    }
    return found
  }
}
