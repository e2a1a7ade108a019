import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct CaptureTests {
  final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate,
    AVCapturePhotoCaptureDelegate
  {
    var codes: [String?] = []
    var photos: [Data?] = []
    var corners: [CGPoint] = []
    var connections: [AVCaptureConnection] = []
    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {
      let found = metadataObjects.map { $0 as? AVMetadataMachineReadableCodeObject }
      codes += found.map { $0?.stringValue }
      corners += found.flatMap { $0?.corners ?? [] }
      connections.append(connection)
    }
    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) { photos.append(photo.fileDataRepresentation()) }
  }

  @Test func `a simulator has no camera, but a microphone`() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.devices(for: .video).isEmpty)
    #expect(AVCaptureDevice.default(for: .audio)?.localizedName == "Microphone")
  }

  @Test func `the user is asked`() {
    let trace = Trace()
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    AVCaptureDevice.requestAccess(for: .video) { trace.add("\($0)") }
    Fleet.answerPermission(.deny)
    #expect(trace.lines == ["false"])
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    Fleet.permissions[.microphone] = .allowed
    #expect(AVAudioSession.sharedInstance().recordPermission == .granted)
    #expect(AVAudioApplication.shared.recordPermission == .granted)
  }

  @Test func `codes before the camera are found`() throws {
    SimulatedCamera.isPresent = true
    Fleet.permissions[.camera] = .allowed
    let (session, output, scanner) = (AVCaptureSession(), AVCaptureMetadataOutput(), Scanner())
    let device = try #require(
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back))
    session.addInput(try AVCaptureDeviceInput(device: device))
    session.addOutput(output)
    output.setMetadataObjectsDelegate(scanner, queue: .main)
    output.metadataObjectTypes = [.qr]
    session.startRunning()

    SimulatedCamera.show("https://birds.example")
    #expect(scanner.codes == ["https://birds.example"])
    #expect(scanner.corners.map(\.x) == [0.25, 0.25, 0.75, 0.75])
    #expect(scanner.corners.map(\.y) == [0.25, 0.75, 0.75, 0.25])
    #expect(scanner.connections == session.connections && session.connections.count == 1)
    session.stopRunning()
    #expect(!session.isRunning)
  }

  @Test func `photographs are of what the camera sees`() {
    SimulatedCamera.picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      _ in
    }
    let scanner = Scanner()
    let output = AVCapturePhotoOutput()
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: scanner)
    #expect(scanner.photos.isEmpty)
    Fleet.settle()
    #expect(scanner.photos.count == 1 && scanner.photos.first != nil)
  }

  @Test func `codes that nobody hears of`() throws {
    func texts() -> [String] {
      failures { SimulatedCamera.show("1") }.map { "\($0.reason)|\($0.details)" }
    }
    #expect(
      texts() == [
        "Cannot show a code: There is no camera.|SimulatedCamera.isPresent = true puts one in."
      ])
    SimulatedCamera.isPresent = true
    #expect(
      texts() == [
        "Cannot show a code: No session runs that has a camera.|"
          + "startRunning() of the app's session begins one."
      ])
    let session = AVCaptureSession()
    let device = try #require(AVCaptureDevice.default(for: .video))
    session.addInput(try AVCaptureDeviceInput(device: device))
    session.startRunning()
    #expect(
      texts() == [
        "Cannot show a code: The app does not look for codes of the type org.iso.QRCode.|"
      ])
    Fleet.permissions[.camera] = .denied
    let error: (any Error)? = #expect(throws: AVError(.applicationIsNotAuthorizedToUseDevice)) {
      try AVCaptureDeviceInput(device: device)
    }
    let code = AVError.applicationIsNotAuthorizedToUseDevice
    let isDenied = if let error, case code = error { true } else { false }
    #expect(isDenied)
    #expect(error?.localizedDescription == "The app is not authorized to use the device")
  }

  @Test func `who observes a session hears on a later turn that it runs`() {
    let session = AVCaptureSession()
    var heard: [Bool?] = []
    let token = session.observe(\.isRunning, options: [.old, .new]) { session, change in
      heard += [change.oldValue, change.newValue, session.isRunning]
    }
    session.startRunning()
    session.startRunning()
    #expect(session.isRunning && heard == [])
    settle()
    #expect(heard == [false, true, true])

    session.stopRunning()
    settle()
    #expect(heard.suffix(3) == [true, false, false])
    withExtendedLifetime(token) {}
  }
}
