/// The number of a line of sound or pictures in its file.
public typealias CMPersistentTrackID = Int32

/// The number of no line.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
