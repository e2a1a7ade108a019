import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct CaptureDevicesTests {
  /// What delegates hear, in order.
  final class Log: NSObject, AVCaptureFileOutputRecordingDelegate, AVCapturePhotoCaptureDelegate {
    var lines: [String] = []

    func fileOutput(
      _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
      from connections: [AVCaptureConnection]
    ) { lines.append("began \(fileURL.lastPathComponent), \(connections.count) connections") }

    func fileOutput(
      _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
      from connections: [AVCaptureConnection], error: (any Error)?
    ) {
      let bytes = (try? Data(contentsOf: outputFileURL).count) ?? -1
      let outcome = error.map { ($0 as? AVError).map { "\($0.code)" } ?? "an error" } ?? "well"
      lines.append("ended \(outputFileURL.lastPathComponent): \(outcome), \(bytes) bytes")
    }

    func photoOutput(
      _ output: AVCapturePhotoOutput,
      willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) { add("begins", resolvedSettings) }

    func photoOutput(
      _ output: AVCapturePhotoOutput,
      willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) { add("takes", resolvedSettings) }

    func photoOutput(
      _ output: AVCapturePhotoOutput,
      didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) { add("has taken", resolvedSettings) }

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) {
      add("photo \(photo.cgImageRepresentation()?.width ?? 0) wide", photo.resolvedSettings)
    }

    func photoOutput(
      _ output: AVCapturePhotoOutput,
      didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) { add("ends", resolvedSettings) }

    private func add(_ line: String, _ settings: AVCaptureResolvedPhotoSettings) {
      let flash = settings.isFlashEnabled ? ", flash" : ""
      let (size, count) = (settings.photoDimensions, settings.expectedPhotoCount)
      lines.append("\(settings.uniqueID) \(line): \(count) of \(size.width)x\(size.height)\(flash)")
    }
  }

  /// A property that an app sets.
  private struct Setting {
    let name: String
    let values: () -> [String]

    @MainActor
    init<Root: AnyObject, Value>(
      _ name: String, of root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, to value: Value
    ) {
      self.name = name
      values = {
        let before = root[keyPath: path]
        root[keyPath: path] = value
        return [before, value, root[keyPath: path]].map { "\($0)" }
      }
    }
  }

  private func checkKept(_ settings: [Setting], at location: SourceLocation = #_sourceLocation) {
    for setting in settings {
      let values = setting.values()
      #expect(values[0] != values[1], "\(setting.name) differs at first", sourceLocation: location)
      #expect(values[1] == values[2], "\(setting.name) is kept", sourceLocation: location)
    }
  }

  private func camera(_ position: AVCaptureDevice.Position = .back) throws -> AVCaptureDevice {
    SimulatedCamera.isPresent = true
    return try #require(
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: position))
  }

  @Test func `a search finds the devices that are present`() throws {
    typealias Search = AVCaptureDevice.DiscoverySession
    let cameras: [AVCaptureDevice.DeviceType] = [
      .builtInTripleCamera, .builtInDualCamera, .builtInDualWideCamera, .builtInWideAngleCamera,
    ]
    let others: [AVCaptureDevice.DeviceType] = [
      .builtInLiDARDepthCamera, .builtInTelephotoCamera, .builtInTrueDepthCamera,
      .builtInUltraWideCamera, .continuityCamera, .external,
    ]
    let all = [.microphone, .builtInMicrophone] + cameras
    let rows: [(search: Search, without: [String], with: [String])] = [
      (
        .init(deviceTypes: cameras, mediaType: .video, position: .unspecified),
        [], ["Back Camera", "Front Camera"]
      ),
      (.init(deviceTypes: cameras, mediaType: .video, position: .front), [], ["Front Camera"]),
      (.init(deviceTypes: cameras, mediaType: nil, position: .back), [], ["Back Camera"]),
      (.init(deviceTypes: cameras, mediaType: .audio, position: .unspecified), [], []),
      (.init(deviceTypes: others, mediaType: .video, position: .unspecified), [], []),
      (
        .init(deviceTypes: [.microphone], mediaType: .audio, position: .unspecified),
        ["Microphone"], ["Microphone"]
      ),
      (
        .init(deviceTypes: all, mediaType: nil, position: .unspecified),
        ["Microphone"], ["Microphone", "Back Camera", "Front Camera"]
      ),
    ]
    #expect(rows.map { $0.search.devices.map(\.localizedName) } == rows.map(\.without))
    let camera = try camera()
    #expect(rows.map { $0.search.devices.map(\.localizedName) } == rows.map(\.with))
    #expect(camera.isConnected)
    SimulatedCamera.isPresent = false
    #expect(!camera.isConnected && AVCaptureDevice.default(for: .audio)?.isConnected == true)
    #expect(AVCaptureDevice.default(.builtInMicrophone, for: .video, position: .back) == nil)
  }

  @Test func `formats have sizes, pixels and speeds`() throws {
    let camera = try camera()
    func words(_ format: AVCaptureDevice.Format) -> String {
      let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
      let pixels = CMFormatDescriptionGetMediaSubType(format.formatDescription)
      let isFull = pixels == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
      let speeds = format.videoSupportedFrameRateRanges.map(\.maxFrameRate)
      return "\(size.width)x\(size.height) \(isFull ? "full" : "video") \(speeds)"
    }
    #expect(
      camera.formats.map(words) == [
        "640x480 video [60.0]", "640x480 full [60.0]", "1280x720 video [60.0]",
        "1280x720 full [60.0]", "1920x1080 video [60.0]", "1920x1080 full [60.0]",
        "3840x2160 video [30.0]", "3840x2160 full [30.0]",
      ])
    let usual = camera.activeFormat
    let range = try #require(usual.videoSupportedFrameRateRanges.first)
    #expect(range.minFrameRate == 1 && range.maxFrameDuration.seconds == 1)
    #expect(range.minFrameDuration == CMTime(value: 1, timescale: 60))
    #expect(usual === camera.formats[4] && usual.formatDescription.mediaType == .video)
    #expect(usual.supportedMaxPhotoDimensions.map(\.height) == [1_080])
    #expect(camera.activeVideoMinFrameDuration == CMTime(value: 1, timescale: 30))
    camera.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 60)
    camera.activeVideoMaxFrameDuration = CMTime(value: 1, timescale: 24)
    #expect(camera.activeVideoMinFrameDuration == CMTime(value: 1, timescale: 60))
    #expect(camera.activeVideoMaxFrameDuration == CMTime(value: 1, timescale: 24))
    camera.activeVideoMinFrameDuration = .invalid
    #expect(camera.activeVideoMinFrameDuration == CMTime(value: 1, timescale: 30))
    camera.activeFormat = camera.formats[7]
    #expect(camera.activeVideoMaxFrameDuration == CMTime(value: 1, timescale: 30))

    let sound = try #require(AVCaptureDevice.default(for: .audio)).activeFormat
    #expect(sound.mediaType == .audio && sound.formatDescription.mediaSubType == .linearPCM)
    #expect([usual, sound].map(\.videoFieldOfView) == [68, 0])
    #expect([usual, sound].map(\.videoMaxZoomFactor) == [16, 1])
    #expect(sound.videoSupportedFrameRateRanges.isEmpty)
    #expect(sound.supportedMaxPhotoDimensions.isEmpty)
  }

  @Test func `a device keeps how it is to work, and says what it can`() throws {
    let camera = try camera()
    try camera.lockForConfiguration()
    let corner = CGPoint(x: 1, y: 0)
    checkKept([
      Setting("focusMode", of: camera, \.focusMode, to: .locked),
      Setting("focusPointOfInterest", of: camera, \.focusPointOfInterest, to: corner),
      Setting("isSmoothAutoFocusEnabled", of: camera, \.isSmoothAutoFocusEnabled, to: true),
      Setting("autoFocusRangeRestriction", of: camera, \.autoFocusRangeRestriction, to: .near),
      Setting("exposureMode", of: camera, \.exposureMode, to: .custom),
      Setting("exposurePointOfInterest", of: camera, \.exposurePointOfInterest, to: corner),
      Setting("whiteBalanceMode", of: camera, \.whiteBalanceMode, to: .locked),
      Setting("subject area", of: camera, \.isSubjectAreaChangeMonitoringEnabled, to: true),
      Setting(
        "low light", of: camera, \.automaticallyEnablesLowLightBoostWhenAvailable, to: true),
      Setting("videoZoomFactor", of: camera, \.videoZoomFactor, to: 2),
    ])
    camera.unlockForConfiguration()

    let microphone = try #require(AVCaptureDevice.default(for: .audio))
    let can: [(AVCaptureDevice) -> Bool] = [
      { $0.isFocusPointOfInterestSupported }, { $0.isExposurePointOfInterestSupported },
      { $0.isExposureModeSupported(.autoExpose) }, { $0.isSmoothAutoFocusSupported },
      { $0.isWhiteBalanceModeSupported(.autoWhiteBalance) },
      { $0.isAutoFocusRangeRestrictionSupported },
    ]
    #expect(can.map { $0(camera) } == Array(repeating: true, count: 6))
    #expect(can.map { $0(microphone) } == Array(repeating: false, count: 6))
    #expect(camera.minimumFocusDistance == -1 && !camera.isLowLightBoostSupported)
    let front = try self.camera(.front)
    #expect(camera.isFlashAvailable && !front.isFlashAvailable)

    var levels = [camera.torchLevel]
    camera.torchMode = .on
    levels.append(camera.torchLevel)
    try camera.setTorchModeOn(level: 0.5)
    levels.append(camera.torchLevel)
    camera.torchMode = .auto
    #expect(levels + [camera.torchLevel] == [0, 1, 0.5, 0])
  }

  @Test func `a zoom goes on with time, and a bias is told in a later turn`() async throws {
    let camera = try camera()
    #expect(camera.minAvailableVideoZoomFactor == 1 && camera.maxAvailableVideoZoomFactor == 16)
    camera.ramp(toVideoZoomFactor: 4, withRate: 1)
    await Fleet.advance(by: .seconds(1))
    #expect(camera.videoZoomFactor == 2 && camera.isRampingVideoZoom)
    await Fleet.advance(by: .seconds(2))
    #expect(camera.videoZoomFactor == 4 && !camera.isRampingVideoZoom)
    camera.ramp(toVideoZoomFactor: 1, withRate: 1)
    await Fleet.advance(by: .seconds(1))
    camera.cancelVideoZoomRamp()
    await Fleet.advance(by: .seconds(1))
    #expect(camera.videoZoomFactor == 2 && !camera.isRampingVideoZoom)
    camera.ramp(toVideoZoomFactor: 3, withRate: 0)
    #expect(camera.videoZoomFactor == 3)

    let trace = Trace()
    camera.setExposureTargetBias(1.5) { trace.add("\($0.seconds)") }
    #expect(camera.exposureTargetBias == 1.5 && trace.lines.isEmpty)
    #expect(camera.minExposureTargetBias == -8 && camera.maxExposureTargetBias == 8)
    await Fleet.settle()
    #expect(trace.lines == ["\(CACurrentMediaTime())"])
    await camera.setExposureTargetBias(-1)
    #expect(camera.exposureTargetBias == -1)
  }

  @Test func `a session connects inputs to the outputs that take them`() throws {
    let (session, film) = (AVCaptureSession(), AVCaptureMovieFileOutput())
    let outputs = [
      film, AVCapturePhotoOutput(), AVCaptureMetadataOutput(), AVCaptureVideoDataOutput(),
      AVCaptureAudioDataOutput(),
    ]
    for output in outputs { session.addOutput(output) }
    #expect(session.connections.isEmpty && film.connection(with: .video) == nil)
    let pictures = try AVCaptureDeviceInput(device: try camera())
    let sound = try AVCaptureDeviceInput(
      device: try #require(AVCaptureDevice.default(for: .audio)))
    session.addInput(pictures)
    #expect(outputs.map(\.connections.count) == [1, 1, 1, 1, 0])
    session.addInput(sound)
    #expect(outputs.map(\.connections.count) == [2, 1, 1, 1, 1])
    let connection = try #require(film.connection(with: .video))
    #expect(connection.output === film && session.connections.first === connection)
    #expect([90, 45].map(connection.isVideoRotationAngleSupported) == [true, false])
    checkKept([
      Setting("videoOrientation", of: connection, \.videoOrientation, to: .landscapeLeft),
      Setting("videoRotationAngle", of: connection, \.videoRotationAngle, to: 90),
      Setting("isVideoMirrored", of: connection, \.isVideoMirrored, to: true),
      Setting("mirroring", of: connection, \.automaticallyAdjustsVideoMirroring, to: false),
      Setting("stabilization", of: connection, \.preferredVideoStabilizationMode, to: .auto),
      Setting("isEnabled", of: connection, \.isEnabled, to: false),
      Setting("sessionPreset", of: session, \.sessionPreset, to: .hd4K3840x2160),
      Setting("app's session", of: session, \.usesApplicationAudioSession, to: false),
      Setting(
        "configures", of: session, \.automaticallyConfiguresApplicationAudioSession, to: false),
    ])
    #expect(!connection.isActive)
    let heard = try #require(film.connection(with: .audio))
    let can: [(AVCaptureConnection) -> Bool] = [
      { $0.isVideoOrientationSupported }, { $0.isVideoMirroringSupported },
      { $0.isVideoStabilizationSupported },
    ]
    #expect(can.map { $0(connection) } == [true, true, true])
    #expect(can.map { $0(heard) } == [false, false, false])

    film.setOutputSettings([AVVideoCodecKey: AVVideoCodecType.hevc], for: connection)
    #expect(film.outputSettings(for: connection)[AVVideoCodecKey] as? AVVideoCodecType == .hevc)
    #expect(film.outputSettings(for: heard).isEmpty && film.availableVideoCodecTypes.count == 2)
    session.removeInput(pictures)
    #expect(outputs.map(\.connections.count) == [1, 0, 0, 0, 1])
    session.removeOutput(film)
    #expect(film.connections.isEmpty && session.connections.count == 1 && !session.isInterrupted)
  }

  @Test func `a session posts that it runs`() {
    let (session, trace) = (AVCaptureSession(), Trace())
    let names: [Notification.Name] = [
      .AVCaptureSessionDidStartRunning, .AVCaptureSessionDidStopRunning,
      .AVCaptureSessionRuntimeError, .AVCaptureSessionWasInterrupted,
      .AVCaptureSessionInterruptionEnded, .AVCaptureDeviceSubjectAreaDidChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        trace.add($0.name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    session.startRunning()
    #expect(trace.lines.isEmpty)
    Fleet.settle()
    session.stopRunning()
    Fleet.settle()
    #expect(
      trace.lines == [
        "AVCaptureSessionDidStartRunningNotification", "AVCaptureSessionDidStopRunningNotification",
      ])
    #expect(AVCaptureSession.InterruptionReason(rawValue: 3) == .videoDeviceInUseByAnotherClient)
  }

  @Test func `outputs of single pictures and sounds keep their delegates and settings`() {
    final class Frames: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate,
      AVCaptureAudioDataOutputSampleBufferDelegate
    {
      var times: [Double] = []
      func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
      ) { times.append(CMSampleBufferGetPresentationTimeStamp(sampleBuffer).seconds) }
    }
    let (pictures, sounds) = (AVCaptureVideoDataOutput(), AVCaptureAudioDataOutput())
    let frames = Frames()
    let queue = DispatchQueue(label: "frames")
    pictures.setSampleBufferDelegate(frames, queue: queue)
    sounds.setSampleBufferDelegate(frames, queue: queue)
    #expect(pictures.sampleBufferDelegate === frames && sounds.sampleBufferDelegate === frames)
    #expect(
      [pictures.sampleBufferCallbackQueue, sounds.sampleBufferCallbackQueue] == [queue, queue])
    checkKept([Setting("late", of: pictures, \.alwaysDiscardsLateVideoFrames, to: false)])
    pictures.videoSettings = [
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA
    ]
    #expect(pictures.videoSettings["PixelFormatType"] as? OSType == kCVPixelFormatType_32BGRA)
    #expect(pictures.availableVideoPixelFormatTypes.contains(kCVPixelFormatType_32BGRA))
    Fleet.settle()
    #expect(frames.times.isEmpty)
    let buffer = CMSampleBuffer(presentationTimeStamp: CMTime(value: 3, timescale: 2))
    if let connection = AVCaptureVideoPreviewLayer().connection {
      frames.captureOutput(pictures, didOutput: buffer, from: connection)
      frames.captureOutput(pictures, didDrop: buffer, from: connection)
    }
    #expect(frames.times == [1.5] && CMSampleBufferGetImageBuffer(buffer) == nil)
  }

  @Test func `a recording begins and ends in later turns`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fleet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (film, log) = (AVCaptureMovieFileOutput(), Log())
    func record(_ name: String) {
      film.startRecording(to: folder.appending(path: name), recordingDelegate: log)
    }
    film.stopRecording()
    record("one.mov")
    #expect(log.lines.isEmpty && film.outputFileURL?.lastPathComponent == "one.mov")
    Fleet.advance(by: .seconds(2))
    #expect(film.recordedDuration.seconds == 2)
    film.stopRecording()
    #expect(log.lines.count == 1 && !film.isRecording && film.outputFileURL == nil)
    Fleet.advance(by: .seconds(1))
    #expect(film.recordedDuration.seconds == 2)
    record("one.mov")
    #expect(!film.isRecording)
    Fleet.settle()
    record("none/two.mov")
    film.stopRecording()
    Fleet.settle()
    record("three.mov")
    record("four.mov")
    film.stopRecording()
    Fleet.settle()
    film.maxRecordedDuration = CMTime(value: 3, timescale: 1)
    film.movieFragmentInterval = .invalid
    record("five.mov")
    Fleet.advance(by: .seconds(4))
    #expect(!film.isRecording && film.recordedDuration == film.maxRecordedDuration)
    #expect(
      log.lines == [
        "began one.mov, 0 connections", "ended one.mov: well, 0 bytes",
        "ended one.mov: fileAlreadyExists, 0 bytes",
        "began two.mov, 0 connections", "ended two.mov: an error, -1 bytes",
        "began three.mov, 0 connections", "ended three.mov: well, 0 bytes",
        "began four.mov, 0 connections", "ended four.mov: well, 0 bytes",
        "began five.mov, 0 connections", "ended five.mov: maximumDurationReached, 0 bytes",
      ])
  }

  @Test func `a delegate hears how a photograph is taken`() throws {
    let (output, log) = (AVCapturePhotoOutput(), Log())
    let plain = AVCapturePhotoSettings()
    let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
    let formats = [plain, settings].map { $0.format?[AVVideoCodecKey] as? AVVideoCodecType }
    #expect(formats == [.jpeg, .hevc] && output.availablePhotoCodecTypes.contains(.hevc))
    let large = CMVideoDimensions(width: 4_032, height: 3_024)
    checkKept([
      Setting("flashMode", of: settings, \.flashMode, to: .on),
      Setting("resolution", of: settings, \.isHighResolutionPhotoEnabled, to: true),
      Setting("quality", of: settings, \.photoQualityPrioritization, to: .quality),
      Setting("size", of: settings, \.maxPhotoDimensions, to: large),
      Setting("film", of: settings, \.livePhotoMovieFileURL, to: URL(filePath: "/a.mov")),
      Setting("depth", of: settings, \.isDepthDataDeliveryEnabled, to: true),
      Setting("size", of: output, \.maxPhotoDimensions, to: large),
      Setting("quality", of: output, \.maxPhotoQualityPrioritization, to: .speed),
      Setting("live", of: output, \.isLivePhotoCaptureEnabled, to: true),
      Setting("depth", of: output, \.isDepthDataDeliveryEnabled, to: true),
    ])
    #expect(!output.isLivePhotoCaptureSupported && !output.isDepthDataDeliverySupported)
    let preview = try #require(settings.availablePreviewPhotoPixelFormatTypes.first)
    settings.previewPhotoFormat = [
      kCVPixelBufferPixelFormatTypeKey: preview, kCVPixelBufferWidthKey: 160,
      kCVPixelBufferHeightKey: 120,
    ]
    #expect(settings.previewPhotoFormat?.count == 3)
    output.capturePhoto(with: settings, delegate: log)
    #expect(log.lines.isEmpty)
    Fleet.settle()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    SimulatedCamera.picture =
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { _ in }
    output.capturePhoto(with: plain, delegate: log)
    Fleet.settle()
    #expect(
      log.lines == [
        "2 begins: 1 of 4032x3024, flash", "2 takes: 1 of 4032x3024, flash",
        "2 has taken: 1 of 4032x3024, flash", "2 photo 0 wide: 1 of 4032x3024, flash",
        "2 ends: 1 of 4032x3024, flash",
        "1 begins: 1 of 3x2", "1 takes: 1 of 3x2", "1 has taken: 1 of 3x2",
        "1 photo 3 wide: 1 of 3x2", "1 ends: 1 of 3x2",
      ])
  }
}
