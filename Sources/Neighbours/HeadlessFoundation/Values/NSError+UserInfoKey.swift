public import Foundation

extension NSError {
  /// The name of something that an error tells besides.
  public typealias UserInfoKey = String
}
