import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct AVKitTests {
  @Test func `a screen with a film is presented, and its player plays`() {
    SimulatedMedia.setDuration(5, of: "/film.mp4")
    let (page, screen) = (UIViewController(), AVPlayerViewController())
    screen.player = AVPlayer(url: URL(filePath: "/film.mp4"))
    setAsAppRootWindow(page)
    page.present(screen, animated: true) { screen.player?.play() }
    Fleet.settle()

    #expect(page.presentedViewController === screen)
    #expect(screen.player?.timeControlStatus == .playing)
    #expect(screen.contentOverlayView?.superview === screen.view)
    #expect(screen.isReadyForDisplay)
  }

  @Test func `layers, buttons and windows of films`() {
    final class FilmView: UIView {
      override class var layerClass: AnyClass { AVPlayerLayer.self }
    }
    let view = FilmView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let layer = view.layer as? AVPlayerLayer
    layer?.player = AVPlayer()
    #expect(layer?.videoGravity == .resizeAspect && layer?.isReadyForDisplay == false)
    #expect(AVPlayerLayer(player: nil).player == nil)
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    #expect(AVRoutePickerView().prioritizesVideoDevices == false)
  }

  @Test func `a shape in the middle of a place`() {
    let place = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: place)
        == CGRect(x: 25, y: 0, width: 50, height: 50))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: place).size == .zero)
  }
}
