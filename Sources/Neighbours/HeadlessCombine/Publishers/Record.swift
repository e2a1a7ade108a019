/// A publisher of what was recorded beforehand.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recorded events.
  public let recording: Recording

  /// Creates a publisher of what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Never>(sequence: recording.output)
    let completion = recording.completion
    Publishers.Steps(values, atEnd: { _ in completion }) { { $1.send($0) } }
      .receive(subscriber: subscriber)
  }

  /// Values and an end.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isComplete = false

    /// Creates an empty recording.
    public init() {}

    /// Creates a recording of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Adds a value, unless it is complete.
    public mutating func receive(_ input: Output) { if !isComplete { output.append(input) } }

    /// Adds the end, unless it has one.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard !isComplete else { return }
      self.completion = completion
      isComplete = true
    }
  }
}
