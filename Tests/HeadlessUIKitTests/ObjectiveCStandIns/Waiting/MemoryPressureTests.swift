import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Dispatch's memory pressure", .ownApplication)
struct MemoryPressureTests {
  private let log = WaitingLog()
  private var application: UIApplication { .shared }

  private func source(
    _ events: DispatchSource.MemoryPressureEvent
  ) -> any DispatchSourceMemoryPressure {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: events, queue: .main)
    source.setEventHandler { [log, weak source] in log.write("\(source?.data.rawValue ?? 0)") }
    source.setCancelHandler { [log] in log.write("end") }
    source.setRegistrationHandler { [log] in log.write("begin") }
    return source
  }

  private func warn() {
    application.giveMemoryWarning()
    application.mainLoop.settle()
  }

  @Test func `a source tells of memory warnings, rests and ends`() {
    let source = source([.warning, .critical])
    #expect(source.mask == [.warning, .critical] && source.data == [])
    warn()
    #expect(log.all == [])

    source.resume()
    application.mainLoop.settle()
    #expect(log.all == ["begin", "2"])
    warn()
    #expect(log.all == ["begin", "2", "2"])

    source.suspend()
    warn()
    warn()
    source.resume()
    application.mainLoop.settle()
    #expect(log.all == ["begin", "2", "2", "2"])

    source.cancel()
    warn()
    #expect(log.all == ["begin", "2", "2", "2", "end"] && source.isCancelled)
  }

  @Test func `other levels and other applications are not heard of`() {
    let critical = source(.critical)
    critical.resume()
    let source = source(.all)
    source.activate()
    ApplicationScope.$current.withValue(ApplicationScope()) {
      UIApplication.shared.giveMemoryWarning()
    }
    application.mainLoop.settle()
    #expect(log.all == ["begin", "begin"])

    warn()
    #expect(log.all == ["begin", "begin", "2"])
  }
}
