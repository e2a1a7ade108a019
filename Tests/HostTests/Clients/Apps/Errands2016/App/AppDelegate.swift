//
//  AppDelegate.swift
//  Errands
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        ErrandStore.shared.load(["Milk", "Stamps", "Bread"])
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        ErrandStore.shared.save()
    }
}
