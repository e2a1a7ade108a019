extension UIView: UIDynamicItem {}
