// An element of an interface is one of XML.
@_exported public import PropertyLists
