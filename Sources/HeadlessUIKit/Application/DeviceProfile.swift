import Foundation

/// The sizes of iOS 18's controls and bars, on any device.
///
/// Sizes that differ from device to device stand in `Device`. Sizes that follow from text are not
/// among them: see `TextMeasure`.
struct DeviceProfile: Sendable {
  static let current = DeviceProfile()

  /// The sizes of iOS 26, as far as they are known (behaviour 816, 819, 822).
  private static let new: DeviceProfile = {
    var new = DeviceProfile()
    new.controls.toggle = CGSize(width: 63, height: 28)
    new.controls.sliderHeight = 34
    new.tables.rowHeight = 51.5
    new.tables.subtitleRowHeight = 70.5
    new.tables.headerHeight = 40.5
    new.tables.footerHeight = 30
    return new
  }()

  /// The sizes of the system that the app runs on.
  @MainActor static var ofSystem: DeviceProfile {
    // Cells ask for one number of them: they are not copied for it.
    _read { if UIDevice.current.system.hasNewSizes { yield new } else { yield current } }
  }

  var controls = Controls()
  var fields = Fields()
  var bars = Bars()
  var tables = Tables()
  var presentations = Presentations()

  struct Controls: Sendable {
    var toggle = CGSize(width: 51, height: 31)
    /// By how much a switch is wider than its layout size.
    var toggleOverhang: CGFloat = 2
    var sliderHeight: CGFloat = 31
    var sliderThumb = CGSize(width: 31, height: 31)
    var sliderTrackHeight: CGFloat = 4
    var stepper = CGSize(width: 94, height: 32)
    var segmentHeight: CGFloat = 32
    var segmentFontSize: CGFloat = 13
    /// The space on both sides of a segment's content, added up.
    var segmentPadding: CGFloat = 20
    var progressHeight: CGFloat = 4
    var progressHeightInBar: CGFloat = 2.5
    var activityIndicator = CGSize(width: 20, height: 20)
    var largeActivityIndicator = CGSize(width: 37, height: 37)
    var pageDotSpacing: CGFloat = 18
    /// The space on both sides of the dots, added up.
    var pageDotMargins: CGFloat = 20
    var pageDotThickness: CGFloat = 26
    var picker = CGSize(width: 320, height: 216)
    var pickerRowHeight: CGFloat = 32
    var inlineDatePicker = CGSize(width: 320, height: 330)
    var compactDatePicker = CGSize(width: 200, height: 34)
    var refreshControlHeight: CGFloat = 60
    /// The size of the title of a system button.
    var systemButtonFontSize: CGFloat = 15
    /// The space above and below the title of a button without insets, added up.
    var buttonTitleMargins: CGFloat = 12
    var buttonMinimumWidth: CGFloat = 30
  }

  struct Fields: Sendable {
    /// The height of a field with a rounded border, whatever its font is.
    var roundedHeight: CGFloat = 34
    /// The width that a rounded border adds to the text.
    var roundedMargins: CGFloat = 28
    /// The width of a field without a border and without text.
    var emptyWidth: CGFloat = 5
    var clearButton: CGFloat = 19
    var searchFieldHeight: CGFloat = 36
    var searchBarHeight: CGFloat = 56
    var searchBarMargin: CGFloat = 8
    var searchBarTopMargin: CGFloat = 10
    var searchBarPromptHeight: CGFloat = 20
    var searchBarScopesHeight: CGFloat = 44
  }

  struct Bars: Sendable {
    /// The height that a large title adds to a navigation bar.
    var largeTitleHeight: CGFloat = 52
    /// The space at the edges of a bar.
    var margin: CGFloat = 16
    /// The space between items.
    var itemGap: CGFloat = 8
    /// The width and the height of a button that needs no more.
    var buttonLength: CGFloat = 44
    var itemFontSize: CGFloat = 17
    /// The space before and after an item's title, added up.
    var itemPadding: CGFloat = 16
  }

  struct Tables: Sendable {
    /// The height of a row if nothing else decides it.
    var rowHeight: CGFloat = 44
    /// The least height of a row with a second text below the first.
    var subtitleRowHeight: CGFloat = 0
    /// The height of a header with an automatic height.
    var headerHeight: CGFloat = 28
    var footerHeight: CGFloat = 28
    /// The space above and below the texts of a header that is as high as its texts.
    ///
    /// A line of 17 points, which is 20.333 high, just fits into a header.
    var headerContentMargin: CGFloat = 23 / 6
    /// The space above a header of a plain table.
    var headerTopPadding: CGFloat = 22
    /// The width of a cell before it is in a table.
    var cellWidth: CGFloat = 320
    /// The space above and below the content of a cell that is as high as its content.
    var contentMargin: CGFloat = 11
    /// The space between texts that are side by side.
    var textGap: CGFloat = 8
    /// The size of the second text below the first.
    var subtitleFontSize: CGFloat = 12
    /// The side length of an accessory view that has no size.
    var accessorySide: CGFloat = 22
    /// The space between the content and the accessory, added to that beside the accessory.
    var accessoryMargins: CGFloat = 24
    /// The width that a sign at the far edge takes, with the space around it.
    var accessorySignWidth: CGFloat = 38
    /// The space between sections with gaps if there is no header or footer.
    var sectionGap: CGFloat = 18
  }

  struct Presentations: Sendable {
    var alertWidth: CGFloat = 270
    /// The space above, below and between title and message, and at their sides.
    var alertVerticalMargin: CGFloat = 20
    var alertTextGap: CGFloat = 4
    var alertHorizontalMargin: CGFloat = 16
    var alertActionHeight: CGFloat = 44
    var alertFieldHeight: CGFloat = 34
    var alertTitleFontSize: CGFloat = 17
    var alertMessageFontSize: CGFloat = 13
    /// The space between an action sheet and the sides of the screen, and above its cancel button.
    var actionSheetMargin: CGFloat = 8
    var actionSheetActionHeight: CGFloat = 57
    /// The part of a sheet's greatest height at which it rests half-way.
    var mediumDetent: CGFloat = 0.56
    /// The width of a popover whose content prefers no width.
    var popoverWidth: CGFloat = 320
    /// The space that the arrow of a popover takes.
    var popoverArrow: CGFloat = 13
    /// The size of a form sheet whose content prefers no size, and the width of a page sheet, on
    /// tablets.
    var formSheet = CGSize(width: 540, height: 620)
    var pageSheetWidth: CGFloat = 704
  }
}
