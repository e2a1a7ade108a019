import HeadlessUIKit
import Testing

@MainActor
@Suite("UIButton.Configuration")
struct UIButtonConfigurationTests {
  let trace = EventTrace()

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `has UIKit's raw values and defaults`() {
    let configuration = UIButton.Configuration.filled()
    let sizes: [UIButton.Configuration.Size] = [.medium, .small, .mini, .large]
    let corners: [UIButton.Configuration.CornerStyle] = [
      .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    let alignments: [UIButton.Configuration.TitleAlignment] = [
      .automatic, .leading, .center, .trailing,
    ]

    #expect(sizes.map(\.rawValue) == [0, 1, 2, 3])
    #expect(corners.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3])
    #expect(configuration.imagePlacement == .leading)
    #expect(configuration.cornerStyle == .dynamic)
    #expect(configuration.buttonSize == .medium)
    #expect(configuration.title == nil)
    #expect(configuration.baseForegroundColor == nil)
  }

  @Test func `compares by what it says`() {
    var first = UIButton.Configuration.plain()
    var second = UIButton.Configuration.plain()
    first.title = "Go"
    second.title = "Go"

    #expect(first == second)
    #expect(first.hashValue == second.hashValue)

    second.background.cornerRadius = 3

    #expect(first != second)
    #expect(UIButton.Configuration.plain() != .filled())
  }

  @Test func `has one title, with and without attributes, and one subtitle`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.subtitle = "now"
    #expect(configuration.attributedTitle == AttributedString("Go"))
    #expect(configuration.attributedSubtitle == AttributedString("now"))
    var red = AttributedString("Stop")
    red.foregroundColor = .red

    configuration.attributedTitle = red
    configuration.attributedSubtitle = red

    #expect(configuration.title == "Stop")
    #expect(configuration.subtitle == "Stop")
    #expect(configuration.attributedTitle == red)
    configuration.title = "Stop"
    #expect(configuration.attributedTitle == AttributedString("Stop"))
    configuration.attributedTitle = nil
    configuration.subtitle = nil
    #expect(configuration.title == nil)
    #expect(configuration.attributedSubtitle == nil)
    var other = UIButton.Configuration.plain()
    other.attributedTitle = AttributedString("Go")
    configuration.title = "Go"
    #expect(configuration == other)
  }

  @Test func `gives back its own insets once others are taken back`() {
    var configuration = UIButton.Configuration.plain()
    let own = configuration.contentInsets
    configuration.contentInsets = .zero
    let given = configuration.contentInsets
    configuration.setDefaultContentInsets()

    #expect(given == .zero)
    #expect(configuration.contentInsets == own)
  }

  @Test func `is what a button shows, in place of what is set for states`() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    button.setTitle("Plain", for: .normal)
    let before = button.titleLabel?.text

    button.configuration?.title = "Configured"

    #expect(before == "Plain")
    #expect(button.currentTitle == "Configured")
    #expect(button.titleLabel?.text == "Configured")
    #expect(button.title(for: .normal) == "Plain")
    #expect(button.imageView?.image == UIImage(systemName: "star"))
  }

  @Test func `takes the title of the primary action where it has none`() {
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })

    #expect(button.currentTitle == "Save")
    #expect(button.accessibilityLabel == "Save")
  }

  @Test func `shows titles with attributes`() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Go")
    title.font = UIFont.systemFont(ofSize: 30)
    title.foregroundColor = .red
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)

    let shown = button.titleLabel?.attributedText
    let attributes = shown?.attributes(at: 0, effectiveRange: nil) ?? [:]

    #expect(shown?.string == "Go")
    #expect(attributes[.font] as? UIFont == UIFont.systemFont(ofSize: 30))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(button.currentTitle == "Go")
  }

  @Test func `changes the attributes of its title by its transformer`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 9)
      return outgoing
    }

    let button = UIButton(configuration: configuration)
    let shown = button.titleLabel?.attributedText

    #expect(shown?.string == "Go")
    #expect(
      shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == UIFont.boldSystemFont(ofSize: 9))
  }

  @Test func `shows its subtitle in a label of its own`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let without = UIButton(configuration: configuration)
    configuration.subtitle = "there"
    let with = UIButton(configuration: configuration)

    #expect(without.subtitleLabel == nil)
    #expect(with.subtitleLabel?.text == "there")
    #expect(with.intrinsicContentSize.height > without.intrinsicContentSize.height)
  }

  @Test func `counts its insets and its padding in the size`() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    let image = configuration.image?.size ?? .zero
    let alone = UIButton(configuration: configuration).intrinsicContentSize
    configuration.title = "Go"
    let beside = UIButton(configuration: configuration).intrinsicContentSize
    configuration.imagePadding = 10
    let padded = UIButton(configuration: configuration).intrinsicContentSize
    configuration.imagePlacement = .top
    let above = UIButton(configuration: configuration).intrinsicContentSize

    #expect(alone == CGSize(width: image.width + 6, height: image.height + 4))
    #expect(beside.width > alone.width)
    #expect(padded.width == beside.width + 10)
    #expect(above.width < padded.width)
    #expect(above.height > padded.height)
  }

  // MARK: Updates

  @Test func `is updated on a later turn, once for several changes of state`() {
    let button = UIButton(configuration: .plain())
    settle()
    button.configurationUpdateHandler = { [trace] button in trace.add("\(button.state.rawValue)") }
    trace.add("set")
    settle()

    button.isSelected = true
    button.isEnabled = false
    trace.add("changed")
    settle()

    #expect(trace.lines == ["set", "0", "changed", "6"])
  }

  @Test func `is updated by a handler that sets it, without an end`() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { [trace] button in
      var configuration = button.configuration
      configuration?.title = button.isSelected ? "On" : "Off"
      button.configuration = configuration
      trace.add("updated")
    }

    let cameToRest = UIApplication.shared.mainLoop.settle()
    let first = button.titleLabel?.text
    button.isSelected = true
    settle()

    #expect(cameToRest)
    #expect(first == "Off")
    #expect(button.titleLabel?.text == "On")
    #expect(trace.lines == ["updated", "updated"])
  }

  @Test func `is updated by a subclass before its handler`() {
    let button = Updating(configuration: .plain())
    button.trace = trace
    button.configurationUpdateHandler = { [trace] _ in trace.add("handler") }

    settle()

    #expect(trace.lines == ["override", "handler"])
  }

  @Test func `is updated in a window though the screen before was cleared`() {
    ApplicationScope.$current.withValue(ApplicationScope()) {
      let button = UIButton(configuration: .plain())
      button.configurationUpdateHandler = { [trace] _ in trace.add("updated") }
      UIApplication.shared.clear()
      let window = UIWindow()
      window.isHidden = false

      window.addSubview(button)
      settle()
    }

    #expect(trace.lines == ["updated"])
  }

  @Test func `has the looks of its style and the button's state`() {
    let button = UIButton(configuration: .filled())
    button.tintColor = .red

    let enabled = UIButton.Configuration.filled().updated(for: button)
    button.isEnabled = false
    let disabled = UIButton.Configuration.filled().updated(for: button)
    var own = UIButton.Configuration.filled()
    own.baseForegroundColor = .green
    own.background.backgroundColor = .blue

    #expect(enabled.background.backgroundColor == .red)
    #expect(disabled.background.backgroundColor != .red)
    #expect(own.updated(for: button).baseForegroundColor == .green)
    #expect(own.updated(for: button).background.backgroundColor == .blue)
  }

  @Test func `keeps no button alive that waits for its update`() {
    weak var weakButton: UIButton?
    do {
      let button = UIButton(configuration: .plain())
      weakButton = button
    }

    #expect(weakButton == nil)
    settle()
  }
}

private final class Updating: UIButton {
  var trace: EventTrace?

  override func updateConfiguration() { trace?.add("override") }
}
