import UIKit

final class DetailCoordinator: Coordinator {

    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    var onFavorite: ((Trail) -> Void)?
    private(set) weak var screen: TrailDetailViewController?
    private let trail: Trail

    init(navigationController: UINavigationController, trail: Trail) {
        self.navigationController = navigationController
        self.trail = trail
    }

    func start() {
        let detail = TrailDetailViewController(trail: trail)
        detail.onFavorite = { [weak self] in
            guard let self = self else { return }
            self.onFavorite?(self.trail)
        }
        screen = detail
        navigationController.pushViewController(detail, animated: true)
    }
}
