import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Locks

/// What has happened in one application, and what is so.
final class EventLog: ScopedState {
  struct Entry: Sendable {
    let date: Date
    let info: any Sendable
  }

  private let events = Locked<[String: [Entry]]>([:])
  private let values = Locked<[UUID: any Sendable]>([:])

  func entries(of id: String) -> [Entry] { events.withLock { $0[id] ?? [] } }

  func add(_ id: String, _ info: any Sendable) {
    events.withLock { $0[id, default: []].append(Entry(date: .uiKitNow(), info: info)) }
  }

  func value(of id: UUID) -> (any Sendable)? { values.withLock { $0[id] } }

  func set(_ value: any Sendable, for id: UUID) { values.withLock { $0[id] = value } }

  func reset() {
    events.withLock { $0 = [:] }
    values.withLock { $0 = [:] }
  }
}
