import Foundation

extension UITableView: ListView {
  package final var delegateObject: NSObject? { delegate as? NSObject }
  package final var dataSourceObject: NSObject? { dataSource as? NSObject }

  package final func count(ofSection section: Int) -> Int? {
    section >= 0 && section < numberOfSections ? numberOfRows(inSection: section) : nil
  }

  package final func sectionCount(of source: any UITableViewDataSource) -> Int {
    source.numberOfSections(in: self)
  }

  package final func count(ofSection section: Int, of source: any UITableViewDataSource) -> Int {
    source.tableView(self, numberOfRowsInSection: section)
  }

  package final func layOutForUser() { layOutForUser(hasScrolled: false) }

  package final func cell(of row: TableRow) -> UITableViewCell? { cellForRow(at: row.indexPath) }

  package final func givesRoom(to cell: UITableViewCell, at row: TableRow) -> Bool {
    height(of: row) > 0
  }

  package final func canSwipe(_ row: TableRow) -> Bool { true }

  package final func userTapIndexTitle(_ title: String, at index: Int) {
    userTapIndexTitle(at: index)
    layOutForUser(hasScrolled: true)
  }
}
