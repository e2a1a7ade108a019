/// The place of a key on a keyboard, as the standard for USB numbers it.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key that the model does not number.
  case keyboardErrorUndefined = 3
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
  case keyboardZ = 29
  case keyboard1 = 30
  case keyboard2 = 31
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  /// The key that deletes backward.
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
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
  case keyboardF1 = 58
  case keyboardF2 = 59
  case keyboardF3 = 60
  case keyboardF4 = 61
  case keyboardF5 = 62
  case keyboardF6 = 63
  case keyboardF7 = 64
  case keyboardF8 = 65
  case keyboardF9 = 66
  case keyboardF10 = 67
  case keyboardF11 = 68
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
  case keyboardDownArrow = 81
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
