import FailureReporting
import FleetTesting
import Foundation
import HeadlessPhotos
import TestSupport
import Testing

@MainActor
@Suite("Photos: the picker", .freshApplication)
struct PickerTests {
  private final class Album: UIViewController, PHPickerViewControllerDelegate {
    var picked: [[PHPickerResult]] = []
    var dismisses = true

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picked.append(results)
      if dismisses { picker.dismiss(animated: true) }
    }
  }

  private let album = Album()

  private func show(
    _ configuration: PHPickerConfiguration = PHPickerConfiguration()
  ) -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = album
    setAsAppRootWindow(album)
    album.present(picker, animated: true)
    settle()
    return picker
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func `the delegate gets what was picked, without any permission, and dismisses`() {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 0
    let picker = show(configuration)
    let trace = Trace()

    picker.pick(.image(image(2)), .image(image(3)))

    let providers = album.picked.first?.map(\.itemProvider) ?? []
    #expect(providers.count == 2 && album.presentedViewController == nil)
    for provider in providers where provider.canLoadObject(ofClass: UIImage.self) {
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        trace.add("\((object as? UIImage)?.size.width ?? 0)")
      }
    }
    #expect(trace.lines.isEmpty)
    settle()
    #expect(trace.lines == ["2.0", "3.0"] && album.picked.first?.first?.assetIdentifier == nil)
    #expect(Fleet.screen.presentedAlert == nil)
  }

  @Test func `a film is a file that is there as long as the handler runs`() throws {
    let film = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).mov")
    try Data("film".utf8).write(to: film)
    defer { try? FileManager.default.removeItem(at: film) }
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.videos, .livePhotos])
    show(configuration).pick(.video(film))
    let provider = try #require(album.picked.first?.first?.itemProvider)
    let trace = Trace()

    #expect(provider.hasItemConformingToTypeIdentifier("public.movie"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    provider.loadFileRepresentation(forTypeIdentifier: "public.movie") { url, _ in
      let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nil"
      trace.add("\(url?.pathExtension ?? "") \(text)")
      trace.add(url?.path ?? "")
    }
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, error in
      trace.add("\(url == nil) \(error != nil)")
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.movie") { data, _ in
      trace.add("\(data?.count ?? 0)")
    }
    settle()

    #expect(trace.lines.first == "mov film" && Array(trace.lines.suffix(2)) == ["true true", "4"])
    #expect(!FileManager.default.fileExists(atPath: trace.lines.dropFirst().first ?? ""))
    #expect(FileManager.default.fileExists(atPath: film.path))
  }

  @Test func `cancel is an empty answer, and a swipe down is, too`() {
    show().cancel()
    #expect(album.picked == [[]] && album.presentedViewController == nil)

    let picker = show()
    picker.dismissBySwipingDown()

    #expect(album.picked == [[], []])
  }

  @Test func `a photo of the library comes with its name, if the picker has the library`() {
    let asset = SimulatedPhotos.add(image(2))
    show(PHPickerConfiguration(photoLibrary: .shared())).pick(.asset(asset))
    show().pick(.asset(asset))

    #expect(album.picked.map { $0.first?.assetIdentifier } == [asset.localIdentifier, nil])
  }

  @Test func `filters offer kinds`() {
    let rows: [(PHPickerFilter, photo: Bool, film: Bool)] = [
      (.images, true, false), (.videos, false, true), (.any(of: [.images, .videos]), true, true),
      (.not(.images), false, true), (.all(of: [.images, .not(.videos)]), true, false),
      (.screenshots, false, false),
    ]
    album.dismisses = false
    for (filter, photo, film) in rows {
      var configuration = PHPickerConfiguration()
      configuration.filter = filter
      let picker = show(configuration)
      let image = image(1)
      #expect(failures { picker.pick(.image(image)) }.isEmpty == photo)
      let url = URL(fileURLWithPath: "/film.mov")
      #expect(failures { picker.pick(.video(url)) }.isEmpty == film)
    }
  }

  @Test func `what a user cannot pick is a failure`() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    let loose = PHPickerViewController(configuration: configuration)
    let picker = show(configuration)
    let image = image(1)
    func pickAll() -> [RecordedFailure] {
      failures {
        loose.pick(.image(image))
        loose.cancel()
        picker.pick(.image(image), .image(image))
        picker.pick(.video(URL(fileURLWithPath: "/film.mov")))
      }
    }
    let received = pickAll()

    #expect(
      received.reasons == [
        "Cannot pick in PHPickerViewController: The picker is not presented.",
        "Cannot cancel in PHPickerViewController: The picker is not presented.",
        "Cannot pick in PHPickerViewController: 2 are more than can be chosen.",
        "Cannot pick in PHPickerViewController: It does not offer films.",
      ])
    #expect(
      received.map(\.details).dropFirst(2) == [
        "The selectionLimit of its configuration is 1; 0 sets no limit.",
        "The filter of its configuration says what it offers.",
      ])
    #expect(
      received.first?.details
        == "<PHPickerViewController> has to be presented by a screen that shows: "
        + "present(_:animated:completion:).")
    #expect(album.picked.isEmpty)
  }

  @Test func `what is in front of the picker has to go first`() {
    let picker = show()
    picker.present(
      UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: false)

    let received = failures { picker.cancel() }

    #expect(
      received.reasons == [
        "Cannot cancel in PHPickerViewController: Another screen is presented over it."
      ])
    #expect(
      received.first?.details
        == "<UIAlertController \"Wait\"> is in front of <PHPickerViewController>, and has to "
        + "be answered first.")
  }
}
