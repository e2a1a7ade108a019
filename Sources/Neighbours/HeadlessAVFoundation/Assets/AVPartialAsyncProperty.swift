/// Something that takes time to load, of a kind that is not said.
public class AVPartialAsyncProperty<Root> {
  /// Its name.
  final let key: String

  init(key: String) { self.key = key }
}
