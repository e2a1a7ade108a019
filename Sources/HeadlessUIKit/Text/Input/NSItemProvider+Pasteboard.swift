import Foundation

extension NSItemProvider {
  /// Creates a provider with the data of a pasteboard's item, by its types.
  convenience init(pasteboardItem item: [String: Any]) {
    self.init()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      switch value {
      case let text as String: register(text as NSString, as: [type])
      case let url as URL: register(url as NSURL, as: [type])
      case let image as UIImage:
        register(image, as: [type] + UIImage.writableTypeIdentifiersForItemProvider)
      default: register(value, as: [type])
      }
    }
  }

  /// The item for a pasteboard: known objects by their kind, other data by type.
  var pasteboardItem: [String: Any] {
    var item: [String: Any] = [:]
    for (types, object) in contents {
      switch object {
      case let text as NSString: item[UIPasteboard.TypeName.string] = String(describing: text)
      case let url as NSURL: item[UIPasteboard.TypeName.url] = url.absoluteURL
      case let image as UIImage: item[UIPasteboard.TypeName.image] = image
      case let color as UIColor: item[UIPasteboard.TypeName.color] = color
      default: for type in types { item[type] = object }
      }
    }
    return item
  }
}
