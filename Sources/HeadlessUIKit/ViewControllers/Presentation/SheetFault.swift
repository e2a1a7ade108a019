/// A reason why a user cannot drag a sheet.
package enum SheetFault {
  /// Nothing presents the view controller, or it is still arriving or leaving.
  case notPresented
  /// The culprit is presented over it.
  case covered
  /// It is presented in another style.
  case noSheet(UIModalPresentationStyle)
}
