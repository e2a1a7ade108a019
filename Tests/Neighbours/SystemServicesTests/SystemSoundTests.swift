import FleetTesting
import HeadlessAudioToolbox
import TestSupport
import Testing

@MainActor @Suite("Short sounds", .freshApplication)
struct SystemSoundTests {
  @Test func `are a list, in order`() throws {
    let file = URL(fileURLWithPath: #filePath)
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError)
    AudioServicesPlaySystemSound(sound)
    AudioServicesPlayAlertSound(1104)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    #expect(AudioServicesDisposeSystemSoundID(sound) == noErr)
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesSystemSoundUnspecifiedError)
    AudioServicesPlaySystemSound(sound)

    #expect(sound >= 4096)
    #expect(SimulatedSystemSounds.played.map(\.id) == [sound, 1104, 4095])
    #expect(SimulatedSystemSounds.played.map(\.url) == [file, nil, nil])
    #expect(SimulatedSystemSounds.played.map(\.isAlert) == [false, true, false])
  }

  @Test func `are known in all applications of a process, and played in one`() {
    let file = URL(fileURLWithPath: #filePath)
    var sound: SystemSoundID = 0
    withFreshApplication { _ = AudioServicesCreateSystemSoundID(file, &sound) }
    AudioServicesPlaySystemSound(sound)

    #expect(SimulatedSystemSounds.played.map(\.url) == [file])
    withFreshApplication { #expect(SimulatedSystemSounds.played.isEmpty) }
  }

  @Test func `of a file that is not there are none`() {
    var sound: SystemSoundID = 7
    let file = URL(fileURLWithPath: "/nowhere/wren.caf")

    #expect(
      AudioServicesCreateSystemSoundID(file, &sound) == kAudioServicesSystemSoundUnspecifiedError)
    #expect(sound == 7)
  }

  @Test func `tell of their end on a later turn`() {
    let trace = Trace()
    AudioServicesPlaySystemSoundWithCompletion(1104) { trace.add("sound") }
    AudioServicesPlayAlertSoundWithCompletion(1105) { trace.add("alert") }
    AudioServicesPlayAlertSoundWithCompletion(1106, nil)
    trace.add("called")
    settle()

    #expect(trace.lines == ["called", "sound", "alert"])
    #expect(SimulatedSystemSounds.played.map(\.id) == [1104, 1105, 1106])
  }
}
