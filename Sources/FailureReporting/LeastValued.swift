/// A type that has a value which does the least there is, such as a publisher that ends at once.
///
/// It stands where an app's own code for the value does not compile.
package protocol LeastValued {
  /// The value that does the least.
  static var leastValue: Self { get }
}
