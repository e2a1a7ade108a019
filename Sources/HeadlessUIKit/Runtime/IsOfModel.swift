/// Returns whether a class is the model's, and not an app's or another framework's.
///
/// This takes long, since it makes the name of the class: keep the answer.
package func isOfModel(_ type: Any.Type) -> Bool {
  String(reflecting: type).hasPrefix("HeadlessUIKit.")
}
