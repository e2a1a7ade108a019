import UIKit
import XCTest

@testable import Errands

private class StrictDelegate: NSObject, ErrandFormDelegate {
    var errands = [Errand]()
    var cancelled = false

    func errandForm(_ form: ErrandFormViewController, didFinishWith errand: Errand) { errands.append(errand) }
    func errandFormDidCancel(_ form: ErrandFormViewController) { cancelled = true }
    func errandForm(_ form: ErrandFormViewController, allows title: String) -> Bool { return title.hasPrefix("B") }
}

private class PlainDelegate: NSObject, ErrandFormDelegate {
    var errands = [Errand]()

    func errandForm(_ form: ErrandFormViewController, didFinishWith errand: Errand) { errands.append(errand) }
}

class ErrandFormXCTests: XCTestCase {

    var form: ErrandFormViewController!
    let window = UIWindow()

    override func setUp() {
        super.setUp()
        let storyboard = UIStoryboard(name: "Errands", bundle: Bundle(for: ErrandFormViewController.self))
        form = storyboard.instantiateViewController(withIdentifier: "ErrandForm") as? ErrandFormViewController
        window.rootViewController = form
        window.makeKeyAndVisible()
    }

    override func tearDown() {
        window.isHidden = true
        form = nil
        super.tearDown()
    }

    func testOutletsAreConnected() {
        XCTAssertNotNil(form.titleField)
        XCTAssertEqual(form.optionButtons.count, 2)
    }

    func testAnAllowedTitleIsHandedOn() {
        let delegate = StrictDelegate()
        form.delegate = delegate
        form.titleField.text = "Bread"
        form.done(UIBarButtonItem())
        XCTAssertEqual(delegate.errands, [Errand(title: "Bread")])
    }

    func testAnotherTitleIsNot() {
        let delegate = StrictDelegate()
        form.delegate = delegate
        form.titleField.text = "Eggs"
        form.done(UIBarButtonItem())
        XCTAssertEqual(delegate.errands, [])
        form.cancel(self)
        XCTAssertTrue(delegate.cancelled)
    }

    func testADelegateWithoutAnOpinionAllowsWhatIsNotEmpty() {
        let delegate = PlainDelegate()
        form.delegate = delegate
        form.done(UIBarButtonItem())
        XCTAssertEqual(delegate.errands, [])
        form.titleField.text = "Eggs"
        form.done(UIBarButtonItem())
        XCTAssertEqual(delegate.errands.map { $0.title }, ["Eggs"])
    }

    func testSelectorsAreSentByHand() {
        form.titleField.text = "Wood"
        XCTAssertTrue(form.responds(to: #selector(ErrandFormViewController.keyboardChanged(_:))))
        form.optionButtons.first?.sendActions(for: .touchUpInside)
        XCTAssertEqual(form.titleField.text, "Eggs")
    }
}
