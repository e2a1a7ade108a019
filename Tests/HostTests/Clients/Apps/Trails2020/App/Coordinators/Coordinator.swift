import UIKit

protocol Coordinator: AnyObject {
    var childCoordinators: [Coordinator] { get set }
    var navigationController: UINavigationController { get }
    func start()
}

extension Coordinator {
    func add(_ child: Coordinator) {
        childCoordinators.append(child)
        child.start()
    }

    func remove(_ child: Coordinator) {
        childCoordinators.removeAll { $0 === child }
    }
}
