/// The view of a list.
final class HostedList: UICollectionView, MarkedView {
  var marks = Marks()

  /// The cells that show rows.
  var shownRows: [RowCell] { subviews.compactMap { $0 as? RowCell }.filter { $0.path != nil } }

  /// The views above and below sections.
  var shownEnds: [SectionEndView] { subviews.compactMap { $0 as? SectionEndView } }
}
