import FleetTesting
import Testing

@testable import Errands

@MainActor @Suite(.freshApplication)
struct ErrandsTests {
    private func launch() throws -> (UINavigationController, ErrandListViewController) {
        ErrandStore.shared.load(["Milk", "Stamps", "Bread"])
        let navigation = try #require(
            UIStoryboard(name: "Errands", bundle: nil).instantiateInitialViewController()
                as? UINavigationController)
        setAsAppRootWindow(navigation)
        let list = try #require(navigation.topViewController as? ErrandListViewController)
        return (navigation, list)
    }

    private func openForm() throws -> (ErrandListViewController, ErrandFormViewController) {
        let (_, list) = try launch()
        list.navigationItem.rightBarButtonItem?.tap()
        let shown = try #require(list.presentedViewController as? UINavigationController)
        return (list, try #require(shown.topViewController as? ErrandFormViewController))
    }

    @Test func `the storyboard shows the errands`() throws {
        let (_, list) = try launch()

        #expect(list.title == "3 errands")
        let cell = list.tableView.fetchCell(at: IndexPath(row: 1, section: 0), asType: ErrandCell.self)
        #expect(cell.titleLabel.text == "Stamps")
    }

    @Test func `a switch in a cell is an action of the cell, and Clear a selector of the list`() throws {
        let (_, list) = try launch()
        let cell = list.tableView.fetchCell(at: IndexPath(row: 0, section: 0), asType: ErrandCell.self)

        cell.doneSwitch.flip()
        list.navigationItem.leftBarButtonItem?.tap()

        #expect(ErrandStore.shared.errands.map(\.title) == ["Stamps", "Bread"])
        #expect(list.title == "2 errands")
    }

    @Test func `a swipe deletes, and pulling refreshes`() throws {
        let (_, list) = try launch()

        list.tableView.swipeToDeleteRow(at: IndexPath(row: 2, section: 0))
        list.tableView.pullToRefresh()

        #expect(list.title == "2 errands")
        #expect(list.refreshCount == 1)
    }

    @Test func `a segue opens the form, whose outlets are connected`() throws {
        let (_, form) = try openForm()

        #expect(form.statusLabel.text == "New errand")
        #expect(form.statusLabel.badge == "1")
        #expect(form.titleField.delegate === form)
        #expect(form.titleField.cornerRadius == 6)
        let rounded = form.view.subviews.compactMap { $0 as? RoundedView }.first
        #expect(rounded?.backgroundColor == .errandGreen)
    }

    @Test func `typing tells the field's selector and the delegate methods of an extension`() throws {
        let (_, form) = try openForm()

        form.titleField.startEditing()
        form.titleField.type("Eggs")
        #expect(form.statusLabel.text == "New errand")
        advance(by: .seconds(1))
        #expect(form.statusLabel.text == "Ready")

        form.titleField.tapReturnKey()
        #expect(form.statusLabel.text == "Done typing")
        #expect(form.keyboardChanges == 2)
    }

    @Test func `what the delegate allows is added, and saved after five seconds`() throws {
        let (list, form) = try openForm()

        form.optionButtons[1].tap()
        form.navigationItem.rightBarButtonItem?.tap()
        #expect(form.statusLabel.text == "Not this one")

        form.optionButtons[0].tap()
        form.navigationItem.rightBarButtonItem?.tap()
        #expect(list.presentedViewController == nil)
        #expect(list.title == "4 errands")

        #expect(ErrandStore.shared.saveCount == 0)
        advance(by: .seconds(5))
        #expect(ErrandStore.shared.saveCount == 1)
    }

    @Test func `cancelling calls an optional method that nobody has`() throws {
        let (list, form) = try openForm()

        form.navigationItem.leftBarButtonItem?.tap()

        #expect(list.presentedViewController == nil)
        #expect(list.title == "3 errands")
    }
}
