import UIKit

final class MainCoordinator: NSObject, Coordinator {

    var childCoordinators: [Coordinator] = []
    let navigationController: UINavigationController
    private let service: TrailService

    init(navigationController: UINavigationController, service: TrailService) {
        self.navigationController = navigationController
        self.service = service
        super.init()
        navigationController.delegate = self
    }

    func start() {
        let list = TrailListViewController(viewModel: TrailListViewModel(service: service))
        list.delegate = self
        navigationController.pushViewController(list, animated: false)
    }
}

extension MainCoordinator: TrailListViewControllerDelegate {
    func trailList(_ list: TrailListViewController, didSelect trail: Trail) {
        let child = DetailCoordinator(navigationController: navigationController, trail: trail)
        child.onFavorite = { [weak list] in list?.viewModel.toggleFavorite($0) }
        add(child)
    }
}

extension MainCoordinator: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        for child in childCoordinators.compactMap({ $0 as? DetailCoordinator })
        where !navigationController.viewControllers.contains(where: { $0 === child.screen }) {
            remove(child)
        }
    }
}
