import UIKit
import XCTest

@testable import Journal

final class EntryEditorXCTests: XCTestCase {
    func testItCannotSaveWithoutATitle() {
        let editor = EntryEditorViewController { _ in XCTFail() }
        editor.loadViewIfNeeded()
        XCTAssertFalse(editor.saveButton.isEnabled)
    }

    func testItSavesWhatWasTyped() {
        var saved: [Entry] = []
        let editor = EntryEditorViewController { saved.append($0) }
        editor.loadViewIfNeeded()
        editor.titleField.text = "Fog"
        editor.titleField.sendActions(for: .editingChanged)
        XCTAssertTrue(editor.saveButton.isEnabled)
        editor.saveButton.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(saved.map(\.title), ["Fog"])
        XCTAssertEqual(saved.first?.mood, .good)
    }
}
