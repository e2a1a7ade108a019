import Foundation

final class TrailListViewModel {

    enum State: Equatable {
        case loading
        case loaded
        case failed(String)
    }

    var onChange: ((State) -> Void)?
    private(set) var trails: [Trail] = []
    private(set) var state = State.loading {
        didSet { onChange?(state) }
    }
    private var all: [Trail] = []
    private let service: TrailService

    init(service: TrailService) {
        self.service = service
    }

    func load() {
        state = .loading
        service.fetchTrails { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let trails):
                self.all = trails
                self.trails = trails
                self.state = .loaded
            case .failure(let error):
                self.state = .failed("\(error)")
            }
        }
    }

    func filter(by difficulty: Trail.Difficulty?) {
        trails = all.filter { difficulty == nil || $0.difficulty == difficulty }
        state = .loaded
    }

    func toggleFavorite(_ trail: Trail) {
        guard let index = all.firstIndex(where: { $0.id == trail.id }) else { return }
        all[index].isFavorite.toggle()
        trails = all
        state = .loaded
    }
}
