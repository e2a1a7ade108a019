import Foundation

/// Runs `body` on `count` threads of their own at the same time, and waits for all of them.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup(of: Void.self) { group in
    for index in 0..<count {
      group.addTask {
        await withCheckedContinuation { done in
          Thread {
            body(index)
            done.resume()
          }
          .start()
        }
      }
    }
  }
}
