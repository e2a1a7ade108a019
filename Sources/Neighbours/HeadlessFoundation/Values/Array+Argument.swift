import Foundation

// On Apple's systems an array is bridged to an object, which is an argument of a format.
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text of the array, which is what a format takes for it.
  public var _cVarArgObject: any CVarArg { NSString(string: NSArray(array: self).description) }

  /// No words: the array is passed as a text.
  public var _cVarArgEncoding: [Int] { [] }
}
