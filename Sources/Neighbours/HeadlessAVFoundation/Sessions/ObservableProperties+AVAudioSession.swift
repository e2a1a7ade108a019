public import HeadlessUIKit

// The volume never changes here: its observers hear of the one that there is, if they ask for it.
extension AVAudioSession: KeyValueObservable {}

extension ObservableProperties where Object: AVAudioSession {
  /// The device's volume.
  public var outputVolume: ObservableProperty<Float> {
    .init(.outputVolume) { (session: AVAudioSession) in session.outputVolume }
  }
}
