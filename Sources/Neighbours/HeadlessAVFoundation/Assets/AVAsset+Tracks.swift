extension AVAsset {
  /// The lines in it of which something can be said.
  public func tracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> [AVAssetTrack] { tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) } }

  /// The line of a number in it.
  public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  /// Loads the lines of a kind in it.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    _ = try await load(.tracks)
    return tracks(withMediaType: mediaType)
  }

  /// Loads the lines in it of which something can be said.
  public func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVAssetTrack] {
    _ = try await load(.tracks)
    return tracks(withMediaCharacteristic: mediaCharacteristic)
  }

  /// Loads the line of a number in it.
  public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    _ = try await load(.tracks)
    return track(withTrackID: trackID)
  }

  /// Loads the lines of a kind in it, and hands them over in a later turn.
  public func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    loadValuesAsynchronously(forKeys: ["tracks"]) { [self] in
      var error: NSError?
      let isLoaded = statusOfValue(forKey: "tracks", error: &error) == .loaded
      completionHandler(isLoaded ? tracks(withMediaType: mediaType) : nil, error)
    }
  }
}
