/// A kind of what is measured at times.
open class HKSampleType: HKObjectType {}
