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
