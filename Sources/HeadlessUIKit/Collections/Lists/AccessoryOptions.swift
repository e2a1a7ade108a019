/// The common options of all accessories; `nil` means the list's choice.
@preconcurrency @MainActor
protocol AccessoryOptions {
  var isHidden: Bool? { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension AccessoryOptions {
  var common: UICellAccessory.CommonOptions {
    UICellAccessory.CommonOptions(
      isHidden: isHidden ?? false, width: reservedLayoutWidth, tintColor: tintColor)
  }
}
