import HeadlessUIKit

extension AVAudioPlayerNode {
  /// Plays a piece of sound after all others, and returns when it is over.
  nonisolated(nonsending) public final func scheduleBuffer(_ buffer: AVAudioPCMBuffer) async {
    await scheduleBuffer(buffer, at: nil)
  }

  /// Plays a piece of sound after all others, and returns when it is over.
  @discardableResult
  nonisolated(nonsending) public final func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType
  ) async -> AVAudioPlayerNodeCompletionCallbackType {
    await scheduleBuffer(buffer, at: nil)
    return callbackType
  }

  /// Plays a piece of sound, from a time of the player's on, and returns when it is over.
  nonisolated(nonsending) public final func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = []
  ) async {
    guard let seconds = seconds(of: buffer) else { return }
    await play(seconds, at: when, options)
  }

  /// Plays a piece of sound, from a time of the player's on, and returns when it is over.
  @discardableResult
  nonisolated(nonsending) public final func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType
  ) async -> AVAudioPlayerNodeCompletionCallbackType {
    await scheduleBuffer(buffer, at: when, options: options)
    return callbackType
  }

  /// Plays a file, and returns when it is over.
  nonisolated(nonsending) public final func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?
  ) async { await play(file.seconds, at: when) }

  /// Plays a file, and returns when it is over.
  @discardableResult
  nonisolated(nonsending) public final func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType
  ) async -> AVAudioPlayerNodeCompletionCallbackType {
    await play(file.seconds, at: when)
    return callbackType
  }

  /// Plays a part of a file, and returns when it is over.
  nonisolated(nonsending) public final func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?
  ) async { await play(file.seconds(from: startFrame, numberFrames), at: when) }

  /// Plays a part of a file, and returns when it is over.
  @discardableResult
  nonisolated(nonsending) public final func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType
  ) async -> AVAudioPlayerNodeCompletionCallbackType {
    await play(file.seconds(from: startFrame, numberFrames), at: when)
    return callbackType
  }

  private nonisolated(nonsending) final func play(
    _ seconds: Double, at when: AVAudioTime?, _ options: AVAudioPlayerNodeBufferOptions = []
  ) async {
    await MainTurn.answer(orWithout: ()) { answer in
      add(seconds, at: when, options) { MainActor.runUnchecked { answer(()) } }
    }
  }
}
