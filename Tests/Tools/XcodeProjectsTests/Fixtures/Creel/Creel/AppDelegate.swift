import UIKit
import Buoy
import Nets
import Sinker
import Tackle
import TackleUI

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private(set) var harbor: String?
    private(set) var depth = 0

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        harbor = ProcessInfo.processInfo.environment["HARBOR"]
        depth = UserDefaults.standard.integer(forKey: "Depth")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = CatchViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

class CatchViewController: UIViewController {

    let buoy = Buoy()
    let knots = KnotsView(knots: Knots.all)
    let net = Net(meshes: Sinker.weight)
    private(set) var hasAppeared = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("title", comment: "")
        view.addSubview(knots)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
    }
}
