/// Going to a place.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
