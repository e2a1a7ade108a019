public import HeadlessAVFoundation
public import HeadlessSwiftUI

/// A film with the buttons for it.
public nonisolated struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let videoOverlay: VideoOverlay

  /// Creates a film with views between the picture and the buttons.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    self.videoOverlay = videoOverlay()
  }

  /// The film.
  @MainActor public var body: some View { PlayerScreen(player: player).overlay { videoOverlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a film.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The system's screen with a film.
private struct PlayerScreen: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    AVPlayerViewController()
  }

  func updateUIViewController(_ screen: AVPlayerViewController, context: Context) {
    if screen.player !== player { screen.player = player }
  }
}
