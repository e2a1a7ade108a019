import AVFoundation
import CoreData
import CoreLocation
import MapKit
import MessageUI
import UIKit
import UserNotifications
import WebKit

class SightingsViewController: UITableViewController {
  let store = SightingStore()
  let manager = CLLocationManager()
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let web = WKWebView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
  let player = AVPlayer()
  private lazy var results = store.results()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "sighting")
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    header.addSubview(map)
    header.addSubview(web)
    tableView.tableHeaderView = header
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Wren", style: .plain, target: self, action: #selector(wrenSeen))
    manager.delegate = self
    web.navigationDelegate = self
    results.delegate = self
    try? results.performFetch()
  }

  @objc func wrenSeen() {
    manager.requestWhenInUseAuthorization()
  }

  func remind() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) {
      granted, _ in
      guard granted else { return }
      let content = UNMutableNotificationContent()
      content.title = "Look for birds"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false)
      UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: "look", content: content, trigger: trigger))
    }
  }

  func write() {
    guard MFMailComposeViewController.canSendMail() else { return }
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = self
    composer.setSubject("Birds")
    present(composer, animated: true)
  }

  func play(_ song: URL) {
    player.replaceCurrentItem(with: AVPlayerItem(url: song))
    player.play()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.fetchedObjects?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sighting", for: indexPath)
    cell.textLabel?.text = results.object(at: indexPath).name
    return cell
  }
}

extension SightingsViewController: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus == .authorizedWhenInUse { manager.requestLocation() }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    store.add("Wren", at: location)
    let pin = MKPointAnnotation()
    pin.coordinate = location.coordinate
    pin.title = "Wren"
    map.addAnnotation(pin)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    title = "Where are you?"
  }
}

extension SightingsViewController: NSFetchedResultsControllerDelegate {
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.reloadData()
  }
}

extension SightingsViewController: WKNavigationDelegate {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    title = webView.title
  }
}

extension SightingsViewController: MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: Error?
  ) {
    title = result == .sent ? "Sent" : nil
    dismiss(animated: true)
  }
}
