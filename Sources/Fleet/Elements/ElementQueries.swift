/// A place to look for elements in: the screen, an element, or the elements of a query.
///
/// Each property finds the elements of one kind, however deep they are, by XCUITest's names. Nothing
/// is looked up until an element is used.
///
/// ```swift
/// print(Fleet.screen.buttons.count)
/// ```
@preconcurrency @MainActor
public protocol ElementQueries {
  /// Finds the elements of a kind, however deep they are.
  func descendants(matching type: ScreenElement.ElementType) -> ScreenQuery
}

extension ElementQueries {
  /// The elements of no other kind.
  public var otherElements: ScreenQuery { descendants(matching: .other) }
  /// The groups.
  public var groups: ScreenQuery { descendants(matching: .group) }
  /// The windows.
  public var windows: ScreenQuery { descendants(matching: .window) }
  /// The sheets.
  public var sheets: ScreenQuery { descendants(matching: .sheet) }
  /// The drawers.
  public var drawers: ScreenQuery { descendants(matching: .drawer) }
  /// The alerts.
  public var alerts: ScreenQuery { descendants(matching: .alert) }
  /// The dialogs.
  public var dialogs: ScreenQuery { descendants(matching: .dialog) }
  /// The buttons.
  public var buttons: ScreenQuery { descendants(matching: .button) }
  /// The radio buttons.
  public var radioButtons: ScreenQuery { descendants(matching: .radioButton) }
  /// The radio groups.
  public var radioGroups: ScreenQuery { descendants(matching: .radioGroup) }
  /// The check boxes.
  public var checkBoxes: ScreenQuery { descendants(matching: .checkBox) }
  /// The disclosure triangles.
  public var disclosureTriangles: ScreenQuery { descendants(matching: .disclosureTriangle) }
  /// The pop up buttons.
  public var popUpButtons: ScreenQuery { descendants(matching: .popUpButton) }
  /// The combo boxes.
  public var comboBoxes: ScreenQuery { descendants(matching: .comboBox) }
  /// The menu buttons.
  public var menuButtons: ScreenQuery { descendants(matching: .menuButton) }
  /// The toolbar buttons.
  public var toolbarButtons: ScreenQuery { descendants(matching: .toolbarButton) }
  /// The popovers.
  public var popovers: ScreenQuery { descendants(matching: .popover) }
  /// The keyboards.
  public var keyboards: ScreenQuery { descendants(matching: .keyboard) }
  /// The keys.
  public var keys: ScreenQuery { descendants(matching: .key) }
  /// The navigation bars.
  public var navigationBars: ScreenQuery { descendants(matching: .navigationBar) }
  /// The tab bars.
  public var tabBars: ScreenQuery { descendants(matching: .tabBar) }
  /// The tab groups.
  public var tabGroups: ScreenQuery { descendants(matching: .tabGroup) }
  /// The toolbars.
  public var toolbars: ScreenQuery { descendants(matching: .toolbar) }
  /// The status bars.
  public var statusBars: ScreenQuery { descendants(matching: .statusBar) }
  /// The tables.
  public var tables: ScreenQuery { descendants(matching: .table) }
  /// The table rows.
  public var tableRows: ScreenQuery { descendants(matching: .tableRow) }
  /// The table columns.
  public var tableColumns: ScreenQuery { descendants(matching: .tableColumn) }
  /// The outlines.
  public var outlines: ScreenQuery { descendants(matching: .outline) }
  /// The outline rows.
  public var outlineRows: ScreenQuery { descendants(matching: .outlineRow) }
  /// The browsers.
  public var browsers: ScreenQuery { descendants(matching: .browser) }
  /// The collection views.
  public var collectionViews: ScreenQuery { descendants(matching: .collectionView) }
  /// The sliders.
  public var sliders: ScreenQuery { descendants(matching: .slider) }
  /// The page indicators.
  public var pageIndicators: ScreenQuery { descendants(matching: .pageIndicator) }
  /// The progress indicators.
  public var progressIndicators: ScreenQuery { descendants(matching: .progressIndicator) }
  /// The activity indicators.
  public var activityIndicators: ScreenQuery { descendants(matching: .activityIndicator) }
  /// The segmented controls.
  public var segmentedControls: ScreenQuery { descendants(matching: .segmentedControl) }
  /// The pickers.
  public var pickers: ScreenQuery { descendants(matching: .picker) }
  /// The picker wheels.
  public var pickerWheels: ScreenQuery { descendants(matching: .pickerWheel) }
  /// The switches.
  public var switches: ScreenQuery { descendants(matching: .switch) }
  /// The toggles.
  public var toggles: ScreenQuery { descendants(matching: .toggle) }
  /// The links.
  public var links: ScreenQuery { descendants(matching: .link) }
  /// The images.
  public var images: ScreenQuery { descendants(matching: .image) }
  /// The icons.
  public var icons: ScreenQuery { descendants(matching: .icon) }
  /// The search fields.
  public var searchFields: ScreenQuery { descendants(matching: .searchField) }
  /// The scroll views.
  public var scrollViews: ScreenQuery { descendants(matching: .scrollView) }
  /// The scroll bars.
  public var scrollBars: ScreenQuery { descendants(matching: .scrollBar) }
  /// The static texts.
  public var staticTexts: ScreenQuery { descendants(matching: .staticText) }
  /// The text fields.
  public var textFields: ScreenQuery { descendants(matching: .textField) }
  /// The secure text fields.
  public var secureTextFields: ScreenQuery { descendants(matching: .secureTextField) }
  /// The date pickers.
  public var datePickers: ScreenQuery { descendants(matching: .datePicker) }
  /// The text views.
  public var textViews: ScreenQuery { descendants(matching: .textView) }
  /// The menus.
  public var menus: ScreenQuery { descendants(matching: .menu) }
  /// The menu items.
  public var menuItems: ScreenQuery { descendants(matching: .menuItem) }
  /// The menu bars.
  public var menuBars: ScreenQuery { descendants(matching: .menuBar) }
  /// The menu bar items.
  public var menuBarItems: ScreenQuery { descendants(matching: .menuBarItem) }
  /// The maps.
  public var maps: ScreenQuery { descendants(matching: .map) }
  /// The web views.
  public var webViews: ScreenQuery { descendants(matching: .webView) }
  /// The increment arrows.
  public var incrementArrows: ScreenQuery { descendants(matching: .incrementArrow) }
  /// The decrement arrows.
  public var decrementArrows: ScreenQuery { descendants(matching: .decrementArrow) }
  /// The timelines.
  public var timelines: ScreenQuery { descendants(matching: .timeline) }
  /// The rating indicators.
  public var ratingIndicators: ScreenQuery { descendants(matching: .ratingIndicator) }
  /// The value indicators.
  public var valueIndicators: ScreenQuery { descendants(matching: .valueIndicator) }
  /// The split groups.
  public var splitGroups: ScreenQuery { descendants(matching: .splitGroup) }
  /// The splitters.
  public var splitters: ScreenQuery { descendants(matching: .splitter) }
  /// The relevance indicators.
  public var relevanceIndicators: ScreenQuery { descendants(matching: .relevanceIndicator) }
  /// The color wells.
  public var colorWells: ScreenQuery { descendants(matching: .colorWell) }
  /// The help tags.
  public var helpTags: ScreenQuery { descendants(matching: .helpTag) }
  /// The mattes.
  public var mattes: ScreenQuery { descendants(matching: .matte) }
  /// The dock items.
  public var dockItems: ScreenQuery { descendants(matching: .dockItem) }
  /// The rulers.
  public var rulers: ScreenQuery { descendants(matching: .ruler) }
  /// The ruler markers.
  public var rulerMarkers: ScreenQuery { descendants(matching: .rulerMarker) }
  /// The grids.
  public var grids: ScreenQuery { descendants(matching: .grid) }
  /// The level indicators.
  public var levelIndicators: ScreenQuery { descendants(matching: .levelIndicator) }
  /// The cells.
  public var cells: ScreenQuery { descendants(matching: .cell) }
  /// The layout areas.
  public var layoutAreas: ScreenQuery { descendants(matching: .layoutArea) }
  /// The layout items.
  public var layoutItems: ScreenQuery { descendants(matching: .layoutItem) }
  /// The handles.
  public var handles: ScreenQuery { descendants(matching: .handle) }
  /// The steppers.
  public var steppers: ScreenQuery { descendants(matching: .stepper) }
  /// The tabs.
  public var tabs: ScreenQuery { descendants(matching: .tab) }
  /// The touch bars.
  public var touchBars: ScreenQuery { descendants(matching: .touchBar) }
  /// The status items.
  public var statusItems: ScreenQuery { descendants(matching: .statusItem) }
}
