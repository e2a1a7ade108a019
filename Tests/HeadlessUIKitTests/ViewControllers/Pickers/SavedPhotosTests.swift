import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Photos that the app saves", .ownApplication)
struct SavedPhotosTests {
  /// Is told in the ways in which apps declare it.
  private final class Camera: NSObject {
    var told: [String] = []

    func image(
      _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer
    ) { told.append("\(image.size.width), \(words(of: error))") }

    func film(
      _ path: String, didFinishSavingWithError error: NSError?,
      contextInfo: UnsafeMutableRawPointer?
    ) { told.append("\(path), \(words(of: error)), \(contextInfo == nil ? "nil" : "a pointer")") }

    private func words(of error: (any Error)?) -> String {
      error.map { "\(($0 as NSError).domain) \(($0 as NSError).code)" } ?? "no error"
    }
  }

  private let camera = Camera()
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
  private let imageEnd = Selector(
    "image:didFinishSavingWithError:contextInfo:",
    Camera.image(_:didFinishSavingWithError:contextInfo:))
  private let filmEnd = Selector(
    "film:didFinishSavingWithError:contextInfo:",
    Camera.film(_:didFinishSavingWithError:contextInfo:))

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `are there, and the target is told on a later turn`() {
    UserPermissions.current.set(.photosAdd, .allowed)
    UIImageWriteToSavedPhotosAlbum(image, camera, imageEnd, nil)
    #expect(camera.told == [])
    settle()

    #expect(camera.told == ["3.0, no error"])
    #expect(SavedPhotos.current.photos.count == 1)
  }

  @Test func `may be films, and the pointer comes back`() {
    UserPermissions.current.set(.photos, .limited)
    var context = 0
    withUnsafeMutablePointer(to: &context) { pointer in
      UISaveVideoAtPathToSavedPhotosAlbum("/a.mov", camera, filmEnd, pointer)
      UISaveVideoAtPathToSavedPhotosAlbum("/b.mov", camera, filmEnd, nil)
      settle()
    }

    #expect(camera.told == ["/a.mov, no error, a pointer", "/b.mov, no error, nil"])
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/no such film.mov"))
    #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(#filePath))
  }

  @Test func `are not there where the user forbids it`() {
    UserPermissions.current.set(.photosAdd, .denied)
    UIImageWriteToSavedPhotosAlbum(image, camera, imageEnd, nil)
    settle()

    #expect(camera.told == ["3.0, ALAssetsLibraryErrorDomain -3310"])
    #expect(SavedPhotos.current.photos.isEmpty)
  }

  @Test func `need no target`() {
    UserPermissions.current.set(.photosAdd, .allowed)
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    settle()

    #expect(SavedPhotos.current.photos.count == 1)
  }

  @Test func `wait for the user's answer`() {
    UIImageWriteToSavedPhotosAlbum(image, camera, imageEnd, nil)
    settle()
    #expect(camera.told == [])
    #expect(SavedPhotos.current.photos.isEmpty)
    UserPermissions.current.set(.photosAdd, .allowed)
    settle()

    #expect(camera.told == ["3.0, no error"])
  }

  @Test func `belong to a library that asks for them, and so does what comes later`() {
    UserPermissions.current.set(.photosAdd, .allowed)
    let names = Trace()
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    settle()
    SavedPhotos.current.hand { photo in
      if case .film(let url) = photo { names.add(url.path) } else { names.add("image") }
    }
    SavedPhotos.current.hand { _ in names.add("another library") }
    UISaveVideoAtPathToSavedPhotosAlbum("/a.mov", nil, nil, nil)
    settle()

    #expect(names.lines == ["image", "/a.mov"])
    #expect(SavedPhotos.current.photos.isEmpty)
  }
}
