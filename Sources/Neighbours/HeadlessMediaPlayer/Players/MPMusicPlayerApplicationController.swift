import HeadlessUIKit

/// A player whose queue can be changed while it plays.
open class MPMusicPlayerApplicationController: MPMusicPlayerController {
  /// Changes the queue; the completion comes on a later turn.
  open func perform(
    queueTransaction: (MPMusicPlayerControllerMutableQueue) -> Void,
    completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
  ) {
    let changing = MPMusicPlayerControllerMutableQueue(items)
    queueTransaction(changing)
    changeQueue { queue in
      for change in changing.changes { change(&queue) }
    }
    let changed = MPMusicPlayerControllerQueue(items)
    UIApplication.shared.mainLoop.enqueue("MPMusicPlayerApplicationController") {
      completionHandler(changed, nil)
    }
  }
}
