import Foundation
import HeadlessUIKit

/// The app's pending work in words: due work, work that is delayed in UIKit time, and work in
/// flight on other queues and in tasks, with its age in real time.
///
/// ```swift
/// print(Fleet.pendingWork)  // ["DispatchQueue.main.asyncAfter, in 2.00 s", "Task, List.swift:12, 0.1 s"]
/// ```
@preconcurrency @MainActor
public var pendingWork: [String] {
  let loop = UIApplication.shared.mainLoop
  let pending = loop.pending
  return pending.due.map { "\($0), due now" }
    + zip(pending.delayed, pending.delays).map { name, delay in
      "\(name), in \(String(format: "%.2f", delay / .seconds(1))) s"
    }
    + ApplicationWords.inFlight(loop) + ApplicationWords.awaited(loop)
}
