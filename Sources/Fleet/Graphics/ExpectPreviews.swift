import FailureReporting
import Foundation
import HeadlessUIKit

/// Expects each `#Preview` of a module's views and view controllers to be made and laid out without a
/// fault.
///
/// The sources of the module are rewritten by `fleet-port`. Each preview is shown as the whole screen, one
/// after the other; what goes wrong names it. Where the run keeps attachments, each has a picture, and
/// where the environment's `FLEET_PREVIEWS` names a folder, there is a page of all of them.
///
/// ```swift
/// swallowAnyErrors { Fleet.expectPreviews(of: "Birds") }
/// ```
///
/// - Parameter module: The name of the module.
@preconcurrency @MainActor
public func expectPreviews(
  of module: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  PreviewCheck(site: site).expect(PortedModules.facts(of: module)?.previews ?? [], of: module)
}
