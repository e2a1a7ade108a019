import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite("AVAssetExportSession", .freshApplication)
final class AVAssetExportSessionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "exports-\(UUID().uuidString)")
  private let asset: AVURLAsset

  init() throws {
    SimulatedMedia.setDuration(10, of: "/film.mp4")
    asset = AVURLAsset(url: URL(string: "https://birds.example/film.mp4") ?? URL(filePath: "/"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func session(
    _ name: String, as type: AVFileType? = .mp4,
    preset: String = AVAssetExportPresetHighestQuality
  ) throws -> AVAssetExportSession {
    let session = try #require(AVAssetExportSession(asset: asset, presetName: preset))
    session.outputURL = folder.appending(path: name)
    session.outputFileType = type
    return session
  }

  @Test func `an export writes what a test says, or fails`() async throws {
    SimulatedMedia.setExport(Data([1, 2, 3]), to: "/*/robin.mp4")
    SimulatedMedia.setExport(Data([1]), to: "/*/sound.m4a")
    SimulatedMedia.fail(at: "/*/full.mp4", with: AVError(.diskFull))
    let sound = AVAssetExportPresetAppleM4A
    let rows: [(String, AVFileType?, preset: String, Int?, bytes: Int?)] = [
      ("robin.mp4", .mp4, AVAssetExportPresetHighestQuality, nil, 3),
      ("robin.mp4", .mp4, AVAssetExportPresetHighestQuality, -11_823, 3),
      ("wren.mp4", .mp4, AVAssetExportPreset1280x720, -11_834, nil),
      ("full.mp4", .mp4, AVAssetExportPreset1280x720, -11_807, nil),
      ("sound.m4a", .m4a, sound, nil, 1), ("sound.mp4", .mp4, sound, -11_820, nil),
      ("none.mp4", nil, sound, -11_820, nil),
    ]
    for (name, type, preset, code, bytes) in rows {
      let session = try session(name, as: type, preset: preset)
      var isOver = false
      session.exportAsynchronously { isOver = true }
      #expect(session.status == .exporting && !isOver, "\(name)")
      await Fleet.settle()
      #expect(isOver && session.status == (code == nil ? .completed : .failed), "\(name)")
      #expect(session.progress == (code == nil ? 1 : 0), "\(name)")
      #expect(session.error.map { ($0 as NSError).code } == code, "\(name)")
      #expect((try? Data(contentsOf: folder.appending(path: name)))?.count == bytes, "\(name)")
    }
    #expect(AVAssetExportSession(asset: asset, presetName: "no quality") == nil)
  }

  @Test func `an export can be awaited and ended`() async throws {
    SimulatedMedia.setExport(Data([1, 2, 3]), to: "/*/robin.mp4")
    let session = try session("robin.mp4")
    session.exportAsynchronously {}
    session.cancelExport()
    await Fleet.settle()
    #expect(
      session.status == .cancelled && (session.error as? AVError)?.code == .operationCancelled)

    let next = try self.session("")
    try await next.export(to: folder.appending(path: "robin.mp4"), as: .mp4)
    #expect(next.status == .completed)
    await #expect(throws: AVError(.exportFailed)) {
      try await next.export(to: self.folder.appending(path: "again.mp4"), as: .mp4)
    }
    await #expect(throws: AVError(.encoderNotFound)) {
      try await self.session("").export(to: self.folder.appending(path: "wren.mp4"), as: .mp4)
    }
    #expect(
      await AVAssetExportSession.compatibility(
        ofExportPreset: AVAssetExportPresetAppleM4A, with: asset, outputFileType: .m4a))
    #expect(
      await !AVAssetExportSession.compatibility(
        ofExportPreset: AVAssetExportPresetAppleM4A, with: asset, outputFileType: .mp4))
  }
}
