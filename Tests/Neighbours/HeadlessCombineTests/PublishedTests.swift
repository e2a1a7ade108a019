import HeadlessCombine
import Testing

private class Base: ObservableObject {
  @Published var name = "Ada"
}

private final class Model: Base {
  @Published var count = 0 {
    didSet { told.append("didSet \(count)") }
  }
  var told: [String] = []
}

@Suite struct PublishedTests {
  @Test func `subscribers get the new value while the property has the old one`() {
    let model = Model()
    let whole = model.objectWillChange.sink { model.told.append("willChange \(model.count)") }
    let property = model.$count.sink { model.told.append("value \($0), is \(model.count)") }

    model.count = 1

    #expect(
      model.told == ["value 0, is 0", "willChange 0", "value 1, is 0", "didSet 1"])
    whole.cancel()
    property.cancel()
  }

  @Test func `an object tells of the properties of its superclass by one publisher`() {
    let model = Model()
    var changes = 0
    let token = model.objectWillChange.sink { changes += 1 }

    model.name = "Grace"
    model.objectWillChange.send()

    #expect(changes == 2)
    #expect(model.objectWillChange === model.objectWillChange)
    token.cancel()
  }

  @Test func `a property takes what a publisher sends as long as there is the property`() {
    let subject = PassthroughSubject<String, Never>()
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      subject.assign(to: &model.$name)
      subject.send("Grace")
      #expect(model.name == "Grace")
    }
    subject.send("Barbara")
    #expect(gone == nil)
  }

  @Test func `what a property takes is cancelled when the property goes`() {
    var isCancelled = false
    let source = RecordingSource { isCancelled = $0 == "cancel" }
    do {
      let model = Model()
      source.map { "\($0)" }.assign(to: &model.$name)
      source.send(7)
      #expect(model.name == "7" && !isCancelled)
    }
    #expect(isCancelled)
  }

  @Test func `an object tells of all changes who has asked once`() {
    let publisher = ObservableObjectPublisher()
    let log = EventLog<Void, Never>(asking: .max(1))
    publisher.subscribe(log)
    for _ in 1...3 { publisher.send() }
    #expect(log.events.count == 4)

    let silent = EventLog<Void, Never>(asking: .none)
    publisher.subscribe(silent)
    publisher.send()
    #expect(silent.events == ["subscription"])
  }

  @Test func `assigning to a key path keeps the object until the token is cancelled`() {
    final class Label { var text = "" }
    let subject = PassthroughSubject<String, Never>()
    weak var label: Label?
    var token: AnyCancellable?
    do {
      let object = Label()
      label = object
      token = subject.assign(to: \.text, on: object)
    }
    subject.send("Hello")
    #expect(label?.text == "Hello")
    token?.cancel()
    token = nil
    #expect(label == nil)
  }
}
