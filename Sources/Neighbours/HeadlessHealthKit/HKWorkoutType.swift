/// The kind of workouts.
open class HKWorkoutType: HKSampleType {}
