/// The bringing up to date of an app in the background.
open class BGAppRefreshTask: BGTask {}
