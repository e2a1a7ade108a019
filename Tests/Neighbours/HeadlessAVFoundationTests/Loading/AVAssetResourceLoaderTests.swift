import FleetTesting
import Foundation
import FoundationNetworking
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite("AVAssetResourceLoader", .freshApplication)
struct AVAssetResourceLoaderTests {
  /// Brings a sound in parts, as an app does that keeps what it has loaded.
  private final class Store: NSObject, AVAssetResourceLoaderDelegate {
    var asked: [String] = []
    var answers = true
    var answer: (AVAssetResourceLoadingRequest) -> Void = { _ in }

    func resourceLoader(
      _ resourceLoader: AVAssetResourceLoader,
      shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool {
      let data = loadingRequest.dataRequest
      asked.append(
        (loadingRequest.contentInformationRequest == nil ? "bytes " : "kind and bytes ")
          + "\(data?.requestedOffset ?? -1) + \(data?.requestedLength ?? -1)"
          + (data?.requestsAllDataToEndOfResource == true ? " to the end" : ""))
      answer(loadingRequest)
      return answers
    }

    func resourceLoader(
      _ resourceLoader: AVAssetResourceLoader,
      didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) { asked.append("cancelled \(loadingRequest.isCancelled)") }

    /// Answers with the bytes that are asked for, so many of them for each request.
    func bring(_ file: Data, most: Int = .max) {
      answer = { request in
        request.contentInformationRequest?.contentType = "public.mp3"
        request.contentInformationRequest?.contentLength = Int64(file.count)
        request.contentInformationRequest?.isByteRangeAccessSupported = true
        if let data = request.dataRequest {
          let start = Int(data.currentOffset)
          let end = min(start + min(data.requestedLength, most), file.count)
          data.respond(with: file[start..<end])
          #expect(Int(data.currentOffset) == end)
        }
        request.finishLoading()
      }
    }
  }

  private let song = URL(string: "birds://song.mp3") ?? URL(filePath: "/")
  private let store = Store()

  private func asset() -> AVURLAsset {
    let asset = AVURLAsset(url: song)
    asset.resourceLoader.setDelegate(store, queue: .main)
    return asset
  }

  @Test(arguments: [Int.max, 10_000]) func `an app brings a sound, first its kind and its length`(
    most: Int
  ) async throws {
    let file = MediaBytes.tagged(
      version: 3, MediaBytes.frame("TIT2", [0] + MediaBytes.chars("Robin")))
    store.bring(file, most: most)
    let asset = asset()
    #expect(asset.metadata.isEmpty && asset.tracks.isEmpty && store.asked.isEmpty)

    #expect(try await asset.load(.duration).seconds == 1)
    #expect(asset.commonMetadata.first?.stringValue == "Robin")
    #expect(asset.tracks.map(\.mediaType) == [.audio])
    let rest = most == .max ? [] : ["bytes 10000 + \(file.count - 10_000) to the end"]
    #expect(
      store.asked == ["kind and bytes 0 + 2", "bytes 0 + \(file.count) to the end"] + rest)
    _ = try await asset.load(.metadata)
    #expect(store.asked.count == 2 + rest.count)
  }

  @Test func `a player waits for what an app brings on another thread`() async {
    let file = MediaBytes.tagged(version: 3, [])
    let player = AVPlayer(playerItem: AVPlayerItem(asset: asset()))
    var held: [AVAssetResourceLoadingRequest] = []
    store.answer = { held.append($0) }
    player.play()
    await Fleet.settle()
    #expect(player.currentItem?.status == .unknown && held.count == 1)

    store.bring(file)
    let request = held[0]
    await Task.detached {
      request.contentInformationRequest?.contentLength = Int64(file.count)
      request.finishLoading()
      request.finishLoading()
    }.value
    await Fleet.settle()
    #expect(request.isFinished)
    #expect(player.currentItem?.duration.seconds == 1)
    #expect(player.timeControlStatus == .playing)
  }

  @Test func `what an app does not bring fails, or is elsewhere`() async throws {
    SimulatedMedia.setDuration(7, of: "https://birds.example/song.mp3")
    let place = try #require(URL(string: "https://birds.example/song.mp3"))
    typealias Answer = (AVAssetResourceLoadingRequest) -> Void
    let rows: [(String, isTaken: Bool, Answer, code: Int, seconds: Double)] = [
      ("refused", false, { _ in }, URLError.unsupportedURL.rawValue, 0),
      ("error", true, { $0.finishLoading(with: URLError(.timedOut)) }, -1_001, 0),
      ("nothing", true, { $0.finishLoading() }, -11_828, 0),
      (
        "elsewhere", true,
        {
          $0.redirect = URLRequest(url: place)
          $0.finishLoading()
        }, 0, 7
      ),
      (
        "without a length", true,
        {
          $0.dataRequest?.respond(with: MediaBytes.tagged(version: 3, []))
          $0.finishLoading()
        }, 0, 1
      ),
      ("at once", true, { $0.finishLoading(with: nil, data: Data([1]), redirect: nil) }, 0, 1),
    ]
    for (name, isTaken, answer, code, seconds) in rows {
      (store.answers, store.answer) = (isTaken, answer)
      let asset = asset()
      do {
        #expect(try await asset.load(.duration).seconds == seconds, "\(name)")
        #expect(code == 0, "\(name)")
      } catch { #expect((error as NSError).code == code, "\(name)") }
    }
  }

  @Test func `what is no longer wanted is cancelled`() async {
    let asset = asset()
    var heard: [AVKeyValueStatus] = []
    asset.loadValuesAsynchronously(forKeys: ["duration"]) {
      heard.append(asset.statusOfValue(forKey: "duration", error: nil))
    }
    await Fleet.settle()
    #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loading)
    asset.cancelLoading()
    #expect(heard == [.cancelled])
    #expect(store.asked == ["kind and bytes 0 + 2", "cancelled true"])

    let player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
    await Fleet.settle()
    player.replaceCurrentItem(with: nil)
    #expect(
      store.asked == [
        "kind and bytes 0 + 2", "cancelled true", "kind and bytes 0 + 2", "cancelled true",
      ])
  }

  @Test func `what is cancelled before its turn is not asked for`() async {
    let asset = asset()
    var heard: [AVKeyValueStatus] = []
    asset.loadValuesAsynchronously(forKeys: ["duration"]) {
      heard.append(asset.statusOfValue(forKey: "duration", error: nil))
    }
    asset.cancelLoading()
    #expect(heard.isEmpty)
    await Fleet.settle()
    #expect(heard == [.cancelled] && store.asked.isEmpty)
  }

  @Test func `what is loaded stays loaded while it is loaded again`() async {
    store.bring(MediaBytes.tagged(version: 3, []))
    let asset = asset()
    for wanted in [AVKeyValueStatus.loading, .loaded] {
      asset.loadValuesAsynchronously(forKeys: ["duration"])
      #expect(asset.statusOfValue(forKey: "duration", error: nil) == wanted)
      await Fleet.settle()
    }
  }

  @Test func `an export that is ended no longer waits for what an app brings`() async {
    let export = AVAssetExportSession(
      asset: asset(), presetName: AVAssetExportPresetHighestQuality)
    var heard: [AVAssetExportSession.Status?] = []
    export?.exportAsynchronously { heard.append(export?.status) }
    await Fleet.settle()
    #expect(heard.isEmpty && store.asked.count == 1)
    export?.cancelExport()
    await Fleet.settle()
    #expect(heard == [.cancelled] && store.asked.last == "cancelled true")
  }

  @Test func `other schemes and a test's word need no app`() async throws {
    SimulatedMedia.setDuration(3, of: "/song.mp3")
    let far = try #require(URL(string: "https://birds.example/song.mp3"))
    let asset = AVURLAsset(url: far)
    asset.resourceLoader.setDelegate(store, queue: nil)
    #expect(try await asset.load(.duration).seconds == 3)
    #expect(store.asked.isEmpty)

    SimulatedMedia.setDuration(5, of: "birds://song.mp3")
    #expect(try await AVURLAsset(url: song).load(.duration).seconds == 5)
    store.bring(MediaBytes.tagged(version: 3, []))
    #expect(try await self.asset().load(.duration).seconds == 5)
    #expect(store.asked.count == 2)
  }
}
