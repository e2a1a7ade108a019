/// The place of a key on a keyboard, as the standard for USB numbers it.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key that the model does not number.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// The return key.
  case keyboardReturnOrEnter = 40
  /// The escape key.
  case keyboardEscape = 41
  /// The key that deletes backward.
  case keyboardDeleteOrBackspace = 42
  /// The tab key.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The key of the hyphen.
  case keyboardHyphen = 45
  /// The key of the equal sign.
  case keyboardEqualSign = 46
  /// The key of the comma.
  case keyboardComma = 54
  /// The key of the period.
  case keyboardPeriod = 55
  /// The key of the slash.
  case keyboardSlash = 56
  /// The key F1.
  case keyboardF1 = 58
  /// The key F2.
  case keyboardF2 = 59
  /// The key F3.
  case keyboardF3 = 60
  /// The key F4.
  case keyboardF4 = 61
  /// The key F5.
  case keyboardF5 = 62
  /// The key F6.
  case keyboardF6 = 63
  /// The key F7.
  case keyboardF7 = 64
  /// The key F8.
  case keyboardF8 = 65
  /// The key F9.
  case keyboardF9 = 66
  /// The key F10.
  case keyboardF10 = 67
  /// The key F11.
  case keyboardF11 = 68
  /// The key F12.
  case keyboardF12 = 69
  /// The key for the start.
  case keyboardHome = 74
  /// The key for a page up.
  case keyboardPageUp = 75
  /// The key that deletes forward.
  case keyboardDeleteForward = 76
  /// The key for the end.
  case keyboardEnd = 77
  /// The key for a page down.
  case keyboardPageDown = 78
  /// The arrow to the right.
  case keyboardRightArrow = 79
  /// The arrow to the left.
  case keyboardLeftArrow = 80
  /// The arrow down.
  case keyboardDownArrow = 81
  /// The arrow up.
  case keyboardUpArrow = 82

  // MARK: The model

  /// The place of the key that key commands call so.
  init(input: String) {
    self = Self.named[input.lowercased()] ?? Self.named[input] ?? .keyboardErrorUndefined
  }

  private static let named: [String: Self] = [
    "a": .keyboardA,
    "b": .keyboardB,
    "c": .keyboardC,
    "d": .keyboardD,
    "e": .keyboardE,
    "f": .keyboardF,
    "g": .keyboardG,
    "h": .keyboardH,
    "i": .keyboardI,
    "j": .keyboardJ,
    "k": .keyboardK,
    "l": .keyboardL,
    "m": .keyboardM,
    "n": .keyboardN,
    "o": .keyboardO,
    "p": .keyboardP,
    "q": .keyboardQ,
    "r": .keyboardR,
    "s": .keyboardS,
    "t": .keyboardT,
    "u": .keyboardU,
    "v": .keyboardV,
    "w": .keyboardW,
    "x": .keyboardX,
    "y": .keyboardY,
    "z": .keyboardZ,
    "1": .keyboard1,
    "2": .keyboard2,
    "3": .keyboard3,
    "4": .keyboard4,
    "5": .keyboard5,
    "6": .keyboard6,
    "7": .keyboard7,
    "8": .keyboard8,
    "9": .keyboard9,
    "0": .keyboard0,
    "\r": .keyboardReturnOrEnter,
    "\u{8}": .keyboardDeleteOrBackspace,
    "\t": .keyboardTab,
    " ": .keyboardSpacebar,
    "-": .keyboardHyphen,
    "=": .keyboardEqualSign,
    ",": .keyboardComma,
    ".": .keyboardPeriod,
    "/": .keyboardSlash,
    UIKeyCommand.inputEscape: .keyboardEscape,
    UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputEnd: .keyboardEnd,
    UIKeyCommand.inputPageDown: .keyboardPageDown,
    UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
    UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputUpArrow: .keyboardUpArrow,
    UIKeyCommand.f1: .keyboardF1,
    UIKeyCommand.f2: .keyboardF2,
    UIKeyCommand.f3: .keyboardF3,
    UIKeyCommand.f4: .keyboardF4,
    UIKeyCommand.f5: .keyboardF5,
    UIKeyCommand.f6: .keyboardF6,
    UIKeyCommand.f7: .keyboardF7,
    UIKeyCommand.f8: .keyboardF8,
    UIKeyCommand.f9: .keyboardF9,
    UIKeyCommand.f10: .keyboardF10,
    UIKeyCommand.f11: .keyboardF11,
    UIKeyCommand.f12: .keyboardF12,
    UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace,
  ]
}
