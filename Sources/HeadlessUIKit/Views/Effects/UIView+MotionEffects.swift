extension UIView {
  /// The effects that follow how the device is held, which is never tilted here.
  public var motionEffects: [UIMotionEffect] {
    get { extras.motionEffects }
    set { extras.motionEffects = newValue }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
