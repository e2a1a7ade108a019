/// A number of frames, each of which has a sample of each channel.
public typealias AVAudioFrameCount = UInt32
/// A place in a sound, in frames.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of packets.
public typealias AVAudioPacketCount = UInt32
/// The number of an input or an output of a node.
public typealias AVAudioNodeBus = Int

/// The closure that gets what a node has made, and when.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// The closure that is called when a sound has been played.
public typealias AVAudioNodeCompletionHandler = () -> Void
