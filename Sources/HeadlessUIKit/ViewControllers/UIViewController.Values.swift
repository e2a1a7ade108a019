/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenter's view is taken out.
  case fullScreen = 0
  /// As a sheet that leaves the presenter in place.
  case pageSheet = 1
  /// As a smaller sheet in the middle.
  case formSheet = 2
  /// Over the controller that defines the context, whose view is taken out.
  case currentContext = 3
  /// As a presentation controller of the app's says.
  case custom = 4
  /// Over the whole screen; the presenter's view stays.
  case overFullScreen = 5
  /// Over the controller that defines the context, whose view stays.
  case overCurrentContext = 6
  /// In a popover beside something.
  case popover = 7
  /// Not to be adapted.
  case none = -1
  /// As the system chooses: as a page sheet.
  case automatic = -2
}

/// How a presented view comes in; the model shows no difference.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// Turning around.
  case flipHorizontal = 1
  /// Fading in.
  case crossDissolve = 2
  /// Like a page that is turned.
  case partialCurl = 3
}
