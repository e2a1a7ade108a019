import Foundation
import HeadlessUIKit
import HeadlessWebKit

/// What stands for a delegate that is not set: it has the defaults of all methods.
@MainActor
final class UnsetDelegate: NSObject, NSTextStorageDelegate, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching, UICollectionViewDelegateFlowLayout,
  UIImagePickerControllerDelegate, UINavigationControllerDelegate, UIPickerViewDelegate,
  UISearchBarDelegate, UISearchControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate,
  UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate,
  UITextFieldDelegate, UITextViewDelegate, WKNavigationDelegate, WKUIDelegate
{
  static let shared = UnsetDelegate()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
}
