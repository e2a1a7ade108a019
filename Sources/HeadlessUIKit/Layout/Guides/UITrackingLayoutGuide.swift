/// A guide that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}
