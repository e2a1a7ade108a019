import Fleet
import FoundationXML

/// The costs of storyboards.
@MainActor let storyboardFigures = [readStoryboard, makeScene, makeSecondScene]

/// The labels of a scene, which has a root view and a button besides.
private let labelsInScene = 48

/// Returns a storyboard with scenes of 50 views each.
private func storyboardText(scenes: Int) -> String {
  let labels = (0..<labelsInScene).map { index in
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label \(index)" \
    textAlignment="natural" lineBreakMode="tailTruncation" fixedFrame="YES" id="Lbl-\(index)">
    <rect key="frame" x="20" y="\(index * 20)" width="200" height="20"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <color key="textColor" white="0.0" alpha="1" colorSpace="custom"/>
    </label>
    """
  }
  .joined(separator: "\n")
  let all = (0..<scenes).map { index in
    """
    <scene sceneID="Scn-\(index)">
    <objects>
    <viewController storyboardIdentifier="Screen\(index)" id="Vct-\(index)" \
    sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="Vew-\(index)">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
    <subviews>
    \(labels)
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="Btn-\(index)">
    <rect key="frame" x="20" y="0.0" width="100" height="30"/>
    <state key="normal" title="Tap"/>
    </button>
    </subviews>
    </view>
    </viewController>
    </objects>
    </scene>
    """
  }
  .joined(separator: "\n")
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="Vct-0">
    <scenes>
    \(all)
    </scenes>
    </document>
    """
}

/// Runs `body` with a folder that contains such a storyboard.
@MainActor private func withStoryboard<R>(scenes: Int, _ body: (Bundle?, Data) -> R) -> R {
  let folder = FileManager.default.temporaryDirectory.appending(path: "fleet-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let data = Data(storyboardText(scenes: scenes).utf8)
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try? data.write(to: folder.appending(path: "Bench.storyboard"))
  return body(Bundle(path: folder.path), data)
}

@MainActor private let readStoryboard = Figure(
  work: "read a storyboard of 60 scenes", yardstick: "the bare XMLParser", atMostTimes: 2
) {
  withStoryboard(scenes: 60) { bundle, data in
    bestOnMainActor(repetitions: 2, rounds: 10) {
      keep(UIStoryboard(name: "Bench", bundle: bundle).diagnostics)
    } beside: {
      keep(XMLParser(data: data).parse())
    }
  }
}

@MainActor private let makeScene = Figure(
  work: "make a scene of 50 views and its view", yardstick: "the same by hand",
  atMost: 1_000_000
) {
  withStoryboard(scenes: 1) { bundle, _ in
    let storyboard = UIStoryboard(name: "Bench", bundle: bundle)
    return bestOnMainActor(repetitions: 50, rounds: 10) {
      storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    } beside: {
      let controller = UIViewController()
      for index in 0..<labelsInScene {
        let label = UILabel(frame: CGRect(x: 20, y: index * 20, width: 200, height: 20))
        label.text = "Label"
        label.font = .systemFont(ofSize: 17)
        controller.view.addSubview(label)
      }
      controller.view.addSubview(UIButton(type: .system))
    }
  }
}

@MainActor private let makeSecondScene = Figure(
  work: "make a second scene of a storyboard", yardstick: "one of a storyboard just opened",
  atMostTimes: 0.5
) {
  withStoryboard(scenes: 60) { bundle, _ in
    let storyboard = UIStoryboard(name: "Bench", bundle: bundle)
    keep(storyboard.instantiateViewController(withIdentifier: "Screen0"))
    return bestOnMainActor(repetitions: 2, rounds: 10) {
      keep(storyboard.instantiateViewController(withIdentifier: "Screen1"))
    } beside: {
      let fresh = UIStoryboard(name: "Bench", bundle: bundle)
      keep(fresh.instantiateViewController(withIdentifier: "Screen1"))
    }
  }
}
