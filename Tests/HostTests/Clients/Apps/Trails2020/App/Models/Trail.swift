import Foundation

struct Trail: Equatable, Identifiable {
    enum Difficulty: Int, CaseIterable {
        case easy, moderate, hard

        var title: String {
            switch self {
            case .easy: return "Easy"
            case .moderate: return "Moderate"
            case .hard: return "Hard"
            }
        }
    }

    let id: Int
    let name: String
    let kilometers: Double
    let difficulty: Difficulty
    var isFavorite = false
}

extension Notification.Name {
    static let trailsDidSync = Notification.Name("TrailsDidSync")
}

protocol TrailService: AnyObject {
    func fetchTrails(completion: @escaping (Result<[Trail], Error>) -> Void)
}

final class TrailLibrary: TrailService {
    func fetchTrails(completion: @escaping (Result<[Trail], Error>) -> Void) {
        completion(
            .success([
                Trail(id: 1, name: "Ridge", kilometers: 12.5, difficulty: .hard),
                Trail(id: 2, name: "Lake", kilometers: 4, difficulty: .easy),
            ]))
    }
}
