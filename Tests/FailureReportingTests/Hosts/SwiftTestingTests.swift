import Locks
import TestSupport
import Testing

@testable import FailureReporting

@Suite("SwiftTesting")
struct SwiftTestingTests {
  @Test func `is found beside XCTest, without a link to either (reporting 4)`() {
    #expect(SwiftTesting.loaded != nil)
    #expect(XCTest.loaded != nil)
    #expect(SwiftTesting.isHost)
  }

  @Test func `knows whether a test runs on this task`() async throws {
    let testing = try #require(SwiftTesting.loaded)

    #expect(testing.hasCurrentTest)
    #expect(await Task { SwiftTesting.loaded?.hasCurrentTest }.value == true)
    #expect(await Task.detached { SwiftTesting.loaded?.hasCurrentTest }.value == false)
  }

  @Test func `knows whether a case of a test runs on this task`() async throws {
    #expect(SwiftTesting.loaded?.hasCurrentCase == true)
    #expect(await Task { SwiftTesting.loaded?.hasCurrentCase }.value == true)
    #expect(await Task.detached { SwiftTesting.loaded?.hasCurrentCase }.value == false)
  }

  private struct Prepared: TestTrait {
    static let answers = Locked<[Bool]>([])

    func prepare(for test: Test) async throws {
      let testing = try #require(SwiftTesting.loaded)
      Self.answers.withLock { $0 = [testing.hasCurrentTest, testing.hasCurrentCase] }
    }
  }

  @Test(Prepared()) func `knows that no case runs while a test is prepared`() {
    #expect(Prepared.answers.withLock { $0 } == [true, false])
  }

  @Test func `says whether an issue is a known one`() throws {
    let testing = try #require(SwiftTesting.loaded)
    let site = CallSite()

    withKnownIssue {
      #expect(testing.record("known", severity: .error, at: site))
    }
    withKnownIssue {
      withKnownIssue {
        #expect(!testing.record("another", severity: .error, at: site))
      } matching: {
        !$0.comments.map(\.rawValue).contains("another")
      }
    }
  }

  @Test func `knows where the running test is declared`() throws {
    let test = try #require(Test.current).sourceLocation

    let site = try #require(SwiftTesting.loaded?.currentTestSite)

    #expect(site.fileID.description == test.fileID)
    #expect(site.filePath.description.hasSuffix("Hosts/SwiftTestingTests.swift"))
    #expect(site.line == UInt(test.line))
    #expect(site.column == UInt(test.column))
  }

  @Test func `knows of no test where none runs`() async {
    let site = await Task.detached { SwiftTesting.loaded?.currentTestSite }.value

    #expect(site == nil)
  }

  @Test(arguments: [
    AwkwardText.empty, .spaces, .quotes, .backslashes, .percentSigns, .json, .emoji,
    .combiningMarks,
  ])
  func `records a text as it is, at the line that it is given`(awkward: AwkwardText) throws {
    let testing = try #require(SwiftTesting.loaded)
    let site = CallSite("Läden/Körbe.swift", "/Läden/Körbe.swift", 12, 5)

    withKnownIssue {
      testing.record(awkward.text, severity: .error, at: site)
    } matching: { issue in
      issue.severity == .error && issue.comments.map(\.rawValue) == [awkward.text]
        && issue.sourceLocation?.fileID == "Läden/Körbe.swift"
        && issue.sourceLocation?.line == 12 && issue.sourceLocation?.column == 5
    }
  }

  @Test func `records an issue at a line that is out of range`() throws {
    let testing = try #require(SwiftTesting.loaded)

    withKnownIssue {
      testing.record("far", severity: .error, at: CallSite("A/B.swift", "/B.swift", .max, .max))
    } matching: {
      $0.sourceLocation?.line == .max
    }
  }

  @Test func `attaches files to a failure, and to a test without one`() {
    let file = RecordedFailure.Attachment([UInt8](repeating: 7, count: 70_000), name: "birds.png")
    var failure = RecordedFailure("Lost.", site: CallSite())
    failure.attachments = [file, RecordedFailure.Attachment([], name: "")]

    withKnownIssue { SwiftTestingReporter().report(failure) }
    for _ in 0..<3 { Reporting.attach(file, at: CallSite("Läden/Körbe.swift", "/K.swift", 1, 5)) }

    // What Swift Testing took over is its own: a byte too few or too many references to it would end
    // the process here.
    #expect(file.bytes.count == 70_000)
  }
}
