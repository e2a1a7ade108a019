// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UISearchBarDelegate where Self: _RXDelegateProxy {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let receiver = receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared)
    send("searchBar:textDidChange:", [boxed(searchBar), boxed(searchText)]) {
      receiver.searchBar(searchBar, textDidChange: searchText)
    }
  }

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared).searchBar(
      searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared).searchBar(
      searchBar, shouldChangeTextInRanges: ranges, replacementText: text)
  }

  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared).searchBarShouldBeginEditing(
      searchBar)
  }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    let receiver = receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared)
    send("searchBarTextDidBeginEditing:", [boxed(searchBar)]) {
      receiver.searchBarTextDidBeginEditing(searchBar)
    }
  }

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared).searchBarShouldEndEditing(
      searchBar)
  }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    let receiver = receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared)
    send("searchBarTextDidEndEditing:", [boxed(searchBar)]) {
      receiver.searchBarTextDidEndEditing(searchBar)
    }
  }

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    let receiver = receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared)
    send("searchBarBookmarkButtonClicked:", [boxed(searchBar)]) {
      receiver.searchBarBookmarkButtonClicked(searchBar)
    }
  }

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    let receiver = receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared)
    send("searchBarResultsListButtonClicked:", [boxed(searchBar)]) {
      receiver.searchBarResultsListButtonClicked(searchBar)
    }
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    let receiver = receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared)
    send("searchBarCancelButtonClicked:", [boxed(searchBar)]) {
      receiver.searchBarCancelButtonClicked(searchBar)
    }
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    let receiver = receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared)
    send("searchBarSearchButtonClicked:", [boxed(searchBar)]) {
      receiver.searchBarSearchButtonClicked(searchBar)
    }
  }

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    let receiver = receiver((any UISearchBarDelegate).self, or: UnsetDelegate.shared)
    send("searchBar:selectedScopeButtonIndexDidChange:", [boxed(searchBar), boxed(selectedScope)]) {
      receiver.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
