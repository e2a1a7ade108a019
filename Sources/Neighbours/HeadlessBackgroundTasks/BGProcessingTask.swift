/// Work in the background that takes some minutes.
open class BGProcessingTask: BGTask {}
