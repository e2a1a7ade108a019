package import LocalizedWords

extension UIApplication {
  /// The languages of the user, and what follows from them.
  package var userLanguages: UserLanguages { mainLoop.scope.userLanguages }

  /// Chooses the languages of the user, or those of the process again, by an empty list.
  package func choose(languages names: [String]) {
    var languages = names.isEmpty ? UserLanguages.ofProcess : UserLanguages(languages: names)
    languages.pseudolanguage = userLanguages.pseudolanguage
    choose(languages)
  }

  /// Chooses the languages of the user, with all that follows from them.
  package func choose(_ languages: UserLanguages) {
    mainLoop.scope.changeLanguages { $0.chosen = languages }
    updateLayoutDirection()
  }

  /// Takes over what the arguments of the app's launch say about languages.
  package func takeLanguages(fromLaunch arguments: [String]) {
    mainLoop.scope.changeLanguages { $0.launchArguments = arguments }
    updateLayoutDirection()
  }

  /// Screens begin on the side where the first language begins.
  private func updateLayoutDirection() {
    let direction: UITraitEnvironmentLayoutDirection =
      userLanguages.isRightToLeft ? .rightToLeft : .leftToRight
    guard screen.traitCollection.layoutDirection != direction else { return }
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.layoutDirection = direction
    }
    tellWindowsOfTraits()
  }
}
