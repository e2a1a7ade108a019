import FleetTesting
import HeadlessPhotos
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Photos: live photos", .freshApplication)
struct LivePhotoTests {
  private final class Listener: NSObject, PHLivePhotoViewDelegate {
    let trace = Trace()

    func livePhotoView(
      _ livePhotoView: PHLivePhotoView,
      willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {
      trace.add("\(playbackStyle) begins")
    }

    func livePhotoView(
      _ livePhotoView: PHLivePhotoView,
      didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {
      trace.add("\(playbackStyle) ends")
    }
  }

  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }

  @Test func `only live photos are loaded as such, and shown while they move`() throws {
    let live = SimulatedPhotos.add(image, isLive: true)
    #expect(live.mediaSubtypes == .photoLive)
    let trace = Trace()
    let view = PHLivePhotoView()
    for asset in [live, SimulatedPhotos.add(image)] {
      PHImageManager.default().requestLivePhoto(
        for: asset, targetSize: .zero, contentMode: .aspectFit, options: nil
      ) { photo, info in
        if let photo { view.livePhoto = photo }
        trace.add("\(photo != nil) \(info?[PHImageErrorKey] != nil)")
      }
    }
    #expect(trace.lines.isEmpty)
    settle()
    #expect(trace.lines == ["true false", "false true"])
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 3))

    let listener = Listener()
    view.delegate = listener
    view.startPlayback(with: .full)
    Fleet.advance(by: .seconds(2))
    #expect(listener.trace.lines == ["full begins"])
    Fleet.advance(by: .seconds(2))
    view.startPlayback(with: .hint)
    view.stopPlayback()
    Fleet.advance(by: .seconds(2))
    #expect(listener.trace.lines == ["full begins", "full ends", "hint begins", "hint ends"])
  }

  @Test func `files without a photo make none`() {
    let trace = Trace()
    PHLivePhoto.request(
      withResourceFileURLs: [URL(fileURLWithPath: "/nowhere/bird.mov")], placeholderImage: nil,
      targetSize: .zero, contentMode: .aspectFit
    ) { photo, _ in trace.add("\(photo != nil)") }
    settle()
    #expect(trace.lines == ["false"])
  }
}
