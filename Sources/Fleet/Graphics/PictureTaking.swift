import FailureReporting
import Foundation
import HeadlessUIKit

/// How pictures are taken, by their source.
@MainActor
enum PictureTaking {
  /// Takes a picture, with everything settled and laid out, or reports why it cannot be taken.
  static func take(
    _ source: PictureSource, _ scale: CGFloat, at site: CallSite
  ) -> TakenPicture? {
    var taken: TakenPicture?
    func take(in application: UIApplication) {
      taken = picture(of: source, scale, in: application, at: site)
    }
    if case .view(let view) = source.kind {
      Gesture.perform(with: view, at: site, take)
    } else {
      Gesture.perform(in: .shared, at: site, take)
    }
    return taken
  }

  private static func picture(
    of source: PictureSource, _ scale: CGFloat, in application: UIApplication, at site: CallSite
  ) -> TakenPicture? {
    switch source.kind {
    case .view(let view):
      return reported(TakenPicture(of: view, scale: scale), objectName(view), at: site)
    case .layer(let layer):
      return reported(TakenPicture(of: layer, scale: scale), "<\(type(of: layer))>", at: site)
    case .element(let element):
      let (node, fault) = element.lookUp(to: "take a picture of")
      fault?.report(at: site)
      guard let node else { return nil }
      let frame = node.frame.part(within: application.screen.bounds)
      return reported(
        TakenPicture(of: application, in: frame, scale: scale), ElementWords.name(of: node),
        at: site)
    case .screen:
      guard application.windows.contains(where: { !$0.isHidden }) else {
        PictureWords.noScreen(ApplicationWords.noWindow(in: application)).report(
          .picture, kind: .missing, at: site)
        return nil
      }
      return TakenPicture(of: application, scale: scale)
    }
  }

  private static func reported(
    _ taken: TakenPicture?, _ name: String, at site: CallSite
  ) -> TakenPicture? {
    if taken == nil { PictureWords.noSize(name).report(.picture, at: site) }
    return taken
  }
}
