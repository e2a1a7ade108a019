import Foundation
import Testing

@testable import FleetPort

@MainActor
@Suite("What tests have covered")
struct CoverageReportTests {
  private static let written = """
    import HeadlessUIKit
    #sourceLocation(file: "/App/Form.swift", line: 1)
    import UIKit
    func f() {}
    #sourceLocation(file: "/App/Base.swift", line: 9)
    func moved() {}
    """

  private static let report = """
    {"data": [{"files": [
        {"filename": "/Out/Form+Linux.swift", "branches": [], "expansions": [],
         "segments": [[1, 1, 1, true, true, false], [4, 10, 3, true, true, false],
                      [6, 1, 1, true, true, false]],
         "summary": {"lines": {"count": 5, "covered": 4, "percent": 80},
                     "regions": {"count": 3, "covered": 2, "notcovered": 1, "percent": 66},
                     "functions": {"count": 2, "covered": 2, "percent": 100}}},
        {"filename": "/Fleet/Sources/UIKit/Window.swift", "segments": [[7, 1, 1, true, true, false]],
         "summary": {"lines": {"count": 9, "covered": 1, "percent": 11}}},
        {"filename": "/Out/plugins/outputs/App/PortedModuleFacts.swift", "segments": []},
        {"filename": "/Out/debug/AppPackageTests.derived/runner.swift", "segments": []},
        {"filename": "/Checkouts/Kit.swift", "segments": [[7, 1, 1, true, true, false]],
         "summary": {"lines": {"count": 1, "covered": 1, "percent": 100}}}],
      "totals": {"lines": {"count": 15, "covered": 6, "percent": 40}},
      "functions": [
        {"name": "window", "filenames": ["/Fleet/Sources/UIKit/Window.swift"], "regions": []},
        {"name": "$s3App4FormC17objectiveCMembersSay4Out", "filenames": ["/Out/Form+Linux.swift"],
         "regions": [[4, 20, 4, 40, 1, 0, 0, 0], [4, 30, 4, 35, 0, 0, 0, 0]]},
        {"name": "f", "filenames": ["/Out/Form+Linux.swift"], "regions": [[4, 10, 4, 12, 3, 0, 0, 0]]}]
    }], "type": "llvm.coverage.json.export", "version": "2.0.1"}
    """

  @Test func `is told of the app's files, at their lines`() throws {
    let report = try CoverageReport(Data(Self.report.utf8), fleet: "/Fleet") { file in
      file == "/Out/Form+Linux.swift" ? Self.written : nil
    }
    let json = String(decoding: report.json, as: UTF8.self)

    #expect(report.lines == [" 75 %  /App/Form.swift  3 of 4 lines"])
    #expect(json.contains(#""filename":"/App/Form.swift","segments":[[2,10,3,true,true,false]]"#))
    #expect(
      json.contains(#""filename":"/Checkouts/Kit.swift","segments":[[7,1,1,true,true,false]]"#))
    #expect(
      json.contains(#""filenames":["/App/Form.swift"],"name":"f","regions":[[2,10,2,12,3,0,0,0]]"#))
  }

  @Test func `leaves out what is neither the app's nor a package's, and counts anew`() throws {
    let report = try CoverageReport(Data(Self.report.utf8), fleet: "/Fleet") { file in
      file == "/Out/Form+Linux.swift" ? Self.written : nil
    }
    let json = String(decoding: report.json, as: UTF8.self)

    for name in ["Window.swift", "PortedModuleFacts", "runner", "\"window\"", "objectiveCMembers"] {
      #expect(!json.contains(name), "\(name)")
    }
    #expect(
      json.contains(#""functions":{"count":1,"covered":1,"notcovered":0,"percent":100}"#), "\(json)"
    )
    #expect(json.contains(#""regions":{"count":1,"covered":1,"notcovered":0,"percent":100}"#))
    #expect(
      json.contains(#""totals":{"branches":{"count":0,"covered":0,"notcovered":0,"percent":0}"#))
    #expect(json.contains(#""lines":{"count":5,"covered":4,"notcovered":1,"percent":80}"#))
  }

  @Test func `is told of what was written where that is gone`() throws {
    let report = try CoverageReport(Data(Self.report.utf8)) { _ in nil }

    #expect(report.lines == [])
    #expect(String(decoding: report.json, as: UTF8.self).contains("/Out/Form+Linux.swift"))
  }

  @Test(arguments: ["", "[]", "{}", "{\"data\": 1}"])
  func `is refused where it is no report`(text: String) {
    #expect(throws: WrongCall("This is no report of what tests have covered.")) {
      try CoverageReport(Data(text.utf8)) { _ in nil }
    }
  }
}
