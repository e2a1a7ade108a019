import HeadlessUIKit

extension UINavigationBar {
  /// A tap on the bar's back button.
  final var tappingBackButton: Act {
    Act(with: .view(self)) { [self] _ in
      if let obstacle = obstacleAsBar { return Fault(obstacle, BarWords.backButton, inBar: self) }
      if let refusal = noBackButton {
        return Fault(.navigationBar, BarWords.noBackButton(refusal))
      }
      UserAct.tell(
        .usesPart { if case .back(let bar) = $0 { bar === self } else { false } })
      return userTapBackButton().map { Fault(.navigationBar, BarWords.couldNotGoBack($0)) }
    }
  }
}
