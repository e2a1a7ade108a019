import FailureReporting
import FleetTesting
import Foundation
import HeadlessPhotos
import TestSupport
import Testing

@MainActor
@Suite("Photos: the library", .freshApplication)
struct PhotoLibraryTests {
  private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
    let trace = Trace()
    nonisolated(unsafe) let result: PHFetchResult<PHAsset>

    // Proof: tests use it on the main actor alone.
    init(_ result: PHFetchResult<PHAsset>) {
      self.result = result
      super.init()
    }

    func photoLibraryDidChange(_ change: PHChange) {
      let details = change.changeDetails(for: result)
      trace.add(
        "+\(details?.insertedObjects.count ?? 0) -\(details?.removedObjects.count ?? 0) "
          + "~\(details?.changedObjects.count ?? 0)")
    }
  }

  private let trace = Trace()

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: side, height: side),
      format: {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
      }()
    ).image { _ in }
  }

  private var all: PHFetchResult<PHAsset> { PHAsset.fetchAssets(with: nil) }

  @Test func `the two levels are asked for apart, and the form of old does not know of some`() {
    PHPhotoLibrary.requestAuthorization(for: .addOnly) { [trace] in trace.add("add \($0.rawValue)")
    }
    settle()
    #expect(Fleet.screen.alert?.title?.hasSuffix(" Would Like to Add to your Photos") == true)
    answerPermission(.deny)
    PHPhotoLibrary.requestAuthorization { [trace] in trace.add("old \($0.rawValue)") }
    settle()
    answerPermission("Limit Access…")

    #expect(trace.lines == ["add 2", "old 3"])
    #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .limited)
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
  }

  @Test func `has what the app saves without it`() {
    Fleet.permissions[.photos] = .allowed
    UIImageWriteToSavedPhotosAlbum(image(2), nil, nil, nil)
    settle()
    #expect(all.count == 1)
    UIImageWriteToSavedPhotosAlbum(image(3), nil, nil, nil)
    settle()

    #expect(SimulatedPhotos.assets.map(\.pixelWidth) == [2, 3])
  }

  @Test func `who fetches without a permission asks, and hears when the photos are there`() {
    SimulatedPhotos.add(image(2))
    let observer = Observer(all)
    PHPhotoLibrary.shared().register(observer)
    #expect(observer.result.count == 0)
    settle()

    answerPermission(.allow)

    #expect(all.count == 1 && observer.trace.lines == ["+1 -0 ~0"])
  }

  @Test func `photos are fetched by kind, condition, order and number`() {
    permissions[.photos] = .allowed
    for (side, seconds) in [(1, 30.0), (2, 10), (3, 20)] {
      SimulatedPhotos.add(
        image(CGFloat(side)), date: Date(timeIntervalSince1970: seconds), isFavorite: side == 2)
    }
    SimulatedPhotos.add(filmAt: URL(fileURLWithPath: "/a.mov"), duration: 7)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)]
    options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
    func widths(_ result: PHFetchResult<PHAsset>) -> [Int] {
      var widths: [Int] = []
      result.enumerateObjects { asset, _, stop in
        widths.append(asset.pixelWidth)
        if widths.count == 3 { stop.pointee = true }
      }
      return widths
    }

    #expect(widths(PHAsset.fetchAssets(with: options)) == [2, 3, 1])
    options.fetchLimit = 2
    #expect(widths(PHAsset.fetchAssets(with: options)) == [2, 3])
    options.predicate = NSPredicate(format: "isFavorite == YES")
    #expect(widths(PHAsset.fetchAssets(with: options)) == [2])
    let films = PHAsset.fetchAssets(with: .video, options: nil)
    #expect(films.count == 1 && films.firstObject?.duration == 7)
    #expect(all.countOfAssets(with: .image) == 3 && all.count == 4)
    let second = all.object(at: 1)
    #expect(
      PHAsset.fetchAssets(withLocalIdentifiers: [second.localIdentifier], options: nil)
        .firstObject == second)
    #expect(all.index(of: second) == 1 && all.contains(second))
  }

  @Test func `numbers of kinds are those of a device`() {
    #expect(PHAssetCollectionSubtype.any.rawValue == .max)
    #expect(PHAssetCollectionSubtype(rawValue: 209) == .smartAlbumUserLibrary)
  }

  @Test func `a user may let the app see only some, and what it adds itself`() {
    permissions[.photos] = .limited
    let photos = [1, 2].map { SimulatedPhotos.add(image(CGFloat($0))) }
    #expect(all.count == 0)
    SimulatedPhotos.choose([photos[1]])
    #expect(all.firstObject?.pixelWidth == 2 && all.count == 1)
    let third = image(3)
    PHPhotoLibrary.shared().performChanges {
      _ = PHAssetChangeRequest.creationRequestForAsset(from: third)
    }
    settle()

    #expect(all.count == 2 && SimulatedPhotos.assets.count == 3)
  }

  @Test func `changes are made in a block on a later turn, once the user lets the app`() {
    let image = image(5)
    PHPhotoLibrary.shared().performChanges {
      let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
      request.isFavorite = true
      request.creationDate = Date(timeIntervalSince1970: 9)
    } completionHandler: { [trace] isDone, error in
      trace.add("\(isDone) \(error == nil)")
    }
    settle()
    #expect(trace.lines.isEmpty && SimulatedPhotos.assets.isEmpty)

    answerPermission(.allow)

    #expect(trace.lines == ["true true"])
    let asset = SimulatedPhotos.assets.first
    #expect(asset?.pixelWidth == 5 && asset?.isFavorite == true)
    #expect(asset?.creationDate == Date(timeIntervalSince1970: 9))
  }

  @Test func `who is not let in cannot change anything`() async {
    permissions[.photos] = .denied
    permissions[.photosAdd] = .denied
    await #expect(throws: PHPhotosError(.accessUserDenied)) {
      try await PHPhotoLibrary.shared().performChanges {}
    }
    #expect(throws: PHPhotosError(.accessUserDenied)) {
      try PHPhotoLibrary.shared().performChangesAndWait {}
    }
    let error: any Error = PHPhotosError(.accessUserDenied)
    let isDenied = if case PHPhotosError.accessUserDenied = error { true } else { false }
    #expect((error as NSError).domain == "PHPhotosErrorDomain" && isDenied)
  }

  @Test func `photos are changed and deleted, in albums, too, and observers hear what`() throws {
    permissions[.photos] = .allowed
    SimulatedPhotos.add(image(1))
    SimulatedPhotos.add(image(2))
    let observer = Observer(all)
    let library = PHPhotoLibrary.shared()
    library.register(observer)
    let first = try #require(all.firstObject)
    setDate(Date(timeIntervalSinceNow: 100))
    nonisolated(unsafe) let asset = first
    try library.performChangesAndWait {
      PHAssetChangeRequest(for: asset).isHidden = false
      let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(
        withTitle: "Birds")
      album.addAssets([asset] as NSArray)
    }
    settle()
    let album = try #require(
      PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
        .firstObject)
    #expect(album.localizedTitle == "Birds" && album.estimatedAssetCount == 1)
    #expect(PHAsset.fetchAssets(in: album, options: nil).firstObject == first)

    try library.performChangesAndWait { PHAssetChangeRequest.deleteAssets([asset] as NSArray) }
    settle()

    #expect(observer.trace.lines == ["+0 -0 ~1", "+0 -1 ~0"])
    #expect(PHAsset.fetchAssets(in: album, options: nil).count == 0)
    library.unregisterChangeObserver(observer)
    SimulatedPhotos.add(image(3))
    settle()
    #expect(observer.trace.lines.count == 2 && SimulatedPhotos.albums == ["Birds"])
  }

  @Test func `a photo can be added by its bytes`() throws {
    permissions[.photos] = .allowed
    let data = try #require(image(4).pngData())
    try PHPhotoLibrary.shared().performChangesAndWait {
      let request = PHAssetCreationRequest.forAsset()
      request.addResource(with: .photo, data: data, options: nil)
    }

    #expect(all.firstObject?.pixelWidth == 4)
  }

  @Test func `requests outside of a block, and indexes beyond the result, are exceptions`() {
    permissions[.photos] = .allowed
    let received = failures {
      _ = PHAssetChangeRequest.creationRequestForAsset(from: image(1))
      _ = all.object(at: 0)
    }

    #expect(
      received.reasons == [
        "This method can only be called from inside of -[PHPhotoLibrary "
          + "performChanges:completionHandler:] or -[PHPhotoLibrary performChangesAndWait:error:]",
        "index 0 beyond bounds for empty result",
      ])
    #expect(
      received.map(\.details) == [
        "Photos raises this exception in PHAssetChangeRequest.creationRequestForAsset(from:).",
        "Photos raises this exception in PHFetchResult.object(at:).",
      ])
  }

  @Test func `an image comes rough and then exact, or at once, or not if it is cancelled`() {
    permissions[.photos] = .allowed
    let asset = SimulatedPhotos.add(image(6))
    let manager = PHImageManager.default()
    func request(_ options: PHImageRequestOptions? = nil) -> PHImageRequestID {
      manager.requestImage(
        for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill,
        options: options
      ) { [trace] image, info in
        let isDegraded = info?[PHImageResultIsDegradedKey] as? Bool ?? false
        trace.add("\(image?.size.width ?? 0) \(isDegraded)")
      }
    }
    _ = request()
    #expect(trace.lines.isEmpty)
    settle()
    #expect(trace.lines == ["6.0 true", "6.0 false"])
    let options = PHImageRequestOptions()
    options.deliveryMode = .highQualityFormat
    _ = request(options)
    settle()
    options.isSynchronous = true
    _ = request(options)
    #expect(trace.lines.suffix(2) == ["6.0 false", "6.0 false"])
    manager.cancelImageRequest(request())
    PHCachingImageManager().requestImageData(for: asset, options: nil) { [trace] data, type, _, _ in
      trace.add("\(data?.isEmpty == false) \(type ?? "")")
    }
    settle()

    #expect(trace.lines.count == 5 && trace.lines.last == "true public.png")
  }
}
