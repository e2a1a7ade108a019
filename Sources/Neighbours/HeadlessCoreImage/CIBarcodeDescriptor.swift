public import Foundation

/// What a code is made of.
open class CIBarcodeDescriptor: NSObject {
  override init() { super.init() }
}
