extension String: CNKeyDescriptor {
  /// The name itself.
  public var keysOfContact: Set<String> { [self] }
}
