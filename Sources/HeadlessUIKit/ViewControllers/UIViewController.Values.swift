/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenter's view is removed.
  case fullScreen = 0
  /// As a sheet that leaves the presenter's view where it is.
  case pageSheet = 1
  /// As a smaller sheet in the middle.
  case formSheet = 2
  /// Over the view controller that defines the context; its view is removed.
  case currentContext = 3
  /// As a presentation controller of the app decides.
  case custom = 4
  /// Over the whole screen; the presenter's view stays.
  case overFullScreen = 5
  /// Over the view controller that defines the context; its view stays.
  case overCurrentContext = 6
  /// In a popover beside something.
  case popover = 7
  /// Without adaptation to the screen.
  case none = -1
  /// As the system chooses, which is a page sheet.
  case automatic = -2
}

/// How a presented view arrives; in the model, all of these are the same.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  /// Like a page that is turned.
  case partialCurl = 3
}
