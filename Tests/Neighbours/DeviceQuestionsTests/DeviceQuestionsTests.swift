import FleetTesting
import HeadlessCoreHaptics
import HeadlessCoreTelephony
import Testing

@MainActor @Suite("What the device can do", .freshApplication)
struct DeviceQuestionsTests {
  @Test func `nothing can be felt, as in a simulator`() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let event = CHHapticEvent(
      eventType: .hapticContinuous,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5, duration: 2)
    let pattern = try CHHapticPattern(events: [event], parameters: [])

    #expect(pattern.duration == 2.5)
    do {
      let engine = try CHHapticEngine()
      engine.start(completionHandler: nil)
      engine.stop()
      Issue.record("There is no engine.")
    } catch CHHapticError.notSupported {
      #expect((CHHapticError(.notSupported) as NSError).code == -4809)
    }
  }

  @Test func `the mobile network is known only by the connection`() {
    let info = CTTelephonyNetworkInfo()
    #expect(info.currentRadioAccessTechnology == nil)
    #expect(info.serviceSubscriberCellularProviders == nil)
    #expect(CTRadioAccessTechnologyeHRPD == "CTRadioAccessTechnologyeHRPD")
    Fleet.networkConnection = .cellular

    #expect(info.currentRadioAccessTechnology == CTRadioAccessTechnologyLTE)
    #expect(info.serviceCurrentRadioAccessTechnology?.values.first == CTRadioAccessTechnologyLTE)
    #expect(info.dataServiceIdentifier == info.serviceCurrentRadioAccessTechnology?.keys.first)
    #expect(CTCarrier().carrierName == nil)
    #expect(CTCellularData().restrictedState == .notRestricted)
  }
}
