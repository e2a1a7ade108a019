import Foundation

extension UICollectionView: ListView {
  package final var delegateObject: NSObject? { delegate as? NSObject }
  package final var dataSourceObject: NSObject? { dataSource as? NSObject }

  package final func sectionCount(of source: any UICollectionViewDataSource) -> Int {
    source.numberOfSections(in: self)
  }

  package final func count(
    ofSection section: Int, of source: any UICollectionViewDataSource
  ) -> Int {
    source.collectionView(self, numberOfItemsInSection: section)
  }

  package final var isInEditMode: Bool { isEditing }

  package final func cell(of item: TableRow) -> UICollectionViewCell? {
    cellForItem(at: item.indexPath)
  }

  package final func givesRoom(to cell: UICollectionViewCell, at item: TableRow) -> Bool {
    !cell.bounds.isEmpty
  }
}
