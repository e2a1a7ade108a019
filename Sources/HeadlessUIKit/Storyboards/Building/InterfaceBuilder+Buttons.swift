import Foundation
import Interfaces

extension InterfaceBuilder {
  /// Sets the content of a button in a state.
  func apply(_ state: InterfaceElement, to button: UIButton, of element: InterfaceElement) {
    guard let key = state["key"], let value = Self.buttonStates[key] else { return }
    if let title = translation("\(key)Title", of: element) ?? text("title", of: state) {
      button.setTitle(title, for: value)
    }
    if let title = attributedText("attributedTitle", of: state) {
      button.setAttributedTitle(title, for: value)
    }
    if let image = state.image("image") { button.setImage(image, for: value) }
    if let image = state.image("backgroundImage") { button.setBackgroundImage(image, for: value) }
    if let symbols = state.child("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(symbols.symbolConfiguration, forImageIn: value)
    }
    if let color = state.child(key: "titleColor")?.color { button.setTitleColor(color, for: value) }
    if let color = state.child(key: "titleShadowColor")?.color {
      button.setTitleShadowColor(color, for: value)
    }
  }

  static let buttonStates: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  /// Gives a button the configuration that its element holds.
  func applyConfiguration(to button: UIButton, of element: InterfaceElement) {
    guard let data = element.child("buttonConfiguration") else { return }
    var configuration = (Self.buttonStyles[data["style"] ?? ""] ?? { .plain() })()
    configuration.title =
      translation("configuration.title", of: element) ?? text("title", of: data)
      ?? attributedText("attributedTitle", of: data)?.string
    configuration.subtitle =
      translation("configuration.subtitle", of: element) ?? text("subtitle", of: data)
      ?? attributedText("attributedSubtitle", of: data)?.string
    if let image = data.image("image") { configuration.image = image }
    for (name, value) in data.attributes {
      Self.configurationAttributes[name]?(&configuration, InterfaceValue(text: value))
    }
    if let symbols = data.child("preferredSymbolConfiguration") {
      configuration.preferredSymbolConfigurationForImage = symbols.symbolConfiguration
    }
    if let color = data.child(key: "baseForegroundColor")?.color {
      configuration.baseForegroundColor = color
    }
    if let color = data.child(key: "baseBackgroundColor")?.color {
      configuration.baseBackgroundColor = color
    }
    if let insets = data.child(key: "contentInsets") {
      configuration.contentInsets = insets.directionalInsets
    }
    button.configuration = configuration
  }

  static let buttonStyles: [String: @MainActor () -> UIButton.Configuration] = [
    "plain": { .plain() }, "filled": { .filled() }, "tinted": { .tinted() }, "gray": { .gray() },
    "borderless": { .borderless() }, "bordered": { .bordered() },
    "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
  ]

  typealias ConfigurationSetter = @MainActor (inout UIButton.Configuration, InterfaceValue) -> Void

  static let configurationAttributes: [String: ConfigurationSetter] = [
    "buttonSize": { $0.buttonSize = $1.named(.medium) },
    "cornerStyle": { $0.cornerStyle = $1.named(.dynamic) },
    "imagePadding": { $0.imagePadding = $1.number },
    "imagePlacement": { $0.imagePlacement = imagePlacements[$1.text] ?? .leading },
    "showsActivityIndicator": { $0.showsActivityIndicator = $1.bool },
    "titleAlignment": { $0.titleAlignment = $1.named(.automatic) },
    "titlePadding": { $0.titlePadding = $1.number },
  ]

  private static let imagePlacements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
}
