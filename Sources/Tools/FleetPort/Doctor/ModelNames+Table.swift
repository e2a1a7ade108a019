extension ModelNames {
  /// The names that `HeadlessUIKit` has, as `.ci/port-table` finds it in its sources.
  package static let uikit = ModelNames(
    """
    AXCustomContent:NSObject Importance importance label value
    AXCustomContent.Importance:UInt default high
    AXCustomContentProvider:NSObjectProtocol accessibilityCustomContent
    AttributeDynamicLookup subscript
    AttributeScopes UIKitAttributes uiKit
    AttributeScopes.UIKitAttributes:AttributeScope BackgroundColorAttribute BaselineOffsetAttribute
    AttributeScopes.UIKitAttributes ExpansionAttribute FontAttribute ForegroundColorAttribute
    AttributeScopes.UIKitAttributes KernAttribute LigatureAttribute ObliquenessAttribute
    AttributeScopes.UIKitAttributes ParagraphStyleAttribute StrikethroughColorAttribute
    AttributeScopes.UIKitAttributes StrikethroughStyleAttribute StrokeColorAttribute
    AttributeScopes.UIKitAttributes StrokeWidthAttribute TrackingAttribute UnderlineColorAttribute
    AttributeScopes.UIKitAttributes UnderlineStyleAttribute backgroundColor baselineOffset expansion
    AttributeScopes.UIKitAttributes font foregroundColor foundation kern ligature obliqueness
    AttributeScopes.UIKitAttributes paragraphStyle strikethroughColor strikethroughStyle strokeColor
    AttributeScopes.UIKitAttributes strokeWidth tracking underlineColor underlineStyle
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute:AttributedStringKey Value:UIColor name
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute.Value:UIColor
    AttributeScopes.UIKitAttributes.BaselineOffsetAttribute:AttributedStringKey Value name
    AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.Value:CGFloat
    AttributeScopes.UIKitAttributes.ExpansionAttribute:AttributedStringKey Value name
    AttributeScopes.UIKitAttributes.ExpansionAttribute.Value:CGFloat
    AttributeScopes.UIKitAttributes.FontAttribute:AttributedStringKey Value:UIFont name
    AttributeScopes.UIKitAttributes.FontAttribute.Value:UIFont
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute:AttributedStringKey Value:UIColor name
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value:UIColor
    AttributeScopes.UIKitAttributes.KernAttribute:AttributedStringKey Value name
    AttributeScopes.UIKitAttributes.KernAttribute.Value:CGFloat
    AttributeScopes.UIKitAttributes.LigatureAttribute:AttributedStringKey Value name
    AttributeScopes.UIKitAttributes.LigatureAttribute.Value:Int
    AttributeScopes.UIKitAttributes.ObliquenessAttribute:AttributedStringKey Value name
    AttributeScopes.UIKitAttributes.ObliquenessAttribute.Value:CGFloat
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute:AttributedStringKey
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute Value:NSParagraphStyle name
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.Value:NSParagraphStyle
    AttributeScopes.UIKitAttributes.StrikethroughColorAttribute:AttributedStringKey Value:UIColor
    AttributeScopes.UIKitAttributes.StrikethroughColorAttribute name
    AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.Value:UIColor
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute:AttributedStringKey
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute Value:NSUnderlineStyle name
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.Value:NSUnderlineStyle
    AttributeScopes.UIKitAttributes.StrokeColorAttribute:AttributedStringKey Value:UIColor name
    AttributeScopes.UIKitAttributes.StrokeColorAttribute.Value:UIColor
    AttributeScopes.UIKitAttributes.StrokeWidthAttribute:AttributedStringKey Value name
    AttributeScopes.UIKitAttributes.StrokeWidthAttribute.Value:CGFloat
    AttributeScopes.UIKitAttributes.TrackingAttribute:AttributedStringKey Value name
    AttributeScopes.UIKitAttributes.TrackingAttribute.Value:CGFloat
    AttributeScopes.UIKitAttributes.UnderlineColorAttribute:AttributedStringKey Value:UIColor name
    AttributeScopes.UIKitAttributes.UnderlineColorAttribute.Value:UIColor
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute:AttributedStringKey
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute Value:NSUnderlineStyle name
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.Value:NSUnderlineStyle
    AutoreleasingUnsafeMutablePointer:UnsafeMutablePointer
    Bundle loadNibNamed uiKit uiKitBundleIdentifier uiKitDevelopmentLocalization uiKitInfoDictionary
    Bundle uiKitLocalizations uiKitLocalizedInfoDictionary uiKitLocalizedString uiKitMain
    Bundle uiKitObject uiKitPreferredLocalizations uiKitURLs
    CAAction: run
    CAAnimation:NSObject,NSCopying,CAMediaTiming,CAAction autoreverses beginTime:CFTimeInterval copy
    CAAnimation delegate duration:CFTimeInterval fillMode isRemovedOnCompletion repeatCount
    CAAnimation repeatDuration:CFTimeInterval run speed timeOffset:CFTimeInterval
    CAAnimation timingFunction:CAMediaTimingFunction
    CAAnimationCalculationMode:RawRepresentable,Hashable cubic cubicPaced discrete linear paced
    CAAnimationCalculationMode rawValue
    CAAnimationDelegate:NSObjectProtocol animationDidStart animationDidStop
    CAAnimationGroup:CAAnimation animations
    CAAnimationRotationMode:RawRepresentable,Hashable rawValue rotateAuto rotateAutoReverse
    CABasicAnimation:CAPropertyAnimation byValue fromValue toValue
    CACornerMask:OptionSet layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner
    CACornerMask layerMinXMinYCorner rawValue
    CADisplayLink:NSObject add duration:CFTimeInterval invalidate isPaused preferredFrameRateRange
    CADisplayLink preferredFramesPerSecond remove targetTimestamp:CFTimeInterval
    CADisplayLink timestamp:CFTimeInterval
    CAEdgeAntialiasingMask:OptionSet layerBottomEdge layerLeftEdge layerRightEdge layerTopEdge
    CAEdgeAntialiasingMask rawValue
    CAEmitterCell:NSObject alphaRange alphaSpeed birthRate blueRange blueSpeed color:CGColor
    CAEmitterCell contents contentsRect contentsScale emissionLatitude emissionLongitude
    CAEmitterCell emissionRange emitterCells greenRange greenSpeed isEnabled lifetime lifetimeRange
    CAEmitterCell name redRange redSpeed scale scaleRange scaleSpeed spin spinRange velocity
    CAEmitterCell velocityRange xAcceleration yAcceleration zAcceleration
    CAEmitterLayer:CALayer birthRate emitterCells emitterDepth emitterMode emitterPosition
    CAEmitterLayer emitterShape emitterSize emitterZPosition lifetime preservesDepth renderMode
    CAEmitterLayer scale seed spin velocity
    CAEmitterLayerEmitterMode:RawRepresentable,Hashable outline points rawValue surface volume
    CAEmitterLayerEmitterShape:RawRepresentable,Hashable circle cuboid line point rawValue rectangle
    CAEmitterLayerEmitterShape sphere
    CAEmitterLayerRenderMode:RawRepresentable,Hashable additive backToFront oldestFirst oldestLast
    CAEmitterLayerRenderMode rawValue unordered
    CAFrameRateRange:Equatable default maximum minimum preferred
    CAGradientLayer:CALayer colors endPoint locations startPoint type
    CAGradientLayerType:RawRepresentable,Hashable axial conic radial rawValue
    CAKeyframeAnimation:CAPropertyAnimation biasValues calculationMode continuityValues keyTimes
    CAKeyframeAnimation path:CGPath rotationMode:CAAnimationRotationMode tensionValues
    CAKeyframeAnimation timingFunctions values
    CALayer:NSObject,SelectorResponder,CAMediaTiming action actions add addSublayer affineTransform
    CALayer allowsEdgeAntialiasing allowsGroupOpacity anchorPoint animation animationKeys
    CALayer autoreverses backgroundColor:CGColor beginTime:CFTimeInterval borderColor:CGColor
    CALayer borderWidth bounds contains contents contentsGravity contentsRect contentsScale convert
    CALayer convertTime cornerCurve cornerRadius defaultAction delegate display displayIfNeeded draw
    CALayer duration:CFTimeInterval edgeAntialiasingMask:CAEdgeAntialiasingMask fillMode frame
    CALayer hitTest insertSublayer isHidden isOpaque layoutIfNeeded layoutSublayers
    CALayer magnificationFilter:CALayerContentsFilter mask:CALayer maskedCorners:CACornerMask
    CALayer masksToBounds minificationFilter:CALayerContentsFilter minificationFilterBias model name
    CALayer needsDisplay needsDisplayOnBoundsChange needsLayout objectiveCMembers opacity position
    CALayer presentation rasterizationScale removeAllAnimations removeAnimation removeFromSuperlayer
    CALayer render repeatCount repeatDuration:CFTimeInterval replaceSublayer setAffineTransform
    CALayer setNeedsDisplay setNeedsLayout shadowColor:CGColor shadowOffset shadowOpacity
    CALayer shadowPath:CGPath shadowRadius shouldRasterize speed sublayerTransform sublayers
    CALayer superlayer:CALayer timeOffset:CFTimeInterval transform:CATransform3D zPosition
    CALayerContentsFilter:RawRepresentable,Hashable linear nearest rawValue trilinear
    CALayerContentsGravity:RawRepresentable,Hashable bottom bottomLeft bottomRight center left
    CALayerContentsGravity rawValue resize resizeAspect resizeAspectFill right top topLeft topRight
    CALayerCornerCurve:RawRepresentable,Hashable circular continuous rawValue
    CALayerDelegate:NSObjectProtocol action display draw layerWillDraw layoutSublayers
    CAMediaTiming: autoreverses beginTime:CFTimeInterval duration:CFTimeInterval
    CAMediaTiming fillMode:CAMediaTimingFillMode repeatCount repeatDuration:CFTimeInterval speed
    CAMediaTiming timeOffset:CFTimeInterval
    CAMediaTimingFillMode:RawRepresentable,Hashable backwards both forwards rawValue removed
    CAMediaTimingFunction:NSObject getControlPoint hash isEqual
    CAMediaTimingFunctionName:RawRepresentable,Hashable default easeIn easeInEaseOut easeOut linear
    CAMediaTimingFunctionName rawValue
    CAPropertyAnimation:CAAnimation isAdditive isCumulative keyPath valueFunction:CAValueFunction
    CAReplicatorLayer:CALayer instanceAlphaOffset instanceBlueOffset instanceColor:CGColor
    CAReplicatorLayer instanceCount instanceDelay:CFTimeInterval instanceGreenOffset
    CAReplicatorLayer instanceRedOffset instanceTransform preservesDepth
    CAShapeLayer:CALayer fillColor:CGColor fillRule lineCap lineDashPattern lineDashPhase lineJoin
    CAShapeLayer lineWidth miterLimit path:CGPath strokeColor:CGColor strokeEnd strokeStart
    CAShapeLayerFillRule:RawRepresentable,Hashable evenOdd nonZero rawValue
    CAShapeLayerLineCap:RawRepresentable,Hashable butt rawValue round square
    CAShapeLayerLineJoin:RawRepresentable,Hashable bevel miter rawValue round
    CASpringAnimation:CABasicAnimation allowsOverdamping damping initialVelocity mass
    CASpringAnimation settlingDuration:CFTimeInterval stiffness
    CATextLayer:CALayer alignmentMode allowsFontSubpixelQuantization font fontSize
    CATextLayer foregroundColor:CGColor isWrapped string truncationMode
    CATextLayerAlignmentMode:RawRepresentable,Hashable center justified left natural rawValue right
    CATextLayerTruncationMode:RawRepresentable,Hashable end middle none rawValue start
    CATiledLayer:CALayer fadeDuration levelsOfDetail levelsOfDetailBias tileSize
    CATransaction:NSObject animationDuration animationTimingFunction begin commit completionBlock
    CATransaction disableActions flush setAnimationDuration setAnimationTimingFunction
    CATransaction setCompletionBlock setDisableActions setValue value
    CATransform3D:Equatable m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    CATransformLayer:CALayer
    CATransition:CAAnimation endProgress startProgress subtype:CATransitionSubtype type
    CATransitionSubtype:RawRepresentable,Hashable fromBottom fromLeft fromRight fromTop rawValue
    CATransitionType:RawRepresentable,Hashable fade moveIn push rawValue reveal
    CAValueFunction:NSObject name:CAValueFunctionName
    CAValueFunctionName:RawRepresentable,Hashable rawValue rotateX rotateY rotateZ scale scaleX
    CAValueFunctionName scaleY scaleZ translate translateX translateY translateZ
    CFAllocator:
    CFArray:Any
    CFBoolean:NSNumber
    CFData:Data
    CFDictionary:Any
    CFError:NSError
    CFMutableData:NSMutableData
    CFOptionFlags:UInt
    CFString:String
    CFTimeInterval:Double
    CFTypeRef:AnyObject
    CFURL:URL
    CGAffineTransform:Hashable,Codable a b c concatenating d decomposed identity inverted isIdentity
    CGAffineTransform rotated scaledBy translatedBy tx ty
    CGAffineTransformComponents:Equatable horizontalShear rotation scale translation:CGVector
    CGBitmapInfo:OptionSet,Hashable alphaInfoMask byteOrder16Big byteOrder16Little byteOrder32Big
    CGBitmapInfo byteOrder32Little byteOrderMask floatComponents floatInfoMask rawValue
    CGBlendMode:Int32 clear color colorBurn colorDodge copy darken destinationAtop destinationIn
    CGBlendMode destinationOut destinationOver difference exclusion hardLight hue lighten luminosity
    CGBlendMode multiply normal overlay plusDarker plusLighter saturation screen softLight
    CGBlendMode sourceAtop sourceIn sourceOut xor
    CGColor:Hashable == alpha colorSpace:CGColorSpace components converted copy hash
    CGColor numberOfComponents
    CGColorRenderingIntent:Int32 absoluteColorimetric defaultIntent perceptual relativeColorimetric
    CGColorRenderingIntent saturation
    CGColorSpace:Hashable == baseColorSpace:CGColorSpace displayP3:CFString
    CGColorSpace extendedLinearSRGB:CFString extendedSRGB:CFString genericCMYK:CFString
    CGColorSpace genericGrayGamma2_2:CFString genericRGBLinear:CFString hash isWideGamutRGB
    CGColorSpace linearGray:CFString linearSRGB:CFString model:CGColorSpaceModel name:CFString
    CGColorSpace numberOfComponents sRGB:CFString supportsOutput
    CGColorSpaceModel:Int32 XYZ cmyk deviceN indexed lab monochrome pattern rgb unknown
    CGContext:Hashable == addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect
    CGContext addRects alphaInfo:CGImageAlphaInfo beginPath beginTransparencyLayer
    CGContext bitmapInfo:CGBitmapInfo bitsPerComponent bitsPerPixel boundingBoxOfClipPath
    CGContext boundingBoxOfPath bytesPerRow clear clip closePath colorSpace:CGColorSpace concatenate
    CGContext convertToDeviceSpace convertToUserSpace ctm:CGAffineTransform currentPointOfPath data
    CGContext draw drawConicGradient drawLinearGradient drawPath drawRadialGradient
    CGContext endTransparencyLayer fill fillEllipse fillPath flush hash height
    CGContext interpolationQuality:CGInterpolationQuality isPathEmpty makeImage move path:CGPath
    CGContext pathContains replacePathWithStrokedPath resetClip restoreGState rotate saveGState
    CGContext scaleBy setAllowsAntialiasing setAlpha setBlendMode setFillColor setFillColorSpace
    CGContext setFillPattern setFlatness setLineCap setLineDash setLineJoin setLineWidth
    CGContext setMiterLimit setPatternPhase setRenderingIntent setShadow setShouldAntialias
    CGContext setStrokeColor setStrokeColorSpace setStrokePattern stroke strokeEllipse
    CGContext strokeLineSegments strokePath synchronize translateBy
    CGContext userSpaceToDeviceSpaceTransform:CGAffineTransform width
    CGDataProvider:Hashable == data:CFData hash
    CGFloat _bridgeToObjectiveC _conditionallyBridgeFromObjectiveC _forceBridgeFromObjectiveC
    CGFloat _unconditionallyBridgeFromObjectiveC
    CGFont:Hashable == fullName:CFString hash postScriptName:CFString unitsPerEm
    CGGradient:Hashable == hash
    CGGradientDrawingOptions:OptionSet,Hashable drawsAfterEndLocation drawsBeforeStartLocation
    CGGradientDrawingOptions rawValue
    CGImage:Hashable == alphaInfo:CGImageAlphaInfo bitmapInfo:CGBitmapInfo bitsPerComponent
    CGImage bitsPerPixel byteOrderInfo:CGImageByteOrderInfo bytesPerRow colorSpace:CGColorSpace copy
    CGImage cropping dataProvider:CGDataProvider decode hash height isMask masking
    CGImage renderingIntent:CGColorRenderingIntent shouldInterpolate width
    CGImageAlphaInfo:UInt32 alphaOnly first last none noneSkipFirst noneSkipLast premultipliedFirst
    CGImageAlphaInfo premultipliedLast
    CGImageByteOrderInfo:UInt32 order16Big order16Little order32Big order32Little orderDefault
    CGImageByteOrderInfo orderMask
    CGInterpolationQuality:Int32 default high low medium none
    CGLayer:Hashable == context:CGContext hash size
    CGLineCap:Int32 butt round square
    CGLineJoin:Int32 bevel miter round
    CGMutablePath:CGPath addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect
    CGMutablePath addRects addRelativeArc addRoundedRect closeSubpath move
    CGPath:Hashable == apply applyWithBlock boundingBox boundingBoxOfPath contains copy currentPoint
    CGPath hash isEmpty isRect mutableCopy
    CGPathApplierFunction:Any
    CGPathApplyBlock:Any
    CGPathDrawingMode:Int32 eoFill eoFillStroke fill fillStroke stroke
    CGPathElement: points type:CGPathElementType
    CGPathElementType:Int32 addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath
    CGPathElementType moveToPoint
    CGPathFillRule:Int evenOdd winding
    CGPattern:Hashable == hash
    CGPatternCallbacks: drawPattern:CGPatternDrawPatternCallback
    CGPatternCallbacks releaseInfo:CGPatternReleaseInfoCallback version
    CGPatternDrawPatternCallback:Any
    CGPatternReleaseInfoCallback:Any
    CGPatternTiling:Int32 constantSpacing constantSpacingMinimalDistortion noDistortion
    CGPoint applying equalTo
    CGRect _bridgeToObjectiveC _conditionallyBridgeFromObjectiveC _forceBridgeFromObjectiveC
    CGRect _unconditionallyBridgeFromObjectiveC applying equalTo inset
    CGSize applying equalTo
    CGVector:Equatable,Codable dx dy zero
    CTFontManagerError:Int alreadyRegistered fileNotFound insufficientPermissions invalidFontData
    CTFontManagerError unrecognizedFormat
    CTFontManagerScope:UInt32 none persistent process session user:CTFontManagerScope
    Calendar uiKitCurrent uiKitIsDateInToday uiKitIsDateInTomorrow uiKitIsDateInYesterday
    ColorResource:Hashable
    CustomLocalizedStringResourceConvertible: localizedStringResource:LocalizedStringResource
    Date uiKitFormatted uiKitNow uiKitTimeIntervalSinceNow
    DateFormatter uiKit uiKitLocalizedString
    DateIntervalFormatter uiKit
    DispatchGroup uiKitLeave uiKitNotify
    DispatchObject == hash
    DispatchQueue uiKitAsync uiKitAsyncAfter uiKitSync
    DispatchSource MemoryPressureEvent makeMemoryPressureSource uiKitTimerSource
    DispatchSource.MemoryPressureEvent:OptionSet all critical normal rawValue warning
    DispatchSourceMemoryPressure:_UIKitEventSource data mask
    DispatchTime uiKitNow
    DispatchWorkItem uiKitNotify
    FileManager == hash isUbiquitousItem ubiquityIdentityToken uiKitURL uiKitURLs url
    FileWrapper:NSObject ReadingOptions WritingOptions addFileWrapper addRegularFile fileAttributes
    FileWrapper fileWrappers filename isDirectory isRegularFile isSymbolicLink
    FileWrapper keyForChildFileWrapper matchesContents preferredFilename read regularFileContents
    FileWrapper removeFileWrapper write
    FileWrapper.ReadingOptions:OptionSet immediate rawValue withoutMapping
    FileWrapper.WritingOptions:OptionSet atomic rawValue withNameUpdating
    IMP:OpaquePointer
    ImageResource:Hashable
    IndexPath item row section
    KeyValueObservable:NSObjectProtocol addObserver observe removeObserver
    Locale uiKitCurrent uiKitPreferredLanguages
    LocalizedStringResource:Equatable,ExpressibleByStringInterpolation == BundleDescription bundle
    LocalizedStringResource defaultValue key locale table
    LocalizedStringResource.BundleDescription:Equatable == atURL forClass main
    LookedUpObject: isEqual
    Method:OpaquePointer
    MethodNotImplemented:Error
    NSAttributedString DocumentAttributeKey DocumentReadingOptionKey DocumentType boundingRect data
    NSAttributedString draw size
    NSAttributedString.DocumentAttributeKey:RawRepresentable,Hashable characterEncoding documentType
    NSAttributedString.DocumentAttributeKey rawValue
    NSAttributedString.DocumentReadingOptionKey:RawRepresentable,Hashable characterEncoding
    NSAttributedString.DocumentReadingOptionKey defaultAttributes documentType rawValue
    NSAttributedString.DocumentType:RawRepresentable,Hashable html plain rawValue rtf
    NSAttributedString.Key attachment backgroundColor baselineOffset expansion font foregroundColor
    NSAttributedString.Key kern ligature link obliqueness paragraphStyle shadow strikethroughColor
    NSAttributedString.Key strikethroughStyle strokeColor strokeWidth textEffect textItemTag
    NSAttributedString.Key tracking underlineColor underlineStyle writingDirection
    NSCoder cgAffineTransform cgPoint cgRect cgSize cgVector decodeCGAffineTransform decodeCGPoint
    NSCoder decodeCGRect decodeCGSize decodeCGVector decodeDirectionalEdgeInsets decodeUIEdgeInsets
    NSCoder decodeUIOffset encode nsDirectionalEdgeInsets string uiEdgeInsets uiOffset
    NSCollectionLayoutAnchor:NSObject,NSCopying copy edges:NSDirectionalRectEdge isAbsoluteOffset
    NSCollectionLayoutAnchor isFractionalOffset offset
    NSCollectionLayoutBoundarySupplementaryItem:NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutBoundarySupplementaryItem alignment:NSRectAlignment copy extendsBoundary
    NSCollectionLayoutBoundarySupplementaryItem offset pinToVisibleBounds
    NSCollectionLayoutContainer:NSObjectProtocol contentInsets:NSDirectionalEdgeInsets contentSize
    NSCollectionLayoutContainer effectiveContentInsets:NSDirectionalEdgeInsets effectiveContentSize
    NSCollectionLayoutDecorationItem:NSCollectionLayoutItem background copy elementKind zIndex
    NSCollectionLayoutDimension:NSObject,NSCopying absolute copy dimension estimated
    NSCollectionLayoutDimension fractionalHeight fractionalWidth isAbsolute isEstimated
    NSCollectionLayoutDimension isFractionalHeight isFractionalWidth isUniformAcrossSiblings
    NSCollectionLayoutDimension uniformAcrossSiblings
    NSCollectionLayoutEdgeSpacing:NSObject,NSCopying bottom:NSCollectionLayoutSpacing copy
    NSCollectionLayoutEdgeSpacing leading:NSCollectionLayoutSpacing top:NSCollectionLayoutSpacing
    NSCollectionLayoutEdgeSpacing trailing:NSCollectionLayoutSpacing
    NSCollectionLayoutEnvironment:NSObjectProtocol container:NSCollectionLayoutContainer
    NSCollectionLayoutEnvironment traitCollection:UITraitCollection
    NSCollectionLayoutGroup:NSCollectionLayoutItem copy custom horizontal
    NSCollectionLayoutGroup interItemSpacing:NSCollectionLayoutSpacing subitems supplementaryItems
    NSCollectionLayoutGroup vertical
    NSCollectionLayoutGroupCustomItem:NSObject,NSCopying copy frame zIndex
    NSCollectionLayoutGroupCustomItemProvider:Any
    NSCollectionLayoutItem:NSObject,NSCopying contentInsets copy
    NSCollectionLayoutItem edgeSpacing:NSCollectionLayoutEdgeSpacing
    NSCollectionLayoutItem layoutSize:NSCollectionLayoutSize supplementaryItems
    NSCollectionLayoutSection:NSObject,NSCopying boundarySupplementaryItems contentInsets
    NSCollectionLayoutSection contentInsetsReference copy decorationItems interGroupSpacing list
    NSCollectionLayoutSection orthogonalScrollingBehavior
    NSCollectionLayoutSection orthogonalScrollingProperties:UICollectionLayoutSectionOrthogonalScrollingProperties
    NSCollectionLayoutSection supplementariesFollowContentInsets supplementaryContentInsetsReference
    NSCollectionLayoutSection visibleItemsInvalidationHandler:NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler:Any
    NSCollectionLayoutSize:NSObject,NSCopying copy heightDimension:NSCollectionLayoutDimension
    NSCollectionLayoutSize widthDimension:NSCollectionLayoutDimension
    NSCollectionLayoutSpacing:NSObject,NSCopying copy fixed flexible isFixedSpacing
    NSCollectionLayoutSpacing isFlexibleSpacing spacing
    NSCollectionLayoutSupplementaryItem:NSCollectionLayoutItem
    NSCollectionLayoutSupplementaryItem containerAnchor:NSCollectionLayoutAnchor copy elementKind
    NSCollectionLayoutSupplementaryItem itemAnchor:NSCollectionLayoutAnchor zIndex
    NSCollectionLayoutVisibleItem:UIDynamicItem alpha bounds center frame indexPath isHidden name
    NSCollectionLayoutVisibleItem representedElementCategory representedElementKind
    NSCollectionLayoutVisibleItem transform3D:CATransform3D transform:CGAffineTransform zIndex
    NSData CompressionAlgorithm compressed decompressed
    NSData.CompressionAlgorithm:Int lz4 lzfse lzma zlib
    NSDataAsset:NSObject,NSCopying copy data name:NSDataAssetName typeIdentifier
    NSDataAssetName:String
    NSDate now
    NSDiffableDataSourceSectionSnapshot: append collapse contains delete deleteAll expand index
    NSDiffableDataSourceSectionSnapshot insert isExpanded isVisible items level parent replace
    NSDiffableDataSourceSectionSnapshot rootItems snapshot visibleItems visualDescription
    NSDiffableDataSourceSectionTransaction: difference
    NSDiffableDataSourceSectionTransaction finalSnapshot:NSDiffableDataSourceSectionSnapshot
    NSDiffableDataSourceSectionTransaction initialSnapshot:NSDiffableDataSourceSectionSnapshot
    NSDiffableDataSourceSectionTransaction sectionIdentifier
    NSDiffableDataSourceSnapshot: appendItems appendSections deleteAllItems deleteItems
    NSDiffableDataSourceSnapshot deleteSections indexOfItem indexOfSection insertItems
    NSDiffableDataSourceSnapshot insertSections itemIdentifiers moveItem moveSection numberOfItems
    NSDiffableDataSourceSnapshot numberOfSections reconfigureItems reconfiguredItemIdentifiers
    NSDiffableDataSourceSnapshot reloadItems reloadSections reloadedItemIdentifiers
    NSDiffableDataSourceSnapshot reloadedSectionIdentifiers sectionIdentifier sectionIdentifiers
    NSDiffableDataSourceTransaction: difference finalSnapshot:NSDiffableDataSourceSnapshot
    NSDiffableDataSourceTransaction initialSnapshot:NSDiffableDataSourceSnapshot sectionTransactions
    NSDirectionalEdgeInsets:Equatable,Codable bottom leading top trailing zero
    NSDirectionalRectEdge:OptionSet all bottom leading rawValue top trailing
    NSDiscardableContent: beginContentAccess discardContentIfPossible endContentAccess
    NSDiscardableContent isContentDiscarded
    NSErrorPointer:AutoreleasingUnsafeMutablePointer
    NSFileCoordinator:NSObject ReadingOptions WritingOptions coordinate
    NSFileCoordinator.ReadingOptions:OptionSet forUploading immediatelyAvailableMetadataOnly
    NSFileCoordinator.ReadingOptions rawValue resolvesSymbolicLink withoutChanges
    NSFileCoordinator.WritingOptions:OptionSet contentIndependentMetadataOnly forDeleting forMerging
    NSFileCoordinator.WritingOptions forMoving forReplacing rawValue
    NSFilePresenter:NSObjectProtocol presentedItemOperationQueue presentedItemURL
    NSHashTable:NSObject,NSCopying add allObjects anyObject contains copy count intersect intersects
    NSHashTable isEqual isSubset member minus objectEnumerator remove removeAllObjects union
    NSHashTable weakObjects
    NSIndexPath item row section
    NSItemProvider:NSObject canLoadObject hasItemConformingToTypeIdentifier loadDataRepresentation
    NSItemProvider loadObject registerObject registeredTypeIdentifiers suggestedName
    NSItemProviderReading:NSObjectProtocol readableTypeIdentifiersForItemProvider
    NSItemProviderRepresentationVisibility:Int all ownProcess team
    NSItemProviderWriting:NSObjectProtocol writableTypeIdentifiersForItemProvider
    NSKeyValueChange:UInt insertion removal replacement setting
    NSKeyValueChangeKey:RawRepresentable,Hashable indexesKey kindKey newKey notificationIsPriorKey
    NSKeyValueChangeKey oldKey rawValue
    NSKeyValueObservation:NSObject invalidate
    NSKeyValueObservedChange: Kind:NSKeyValueChange indexes isPrior kind newValue oldValue
    NSKeyValueObservedChange.Kind:NSKeyValueChange
    NSKeyValueObservingOptions:OptionSet initial new old prior rawValue
    NSLayoutAnchor:NSObject constraint hash isEqual
    NSLayoutAttribute:NSLayoutConstraint.Attribute
    NSLayoutConstraint:NSObject,SelectorResponder Attribute Axis FormatOptions Relation activate
    NSLayoutConstraint constant constraints deactivate description firstAnchor:NSLayoutAnchor
    NSLayoutConstraint firstAttribute firstItem identifier isActive multiplier objectiveCMembers
    NSLayoutConstraint priority:UILayoutPriority relation secondAnchor:NSLayoutAnchor
    NSLayoutConstraint secondAttribute secondItem shouldBeArchived
    NSLayoutConstraint.Attribute:Int bottom bottomMargin centerX centerXWithinMargins centerY
    NSLayoutConstraint.Attribute centerYWithinMargins firstBaseline height lastBaseline leading
    NSLayoutConstraint.Attribute leadingMargin left leftMargin notAnAttribute right rightMargin top
    NSLayoutConstraint.Attribute topMargin trailing trailingMargin width
    NSLayoutConstraint.Axis:Int horizontal vertical
    NSLayoutConstraint.FormatOptions:OptionSet alignAllBottom alignAllCenterX alignAllCenterY
    NSLayoutConstraint.FormatOptions alignAllFirstBaseline alignAllLastBaseline alignAllLeading
    NSLayoutConstraint.FormatOptions alignAllLeft alignAllRight alignAllTop alignAllTrailing
    NSLayoutConstraint.FormatOptions alignmentMask directionLeadingToTrailing directionLeftToRight
    NSLayoutConstraint.FormatOptions directionMask directionRightToLeft rawValue
    NSLayoutConstraint.FormatOptions spacingBaselineToBaseline spacingEdgeToEdge spacingMask
    NSLayoutConstraint.Relation:Int equal greaterThanOrEqual lessThanOrEqual
    NSLayoutDimension:NSLayoutAnchor constraint
    NSLayoutFormatOptions:NSLayoutConstraint.FormatOptions
    NSLayoutManager:NSObject addTextContainer allowsNonContiguousLayout boundingRect characterIndex
    NSLayoutManager characterIndexForGlyph characterRange delegate drawBackground drawGlyphs
    NSLayoutManager ensureGlyphs ensureLayout enumerateEnclosingRects enumerateLineFragments
    NSLayoutManager extraLineFragmentRect extraLineFragmentTextContainer:NSTextContainer
    NSLayoutManager extraLineFragmentUsedRect fractionOfDistanceThroughGlyph glyphIndex
    NSLayoutManager glyphIndexForCharacter glyphRange hasNonContiguousLayout insertTextContainer
    NSLayoutManager invalidateDisplay invalidateGlyphs invalidateLayout isValidGlyphIndex
    NSLayoutManager lineFragmentRect lineFragmentUsedRect location numberOfGlyphs processEditing
    NSLayoutManager removeTextContainer replaceTextStorage textContainer
    NSLayoutManager textContainerChangedGeometry textContainers textStorage:NSTextStorage usedRect
    NSLayoutManager usesFontLeading
    NSLayoutManagerDelegate:NSObjectProtocol layoutManager layoutManagerDidInvalidateLayout
    NSLayoutRelation:NSLayoutConstraint.Relation
    NSLayoutXAxisAnchor:NSLayoutAnchor anchorWithOffset constraint
    NSLayoutYAxisAnchor:NSLayoutAnchor anchorWithOffset constraint
    NSLineBreakMode:Int byCharWrapping byClipping byTruncatingHead byTruncatingMiddle
    NSLineBreakMode byTruncatingTail byWordWrapping
    NSMapTable:NSObject,NSCopying copy count keyEnumerator object objectEnumerator removeAllObjects
    NSMapTable removeObject setObject strongToStrongObjects strongToWeakObjects weakToStrongObjects
    NSMapTable weakToWeakObjects
    NSMutableDictionary setValue subscript
    NSMutableParagraphStyle:NSParagraphStyle addTabStop alignment:NSTextAlignment
    NSMutableParagraphStyle allowsDefaultTighteningForTruncation
    NSMutableParagraphStyle baseWritingDirection:NSWritingDirection defaultTabInterval
    NSMutableParagraphStyle firstLineHeadIndent headIndent hyphenationFactor
    NSMutableParagraphStyle lineBreakMode:NSLineBreakMode lineBreakStrategy lineHeightMultiple
    NSMutableParagraphStyle lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing
    NSMutableParagraphStyle paragraphSpacingBefore removeTabStop setParagraphStyle tabStops
    NSMutableParagraphStyle tailIndent
    NSNotification.Name UIAccessibilityAnnouncementDidFinish UIAccessibilityBoldTextStatusDidChange
    NSNotification.Name UIAccessibilityDarkerSystemColorsStatusDidChange
    NSNotification.Name UIAccessibilityInvertColorsStatusDidChange
    NSNotification.Name UIAccessibilityReduceMotionStatusDidChange
    NSNotification.Name UIAccessibilityReduceTransparencyStatusDidChange
    NSNotification.Name UIAccessibilityVoiceOverStatusDidChange
    NSNotification.Name UIApplicationBackgroundRefreshStatusDidChange UIApplicationDidBecomeActive
    NSNotification.Name UIApplicationDidChangeStatusBarFrame
    NSNotification.Name UIApplicationDidChangeStatusBarOrientation UIApplicationDidEnterBackground
    NSNotification.Name UIApplicationDidFinishLaunching UIApplicationDidReceiveMemoryWarning
    NSNotification.Name UIApplicationProtectedDataDidBecomeAvailable
    NSNotification.Name UIApplicationProtectedDataWillBecomeUnavailable
    NSNotification.Name UIApplicationSignificantTimeChange UIApplicationUserDidTakeScreenshot
    NSNotification.Name UIApplicationWillChangeStatusBarFrame
    NSNotification.Name UIApplicationWillChangeStatusBarOrientation UIApplicationWillEnterForeground
    NSNotification.Name UIApplicationWillResignActive UIApplicationWillTerminate
    NSNotification.Name UIContentSizeCategoryDidChange UIDeviceBatteryLevelDidChange
    NSNotification.Name UIDeviceBatteryStateDidChange UIDeviceOrientationDidChange
    NSNotification.Name UIDeviceProximityStateDidChange UIDocumentStateChanged
    NSNotification.Name UIKeyboardDidChangeFrame UIKeyboardDidHide UIKeyboardDidShow
    NSNotification.Name UIKeyboardWillChangeFrame UIKeyboardWillHide UIKeyboardWillShow
    NSNotification.Name UIMenuControllerDidHideMenu UIMenuControllerDidShowMenu
    NSNotification.Name UIMenuControllerMenuFrameDidChange UIMenuControllerWillHideMenu
    NSNotification.Name UIMenuControllerWillShowMenu UIPasteboardChanged UIPasteboardRemoved
    NSNotification.Name UIScreenBrightnessDidChange UIScreenCapturedDidChange UIScreenDidConnect
    NSNotification.Name UIScreenDidDisconnect UIScreenModeDidChange UITableViewSelectionDidChange
    NSNotification.Name UITextFieldTextDidBeginEditing UITextFieldTextDidChange
    NSNotification.Name UITextFieldTextDidEndEditing UITextInputCurrentInputModeDidChange
    NSNotification.Name UITextViewTextDidBeginEditing UITextViewTextDidChange
    NSNotification.Name UITextViewTextDidEndEditing UIWindowDidBecomeHidden UIWindowDidBecomeKey
    NSNotification.Name UIWindowDidBecomeVisible UIWindowDidResignKey
    NSNull run
    NSObject cancelPreviousPerformRequests
    NSObjectProtocol accessibilityHint accessibilityLabel accessibilityTraits:UIAccessibilityTraits
    NSObjectProtocol accessibilityValue classForCoder conforms description isAccessibilityElement
    NSObjectProtocol isKind isMember method perform performSelector responds setValue value
    NSObjectProtocol window:UIWindow
    NSParagraphStyle:NSObject,NSCopying,NSMutableCopying LineBreakStrategy alignment:NSTextAlignment
    NSParagraphStyle allowsDefaultTighteningForTruncation baseWritingDirection:NSWritingDirection
    NSParagraphStyle copy default:NSParagraphStyle defaultTabInterval firstLineHeadIndent hash
    NSParagraphStyle headIndent hyphenationFactor isEqual lineBreakMode:NSLineBreakMode
    NSParagraphStyle lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight
    NSParagraphStyle minimumLineHeight mutableCopy paragraphSpacing paragraphSpacingBefore tabStops
    NSParagraphStyle tailIndent
    NSParagraphStyle.LineBreakStrategy:OptionSet,Hashable hangulWordPriority pushOut rawValue
    NSParagraphStyle.LineBreakStrategy standard
    NSPointerFunctions: Options
    NSPointerFunctions.Options:OptionSet copyIn objectPersonality objectPointerPersonality
    NSPointerFunctions.Options opaqueMemory rawValue strongMemory weakMemory
    NSPurgeableData:NSMutableData,NSDiscardableContent append beginContentAccess bytes
    NSPurgeableData discardContentIfPossible endContentAccess isContentDiscarded length mutableBytes
    NSPurgeableData replaceBytes
    NSRectAlignment:Int bottom bottomLeading bottomTrailing leading none top topLeading topTrailing
    NSRectAlignment trailing
    NSRegularExpression uiKitEnumerateMatches
    NSShadow:NSObject,NSCopying copy hash isEqual shadowBlurRadius shadowColor shadowOffset
    NSString boundingRect draw readableTypeIdentifiersForItemProvider size
    NSString writableTypeIdentifiersForItemProvider
    NSStringDrawingContext:NSObject actualScaleFactor minimumScaleFactor totalBounds
    NSStringDrawingOptions:OptionSet,Hashable rawValue truncatesLastVisibleLine usesDeviceMetrics
    NSStringDrawingOptions usesFontLeading usesLineFragmentOrigin
    NSTextAlignment:Int center justified left natural right
    NSTextAttachment:NSObject,NSTextAttachmentContainer allowsTextAttachmentView attachmentBounds
    NSTextAttachment bounds character contents fileType image:UIImage lineLayoutPadding
    NSTextAttachment usesTextAttachmentView
    NSTextAttachmentContainer:NSObjectProtocol attachmentBounds image
    NSTextContainer:NSObject exclusionPaths heightTracksTextView isSimpleRectangularTextContainer
    NSTextContainer layoutManager:NSLayoutManager lineBreakMode lineFragmentPadding lineFragmentRect
    NSTextContainer maximumNumberOfLines replaceLayoutManager size widthTracksTextView
    NSTextStorage:NSMutableAttributedString EditActions addAttribute addAttributes addLayoutManager
    NSTextStorage attribute attributedSubstring attributes beginEditing changeInLength delegate
    NSTextStorage deleteCharacters didProcessEditingNotification edited editedMask editedRange
    NSTextStorage endEditing layoutManagers length mutableString processEditing removeAttribute
    NSTextStorage removeLayoutManager replaceCharacters setAttributes willProcessEditingNotification
    NSTextStorage.EditActions:OptionSet,Hashable editedAttributes editedCharacters rawValue
    NSTextStorageDelegate:NSObjectProtocol textStorage
    NSTextStorageEditActions:NSTextStorage.EditActions
    NSTextTab:NSObject,NSCopying OptionKey alignment:NSTextAlignment columnTerminators copy hash
    NSTextTab isEqual location options
    NSTextTab.OptionKey:RawRepresentable,Hashable columnTerminators rawValue
    NSURL readableTypeIdentifiersForItemProvider writableTypeIdentifiersForItemProvider
    NSUnderlineStyle:OptionSet,Hashable byWord double patternDash patternDashDot patternDashDotDot
    NSUnderlineStyle patternDot rawValue single thick
    NSUserActivity:NSObject activityType addUserInfoEntries becomeCurrent delegate expirationDate
    NSUserActivity invalidate isEligibleForHandoff isEligibleForPrediction
    NSUserActivity isEligibleForPublicIndexing isEligibleForSearch keywords needsSave
    NSUserActivity persistentIdentifier referrerURL requiredUserInfoKeys resignCurrent
    NSUserActivity targetContentIdentifier title userInfo webpageURL
    NSUserActivityDelegate:NSObjectProtocol userActivityWasContinued userActivityWillSave
    NSValue cgPointValue cgRectValue cgSizeValue
    NSWritingDirection:Int leftToRight natural rightToLeft
    Notification.Name NSProcessInfoPowerStateDidChange NSUndoManagerCheckpoint
    Notification.Name NSUndoManagerDidCloseUndoGroup NSUndoManagerDidOpenUndoGroup
    Notification.Name NSUndoManagerDidRedoChange NSUndoManagerDidUndoChange
    Notification.Name NSUndoManagerWillCloseUndoGroup NSUndoManagerWillRedoChange
    Notification.Name NSUndoManagerWillUndoChange
    NotificationCenter Notifications addObserver notifications removeObserver
    NotificationCenter.Notifications:AsyncSequence AsyncIterator makeAsyncIterator
    NotificationCenter.Notifications.AsyncIterator:AsyncIteratorProtocol next
    NumberFormatter uiKit uiKitLocalizedString
    OSStatus:Int32
    ObservableProperties: alpha:ObservableProperty bounds:ObservableProperty
    ObservableProperties center:ObservableProperty completedUnitCount:ObservableProperty
    ObservableProperties contentOffset:ObservableProperty contentSize:ObservableProperty
    ObservableProperties fractionCompleted:ObservableProperty frame:ObservableProperty
    ObservableProperties image:ObservableProperty isCancelled:ObservableProperty
    ObservableProperties isEnabled:ObservableProperty isFinished:ObservableProperty
    ObservableProperties isHidden:ObservableProperty isHighlighted:ObservableProperty
    ObservableProperties isRunning:ObservableProperty isSelected:ObservableProperty
    ObservableProperties leftBarButtonItem:ObservableProperty leftBarButtonItems:ObservableProperty
    ObservableProperties progress:ObservableProperty rightBarButtonItem:ObservableProperty
    ObservableProperties rightBarButtonItems:ObservableProperty state:ObservableProperty
    ObservableProperties text:ObservableProperty title:ObservableProperty
    ObservableProperties titleView:ObservableProperty totalUnitCount:ObservableProperty
    ObservableProperties value:ObservableProperty
    ObservableProperty:
    OperationQueue uiKitAddBarrierBlock uiKitAddOperation uiKitAddOperations uiKitMain
    Outlet: wrappedValue
    PortedModule: applicationDelegate assetCatalogs infoPropertyList isMadeOfUnitTests
    PortedModule isWrittenForDevices launchArguments launchEnvironment launchesTestedModule previews
    PortedModule resourceFolder sourceFolders system testConfigurations testedModule
    PortedPreview:
    ProcessInfo isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac isiOSAppOnVision uiKitArguments
    ProcessInfo uiKitEnvironment uiKitIsOperatingSystemAtLeast uiKitOperatingSystemVersion
    ProcessInfo uiKitOperatingSystemVersionString
    RunLoop addTimer uiKitPerform
    ScrollViewDelegating: delegate
    Selector:Hashable,ExpressibleByStringLiteral,CustomStringConvertible == Method description hash
    Selector name
    Selector.Method: method property requirement segueAction
    SelectorResponder: objectiveCMembers
    String LocalizationValue boundingRect copy draw size uiKitLocalizedStringWithFormat
    String.LocalizationValue:Equatable,ExpressibleByStringInterpolation StringInterpolation
    String.LocalizationValue.StringInterpolation:StringInterpolationProtocol appendInterpolation
    String.LocalizationValue.StringInterpolation appendLiteral
    Task uiKit uiKitDetached uiKitSleep
    TimeZone uiKitCurrent
    Timer scheduledTimer scheduledUIKitTimer userInfo
    UIAccessibility: AssistiveTechnologyIdentifier HearingDeviceEar Notification ZoomType
    UIAccessibility announcementDidFinishNotification announcementStringValueUserInfoKey
    UIAccessibility announcementWasSuccessfulUserInfoKey assistiveTechnologyUserInfoKey
    UIAccessibility assistiveTouchStatusDidChangeNotification boldTextStatusDidChangeNotification
    UIAccessibility buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification
    UIAccessibility closedCaptioningStatusDidChangeNotification convertToScreenCoordinates
    UIAccessibility darkerSystemColorsStatusDidChangeNotification
    UIAccessibility differentiateWithoutColorDidChangeNotification elementFocusedNotification
    UIAccessibility focusedElementUserInfoKey grayscaleStatusDidChangeNotification
    UIAccessibility guidedAccessStatusDidChangeNotification hearingDevicePairedEar
    UIAccessibility hearingDevicePairedEarDidChangeNotification
    UIAccessibility invertColorsStatusDidChangeNotification isAssistiveTouchRunning
    UIAccessibility isBoldTextEnabled isClosedCaptioningEnabled isDarkerSystemColorsEnabled
    UIAccessibility isGrayscaleEnabled isGuidedAccessEnabled isInvertColorsEnabled
    UIAccessibility isMonoAudioEnabled isOnOffSwitchLabelsEnabled isReduceMotionEnabled
    UIAccessibility isReduceTransparencyEnabled isShakeToUndoEnabled isSpeakScreenEnabled
    UIAccessibility isSpeakSelectionEnabled isSwitchControlRunning isVideoAutoplayEnabled
    UIAccessibility isVoiceOverRunning monoAudioStatusDidChangeNotification
    UIAccessibility onOffSwitchLabelsDidChangeNotification post prefersCrossFadeTransitions
    UIAccessibility prefersCrossFadeTransitionsStatusDidChange
    UIAccessibility reduceMotionStatusDidChangeNotification
    UIAccessibility reduceTransparencyStatusDidChangeNotification registerGestureConflictWithZoom
    UIAccessibility requestGuidedAccessSession shakeToUndoDidChangeNotification
    UIAccessibility shouldDifferentiateWithoutColor speakScreenStatusDidChangeNotification
    UIAccessibility speakSelectionStatusDidChangeNotification
    UIAccessibility switchControlStatusDidChangeNotification unfocusedElementUserInfoKey
    UIAccessibility videoAutoplayStatusDidChangeNotification voiceOverStatusDidChangeNotification
    UIAccessibility zoomFocusChanged
    UIAccessibility.AssistiveTechnologyIdentifier:RawRepresentable,Hashable
    UIAccessibility.AssistiveTechnologyIdentifier notificationSwitchControl notificationVoiceOver
    UIAccessibility.AssistiveTechnologyIdentifier rawValue
    UIAccessibility.HearingDeviceEar:OptionSet both left rawValue right
    UIAccessibility.Notification:RawRepresentable,Hashable announcement layoutChanged pageScrolled
    UIAccessibility.Notification rawValue screenChanged
    UIAccessibility.ZoomType:Int insertionPoint
    UIAccessibilityContainerDataTable:NSObjectProtocol accessibilityColumnCount
    UIAccessibilityContainerDataTable accessibilityDataTableCellElement accessibilityHeaderElements
    UIAccessibilityContainerDataTable accessibilityRowCount
    UIAccessibilityContainerDataTableCell:NSObjectProtocol accessibilityColumnRange
    UIAccessibilityContainerDataTableCell accessibilityRowRange
    UIAccessibilityContainerType:Int dataTable landmark list none semanticGroup
    UIAccessibilityContrast:Int high normal unspecified
    UIAccessibilityCustomAction:NSObject Handler actionHandler image:UIImage name selector:Selector
    UIAccessibilityCustomAction target
    UIAccessibilityCustomAction.Handler:Any
    UIAccessibilityCustomRotor:NSObject Direction Search SystemRotorType attributedName
    UIAccessibilityCustomRotor itemSearchBlock name systemRotorType
    UIAccessibilityCustomRotor.Direction:Int next previous
    UIAccessibilityCustomRotor.Search:Any
    UIAccessibilityCustomRotor.SystemRotorType:Int boldText heading headingLevel1 headingLevel2
    UIAccessibilityCustomRotor.SystemRotorType headingLevel3 headingLevel4 headingLevel5
    UIAccessibilityCustomRotor.SystemRotorType headingLevel6 image italicText landmark link list
    UIAccessibilityCustomRotor.SystemRotorType misspelledWord none table textField underlineText
    UIAccessibilityCustomRotor.SystemRotorType visitedLink
    UIAccessibilityCustomRotorItemResult:NSObject targetElement targetRange:UITextRange
    UIAccessibilityCustomRotorSearchPredicate:NSObject currentItem searchDirection
    UIAccessibilityElement:UIResponder accessibilityActivationPoint accessibilityContainer
    UIAccessibilityElement accessibilityCustomActions accessibilityCustomRotors
    UIAccessibilityElement accessibilityElements accessibilityFrame
    UIAccessibilityElement accessibilityFrameInContainerSpace accessibilityHint
    UIAccessibilityElement accessibilityIdentifier accessibilityLabel accessibilityTraits
    UIAccessibilityElement accessibilityValue isAccessibilityElement
    UIAccessibilityNotifications:UIAccessibility.Notification
    UIAccessibilityTraits:OptionSet adjustable allowsDirectInteraction button causesPageTurn header
    UIAccessibilityTraits image keyboardKey link none notEnabled playsSound rawValue searchField
    UIAccessibilityTraits selected startsMediaSession staticText summaryElement supportsZoom tabBar
    UIAccessibilityTraits toggleButton updatesFrequently
    UIAccessibilityZoomType:UIAccessibility.ZoomType
    UIAction:UIMenuElement,UIMenuLeaf Identifier attributes discoverabilityTitle identifier
    UIAction image:UIImage performWithSender sender state title
    UIAction.Identifier:RawRepresentable,Hashable rawValue
    UIActionHandler:Any
    UIActivity:NSObject,SelectorResponder ActivityType Category activityCategory activityDidFinish
    UIActivity activityImage:UIImage activityTitle activityType
    UIActivity activityViewController:UIViewController canPerform objectiveCMembers perform prepare
    UIActivity.ActivityType:RawRepresentable,Hashable addToHomeScreen addToReadingList airDrop
    UIActivity.ActivityType assignToContact collaborationCopyLink collaborationInviteWithLink
    UIActivity.ActivityType copyToPasteboard mail markupAsPDF message openInIBooks postToFacebook
    UIActivity.ActivityType postToFlickr postToTencentWeibo postToTwitter postToVimeo postToWeibo
    UIActivity.ActivityType print rawValue saveToCameraRoll sharePlay
    UIActivity.Category:Int action share
    UIActivityCategory:UIActivity.Category
    UIActivityIndicatorView:UIView Style color:UIColor hidesWhenStopped intrinsicContentSize
    UIActivityIndicatorView isAnimating sizeThatFits startAnimating stopAnimating style
    UIActivityIndicatorView.Style:Int gray large medium white whiteLarge
    UIActivityIndicatorViewStyle:UIActivityIndicatorView.Style
    UIActivityItemProvider:Operation,UIActivityItemSource activityType activityViewController
    UIActivityItemProvider activityViewControllerPlaceholderItem item placeholderItem
    UIActivityItemSource:NSObjectProtocol activityViewController
    UIActivityItemSource activityViewControllerPlaceholderItem
    UIActivityType:UIActivity.ActivityType
    UIActivityViewController:UIViewController CompletionWithItemsHandler completionWithItemsHandler
    UIActivityViewController excludedActivityTypes
    UIActivityViewController.CompletionWithItemsHandler:Any
    UIAdaptivePresentationControllerDelegate:NSObjectProtocol adaptivePresentationStyle
    UIAdaptivePresentationControllerDelegate presentationController
    UIAdaptivePresentationControllerDelegate presentationControllerDidAttemptToDismiss
    UIAdaptivePresentationControllerDelegate presentationControllerDidDismiss
    UIAdaptivePresentationControllerDelegate presentationControllerShouldDismiss
    UIAdaptivePresentationControllerDelegate presentationControllerWillDismiss
    UIAlertAction:NSObject Style accessibilityIdentifier isEnabled style title
    UIAlertAction.Style:Int cancel default destructive
    UIAlertActionStyle:UIAlertAction.Style
    UIAlertController:UIViewController Style actions addAction addTextField message
    UIAlertController preferredAction:UIAlertAction preferredStyle textFields viewDidAppear
    UIAlertController viewDidLoad
    UIAlertController.Style:Int actionSheet alert
    UIAlertControllerStyle:UIAlertController.Style
    UIAlertView:UIView addButton alertViewStyle buttonTitle cancelButtonIndex delegate dismiss
    UIAlertView firstOtherButtonIndex isVisible message numberOfButtons show textField title
    UIAlertViewDelegate:NSObjectProtocol alertView alertViewCancel
    UIAlertViewDelegate alertViewShouldEnableFirstOtherButton didPresent willPresent
    UIAlertViewStyle:Int default loginAndPasswordInput plainTextInput secureTextInput
    UIAppearance:NSObjectProtocol appearance
    UIAppearanceContainer:NSObjectProtocol
    UIApplication:UIResponder LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey State
    UIApplication activateSceneSession alternateIconName applicationIconBadgeNumber applicationState
    UIApplication applicationSupportsShakeToEdit backgroundFetchIntervalMinimum
    UIApplication backgroundFetchIntervalNever backgroundRefreshStatus:UIBackgroundRefreshStatus
    UIApplication backgroundRefreshStatusDidChangeNotification backgroundTimeRemaining
    UIApplication beginBackgroundTask beginIgnoringInteractionEvents
    UIApplication beginReceivingRemoteControlEvents canOpenURL canPerformAction
    UIApplication cancelAllLocalNotifications cancelLocalNotification completeStateRestoration
    UIApplication connectedScenes currentUserNotificationSettings:UIUserNotificationSettings
    UIApplication delegate didBecomeActiveNotification didChangeStatusBarFrameNotification
    UIApplication didChangeStatusBarOrientationNotification didEnterBackgroundNotification
    UIApplication didFinishLaunchingNotification didReceiveMemoryWarningNotification
    UIApplication endBackgroundTask endIgnoringInteractionEvents endReceivingRemoteControlEvents
    UIApplication extendStateRestoration ignoreSnapshotOnNextApplicationLaunch isIdleTimerDisabled
    UIApplication isIgnoringInteractionEvents isNetworkActivityIndicatorVisible
    UIApplication isProtectedDataAvailable isRegisteredForRemoteNotifications isStatusBarHidden
    UIApplication keyWindow:UIWindow motionEnded next:UIResponder open
    UIApplication openDefaultApplicationsSettingsURLString openNotificationSettingsURLString
    UIApplication openSessions openSettingsURLString openURL perform
    UIApplication preferredContentSizeCategory:UIContentSizeCategory presentLocalNotificationNow
    UIApplication protectedDataDidBecomeAvailableNotification
    UIApplication protectedDataWillBecomeUnavailableNotification registerForRemoteNotifications
    UIApplication registerUserNotificationSettings requestSceneSessionDestruction
    UIApplication requestSceneSessionRefresh responds scheduleLocalNotification
    UIApplication scheduledLocalNotifications sendAction sendEvent setAlternateIconName
    UIApplication setMinimumBackgroundFetchInterval setStatusBarHidden setStatusBarOrientation
    UIApplication setStatusBarStyle shared:UIApplication shortcutItems
    UIApplication significantTimeChangeNotification statusBarFrame statusBarFrameUserInfoKey
    UIApplication statusBarOrientation:UIInterfaceOrientation statusBarOrientationAnimationDuration
    UIApplication statusBarOrientationUserInfoKey statusBarStyle:UIStatusBarStyle
    UIApplication supportedInterfaceOrientations supportsAlternateIcons supportsMultipleScenes
    UIApplication unregisterForRemoteNotifications userDidTakeScreenshotNotification
    UIApplication userInterfaceLayoutDirection:UIUserInterfaceLayoutDirection value
    UIApplication willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification
    UIApplication willEnterForegroundNotification willResignActiveNotification
    UIApplication willTerminateNotification windows
    UIApplication.LaunchOptionsKey:RawRepresentable,Hashable location rawValue remoteNotification
    UIApplication.LaunchOptionsKey shortcutItem sourceApplication url userActivityDictionary
    UIApplication.OpenExternalURLOptionsKey:RawRepresentable,Hashable rawValue universalLinksOnly
    UIApplication.OpenURLOptionsKey:RawRepresentable,Hashable annotation openInPlace rawValue
    UIApplication.OpenURLOptionsKey sourceApplication
    UIApplication.State:Int active background inactive
    UIApplicationDelegate:NSObjectProtocol application applicationDidBecomeActive
    UIApplicationDelegate applicationDidEnterBackground applicationDidReceiveMemoryWarning
    UIApplicationDelegate applicationWillEnterForeground applicationWillResignActive
    UIApplicationDelegate applicationWillTerminate main window:UIWindow
    UIApplicationLaunchOptionsKey:UIApplication.LaunchOptionsKey
    UIApplicationOpenExternalURLOptionsKey:UIApplication.OpenExternalURLOptionsKey
    UIApplicationOpenURLOptionsKey:UIApplication.OpenURLOptionsKey
    UIApplicationShortcutIcon:NSObject IconType
    UIApplicationShortcutIcon.IconType:Int add alarm audio bookmark capturePhoto captureVideo cloud
    UIApplicationShortcutIcon.IconType compose confirmation contact date favorite home invitation
    UIApplicationShortcutIcon.IconType location love mail markLocation message pause play prohibit
    UIApplicationShortcutIcon.IconType search share shuffle task taskCompleted time update
    UIApplicationShortcutItem:NSObject,SelectorResponder icon:UIApplicationShortcutIcon
    UIApplicationShortcutItem localizedSubtitle localizedTitle objectiveCMembers
    UIApplicationShortcutItem targetContentIdentifier type userInfo
    UIApplicationState:UIApplication.State
    UIAttachmentBehavior:UIDynamicBehavior AttachmentType anchorPoint attachedBehaviorType
    UIAttachmentBehavior attachmentRange damping fixedAttachment frequency frictionTorque items
    UIAttachmentBehavior length limitAttachment pinAttachment slidingAttachment
    UIAttachmentBehavior.AttachmentType:Int anchor items
    UIAttachmentBehaviorType:UIAttachmentBehavior.AttachmentType
    UIAxis:OptionSet both horizontal rawValue vertical
    UIBackgroundConfiguration:Hashable backgroundColor:UIColor
    UIBackgroundConfiguration backgroundColorTransformer:UIConfigurationColorTransformer
    UIBackgroundConfiguration backgroundInsets clear cornerRadius customView:UIView
    UIBackgroundConfiguration edgesAddingLayoutMarginsToBackgroundInsets:NSDirectionalRectEdge hash
    UIBackgroundConfiguration image:UIImage imageContentMode listAccompaniedSidebarCell listCell
    UIBackgroundConfiguration listFooter listGroupedCell listGroupedHeaderFooter listHeader
    UIBackgroundConfiguration listPlainCell listPlainHeaderFooter listSidebarCell listSidebarHeader
    UIBackgroundConfiguration resolvedBackgroundColor resolvedStrokeColor strokeColor:UIColor
    UIBackgroundConfiguration strokeColorTransformer:UIConfigurationColorTransformer strokeOutset
    UIBackgroundConfiguration strokeWidth updated visualEffect:UIVisualEffect
    UIBackgroundExtensionView:UIView automaticallyPlacesContentView contentView:UIView
    UIBackgroundExtensionView layoutSubviews safeAreaInsetsDidChange
    UIBackgroundFetchResult:UInt failed newData noData
    UIBackgroundRefreshStatus:Int available denied restricted
    UIBackgroundTaskIdentifier:RawRepresentable,Hashable invalid rawValue
    UIBarAppearance:NSObject,NSCopying backgroundColor:UIColor backgroundEffect:UIBlurEffect
    UIBarAppearance backgroundImage:UIImage backgroundImageContentMode
    UIBarAppearance configureWithDefaultBackground configureWithOpaqueBackground
    UIBarAppearance configureWithTransparentBackground copy idiom:UIUserInterfaceIdiom
    UIBarAppearance shadowColor:UIColor shadowImage:UIImage
    UIBarButtonItem:UIBarItem,UIPopoverPresentationControllerSourceItem Badge Style SystemItem
    UIBarButtonItem action:Selector backButtonBackgroundImage
    UIBarButtonItem backButtonBackgroundVerticalPositionAdjustment backButtonTitlePositionAdjustment
    UIBarButtonItem backgroundImage backgroundVerticalPositionAdjustment badge
    UIBarButtonItem changesSelectionAsPrimaryAction customView:UIView fixedSpace flexibleSpace frame
    UIBarButtonItem hidesSharedBackground identifier isHidden isSelected menu:UIMenu possibleTitles
    UIBarButtonItem primaryAction:UIAction setBackButtonBackgroundImage
    UIBarButtonItem setBackButtonBackgroundVerticalPositionAdjustment
    UIBarButtonItem setBackButtonTitlePositionAdjustment setBackgroundImage
    UIBarButtonItem setBackgroundVerticalPositionAdjustment setTitlePositionAdjustment
    UIBarButtonItem sharesBackground style target tintColor:UIColor titlePositionAdjustment width
    UIBarButtonItem.Badge:Hashable backgroundColor:UIColor count font:UIFont foregroundColor:UIColor
    UIBarButtonItem.Badge indicator string stringValue
    UIBarButtonItem.Style:Int bordered done plain prominent
    UIBarButtonItem.SystemItem:Int action add bookmarks camera cancel close compose done edit
    UIBarButtonItem.SystemItem fastForward fixedSpace flexibleSpace organize pageCurl pause play
    UIBarButtonItem.SystemItem redo refresh reply rewind save search stop trash undo
    UIBarButtonItemAppearance:NSObject,NSCopying configureWithDefault copy disabled focused
    UIBarButtonItemAppearance highlighted normal
    UIBarButtonItemStateAppearance:NSObject backgroundImage:UIImage
    UIBarButtonItemStateAppearance backgroundImagePositionAdjustment titlePositionAdjustment
    UIBarButtonItemStateAppearance titleTextAttributes
    UIBarButtonItemStyle:UIBarButtonItem.Style
    UIBarButtonSystemItem:UIBarButtonItem.SystemItem
    UIBarItem:NSObject,UIAppearance,SelectorResponder accessibilityHint accessibilityIdentifier
    UIBarItem accessibilityLabel accessibilityTraits accessibilityValue awakeFromNib image:UIImage
    UIBarItem imageInsets isAccessibilityElement isEnabled landscapeImagePhone:UIImage
    UIBarItem landscapeImagePhoneInsets largeContentSizeImage:UIImage largeContentSizeImageInsets
    UIBarItem objectiveCMembers setTitleTextAttributes tag title titleTextAttributes
    UIBarMetrics:Int compact compactPrompt default defaultPrompt
    UIBarPosition:Int any bottom top topAttached
    UIBarPositioning:NSObjectProtocol barPosition:UIBarPosition
    UIBarPositioningDelegate:NSObjectProtocol position
    UIBarStyle:Int black blackTranslucent default
    UIBaselineAdjustment:Int alignBaselines alignCenters none
    UIBezierPath:NSObject,NSCopying addArc addClip addCurve addLine addQuadCurve append apply bounds
    UIBezierPath cgPath:CGPath close contains copy currentPoint fill flatness getLineDash hash
    UIBezierPath isEmpty isEqual lineCapStyle:CGLineCap lineJoinStyle:CGLineJoin lineWidth
    UIBezierPath miterLimit move removeAllPoints reversing setLineDash stroke usesEvenOddFillRule
    UIBlurEffect:UIVisualEffect Style hash isEqual
    UIBlurEffect.Style:Int dark extraLight light prominent regular systemChromeMaterial
    UIBlurEffect.Style systemChromeMaterialDark systemChromeMaterialLight systemMaterial
    UIBlurEffect.Style systemMaterialDark systemMaterialLight systemThickMaterial
    UIBlurEffect.Style systemThickMaterialDark systemThickMaterialLight systemThinMaterial
    UIBlurEffect.Style systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial
    UIBlurEffect.Style systemUltraThinMaterialDark systemUltraThinMaterialLight
    UIBlurEffectStyle:UIBlurEffect.Style
    UIButton:UIControl,UISpringLoadedInteractionSupporting ButtonType Configuration
    UIButton ConfigurationUpdateHandler PointerStyleProvider Role accessibilityLabel
    UIButton accessibilityTraits:UIAccessibilityTraits adjustsImageWhenDisabled
    UIButton adjustsImageWhenHighlighted attributedTitle automaticallyUpdatesConfiguration
    UIButton backgroundImage backgroundRect buttonType changesSelectionAsPrimaryAction configuration
    UIButton configurationUpdateHandler contentEdgeInsets contentRect currentAttributedTitle
    UIButton currentBackgroundImage:UIImage currentImage:UIImage currentPreferredSymbolConfiguration
    UIButton currentTitle currentTitleColor:UIColor currentTitleShadowColor:UIColor didMoveToWindow
    UIButton image imageEdgeInsets imageRect imageView:UIImageView intrinsicContentSize
    UIButton isAccessibilityElement isPointerInteractionEnabled isSpringLoaded layoutSubviews
    UIButton menu:UIMenu performPrimaryAction pointerStyleProvider preferredMenuElementOrder
    UIButton preferredSymbolConfigurationForImage reversesTitleShadowWhenHighlighted role
    UIButton setAttributedTitle setBackgroundImage setImage setNeedsUpdateConfiguration
    UIButton setPreferredSymbolConfiguration setTitle setTitleColor setTitleShadowColor
    UIButton showsTouchWhenHighlighted sizeThatFits subtitleLabel:UILabel systemButton
    UIButton tintColorDidChange title titleColor titleEdgeInsets titleLabel:UILabel titleRect
    UIButton titleShadowColor updateConfiguration
    UIButton.ButtonType:Int close contactAdd custom detailDisclosure infoDark infoLight roundedRect
    UIButton.ButtonType system
    UIButton.Configuration:Hashable CornerStyle Size TitleAlignment
    UIButton.Configuration activityIndicatorColorTransformer:UIConfigurationColorTransformer
    UIButton.Configuration attributedSubtitle attributedTitle automaticallyUpdateForSelection
    UIButton.Configuration background baseBackgroundColor:UIColor baseForegroundColor:UIColor
    UIButton.Configuration bordered borderedProminent borderedTinted borderless buttonSize
    UIButton.Configuration clearGlass contentInsets:NSDirectionalEdgeInsets cornerStyle filled glass
    UIButton.Configuration gray hash image:UIImage
    UIButton.Configuration imageColorTransformer:UIConfigurationColorTransformer imagePadding
    UIButton.Configuration imagePlacement plain preferredSymbolConfigurationForImage
    UIButton.Configuration prominentClearGlass prominentGlass setDefaultContentInsets
    UIButton.Configuration showsActivityIndicator subtitle subtitleLineBreakMode
    UIButton.Configuration subtitleTextAttributesTransformer:UIConfigurationTextAttributesTransformer
    UIButton.Configuration tinted title titleAlignment titleLineBreakMode titlePadding
    UIButton.Configuration titleTextAttributesTransformer:UIConfigurationTextAttributesTransformer
    UIButton.Configuration updated
    UIButton.Configuration.CornerStyle:Int capsule dynamic fixed large medium small
    UIButton.Configuration.Size:Int large medium mini small
    UIButton.Configuration.TitleAlignment:Int automatic center leading trailing
    UIButton.ConfigurationUpdateHandler:Any
    UIButton.PointerStyleProvider:Any
    UIButton.Role:Int cancel destructive normal primary
    UIButtonType:UIButton.ButtonType
    UICalendarSelection:NSObject updateSelectableDates
    UICalendarSelectionMultiDate:UICalendarSelection delegate selectedDates setSelectedDates
    UICalendarSelectionMultiDateDelegate:NSObjectProtocol multiDateSelection
    UICalendarSelectionSingleDate:UICalendarSelection delegate selectedDate setSelected
    UICalendarSelectionSingleDateDelegate:NSObjectProtocol dateSelection
    UICalendarSelectionWeekOfYear:UICalendarSelection delegate selectedWeekOfYear setSelected
    UICalendarSelectionWeekOfYearDelegate:NSObjectProtocol week
    UICalendarView:UIView Decoration DecorationSize availableDateRange calendar delegate fontDesign
    UICalendarView intrinsicContentSize layoutSubviews locale reloadDecorations
    UICalendarView selectionBehavior:UICalendarSelection setVisibleDateComponents sizeThatFits
    UICalendarView timeZone visibleDateComponents wantsDateDecorations
    UICalendarView.Decoration:NSObject customView default image
    UICalendarView.DecorationSize:Int large medium small
    UICalendarViewDelegate:NSObjectProtocol calendarView
    UICellAccessory: AccessoryType ActionHandler CheckmarkOptions CustomViewConfiguration
    UICellAccessory DeleteOptions DetailOptions DisclosureIndicatorOptions DisplayedState
    UICellAccessory InsertOptions LabelOptions LayoutDimension MenuSelectedElementDidChangeHandler
    UICellAccessory MultiselectOptions OutlineDisclosureOptions Placement PopUpMenuOptions
    UICellAccessory ReorderOptions accessoryType checkmark customView delete detail
    UICellAccessory disclosureIndicator insert label multiselect outlineDisclosure popUpMenu reorder
    UICellAccessory.AccessoryType: checkmark customView delete detail disclosureIndicator insert
    UICellAccessory.AccessoryType label multiselect outlineDisclosure popUpMenu reorder
    UICellAccessory.ActionHandler:Any
    UICellAccessory.CheckmarkOptions: isHidden reservedLayoutWidth tintColor:UIColor
    UICellAccessory.CustomViewConfiguration: customView:UIView isHidden maintainsFixedSize placement
    UICellAccessory.CustomViewConfiguration reservedLayoutWidth tintColor:UIColor
    UICellAccessory.DeleteOptions: backgroundColor:UIColor isHidden reservedLayoutWidth
    UICellAccessory.DeleteOptions tintColor:UIColor
    UICellAccessory.DetailOptions: isHidden reservedLayoutWidth tintColor:UIColor
    UICellAccessory.DisclosureIndicatorOptions: isHidden reservedLayoutWidth tintColor:UIColor
    UICellAccessory.DisplayedState:Hashable always whenEditing whenNotEditing
    UICellAccessory.InsertOptions: backgroundColor:UIColor isHidden reservedLayoutWidth
    UICellAccessory.InsertOptions tintColor:UIColor
    UICellAccessory.LabelOptions: adjustsFontForContentSizeCategory font:UIFont isHidden
    UICellAccessory.LabelOptions reservedLayoutWidth tintColor:UIColor
    UICellAccessory.LayoutDimension:Hashable actual custom standard
    UICellAccessory.MenuSelectedElementDidChangeHandler:Any
    UICellAccessory.MultiselectOptions: backgroundColor:UIColor isHidden reservedLayoutWidth
    UICellAccessory.MultiselectOptions tintColor:UIColor
    UICellAccessory.OutlineDisclosureOptions: Style isHidden reservedLayoutWidth style
    UICellAccessory.OutlineDisclosureOptions tintColor:UIColor
    UICellAccessory.OutlineDisclosureOptions.Style:Hashable automatic cell header
    UICellAccessory.Placement: Position leading trailing
    UICellAccessory.Placement.Position:Any
    UICellAccessory.PopUpMenuOptions: isHidden reservedLayoutWidth tintColor:UIColor
    UICellAccessory.ReorderOptions: isHidden reservedLayoutWidth showsVerticalSeparator
    UICellAccessory.ReorderOptions tintColor:UIColor
    UICellConfigurationState:UIConfigurationState,Hashable isDisabled isEditing isExpanded isFocused
    UICellConfigurationState isHighlighted isPinned isReordering isSelected isSwiped subscript
    UICellConfigurationState traitCollection:UITraitCollection
    UICollectionElementCategory:UICollectionView.ElementCategory
    UICollectionLayoutListConfiguration: Appearance FooterMode HeaderMode ItemSeparatorHandler
    UICollectionLayoutListConfiguration SwipeActionsConfigurationProvider appearance
    UICollectionLayoutListConfiguration backgroundColor:UIColor footerMode headerMode
    UICollectionLayoutListConfiguration headerTopPadding itemSeparatorHandler
    UICollectionLayoutListConfiguration leadingSwipeActionsConfigurationProvider
    UICollectionLayoutListConfiguration separatorConfiguration:UIListSeparatorConfiguration
    UICollectionLayoutListConfiguration showsSeparators trailingSwipeActionsConfigurationProvider
    UICollectionLayoutListConfiguration.Appearance:Int grouped insetGrouped plain sidebar
    UICollectionLayoutListConfiguration.Appearance sidebarPlain
    UICollectionLayoutListConfiguration.FooterMode:Int none supplementary
    UICollectionLayoutListConfiguration.HeaderMode:Int firstItemInSection none supplementary
    UICollectionLayoutListConfiguration.ItemSeparatorHandler:Any
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider:Any
    UICollectionLayoutSectionOrthogonalScrollingBehavior:Int continuous
    UICollectionLayoutSectionOrthogonalScrollingBehavior continuousGroupLeadingBoundary groupPaging
    UICollectionLayoutSectionOrthogonalScrollingBehavior groupPagingCentered none paging
    UICollectionLayoutSectionOrthogonalScrollingProperties:NSObject,NSCopying Bounce
    UICollectionLayoutSectionOrthogonalScrollingProperties DecelerationRate bounce copy
    UICollectionLayoutSectionOrthogonalScrollingProperties decelerationRate
    UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce:Int always automatic never
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate:RawRepresentable,Hashable
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate automatic fast normal
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate rawValue
    UICollectionReusableView:UIView apply didTransition preferredLayoutAttributesFitting
    UICollectionReusableView prepareForReuse reuseIdentifier systemLayoutSizeFitting willTransition
    UICollectionUpdateAction:UICollectionViewUpdateItem.Action
    UICollectionView:UIScrollView,UISpringLoadedInteractionSupporting CellRegistration
    UICollectionView ElementCategory LayoutInteractiveTransitionCompletion ReorderingCadence
    UICollectionView ScrollDirection ScrollPosition SelfSizingInvalidation SupplementaryRegistration
    UICollectionView adjustedContentInsetDidChange allowsFocus allowsFocusDuringEditing
    UICollectionView allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
    UICollectionView allowsSelectionDuringEditing backgroundView:UIView
    UICollectionView beginInteractiveMovementForItem bounds cancelInteractiveMovement
    UICollectionView cancelInteractiveTransition cellForItem
    UICollectionView collectionViewLayout:UICollectionViewLayout contentOffset dataSource
    UICollectionView decodeRestorableState delegate deleteItems deleteSections
    UICollectionView dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary
    UICollectionView dequeueReusableCell dequeueReusableSupplementaryView deselectItem
    UICollectionView didUpdateFocus dragDelegate dragInteractionEnabled dropDelegate
    UICollectionView elementKindSectionFooter elementKindSectionHeader encodeRestorableState
    UICollectionView endInteractiveMovement finishInteractiveTransition frame hasActiveDrag
    UICollectionView hasActiveDrop hasUncommittedUpdates indexPath indexPathForItem
    UICollectionView indexPathsForSelectedItems indexPathsForVisibleItems
    UICollectionView indexPathsForVisibleSupplementaryElements insertItems insertSections isEditing
    UICollectionView isPrefetchingEnabled isSpringLoaded layoutAttributesForItem
    UICollectionView layoutAttributesForSupplementaryElement layoutSubviews moveItem moveSection
    UICollectionView numberOfItems numberOfSections performBatchUpdates preferredFocusEnvironments
    UICollectionView prefetchDataSource reconfigureItems register reloadData reloadItems
    UICollectionView reloadSections remembersLastFocusedIndexPath reorderingCadence scrollToItem
    UICollectionView selectItem selectionFollowsFocus selfSizingInvalidation
    UICollectionView semanticContentAttribute:UISemanticContentAttribute setCollectionViewLayout
    UICollectionView setContentOffset shouldUpdateFocus startInteractiveTransition supplementaryView
    UICollectionView touchesBegan touchesCancelled touchesEnded touchesMoved
    UICollectionView traitCollectionDidChange updateInteractiveMovementTargetPosition visibleCells
    UICollectionView visibleSupplementaryViews
    UICollectionView.CellRegistration: Handler
    UICollectionView.CellRegistration.Handler:Any
    UICollectionView.ElementCategory:UInt cell decorationView supplementaryView
    UICollectionView.LayoutInteractiveTransitionCompletion:Any
    UICollectionView.ReorderingCadence:Int fast immediate slow
    UICollectionView.ScrollDirection:Int horizontal vertical
    UICollectionView.ScrollPosition:OptionSet bottom centeredHorizontally centeredVertically left
    UICollectionView.ScrollPosition rawValue right top
    UICollectionView.SelfSizingInvalidation:Int disabled enabled enabledIncludingConstraints
    UICollectionView.SupplementaryRegistration: Handler
    UICollectionView.SupplementaryRegistration.Handler:Any
    UICollectionViewCell:UICollectionReusableView ConfigurationUpdateHandler
    UICollectionViewCell automaticallyUpdatesBackgroundConfiguration
    UICollectionViewCell automaticallyUpdatesContentConfiguration
    UICollectionViewCell backgroundConfiguration:UIBackgroundConfiguration backgroundView:UIView
    UICollectionViewCell canBecomeFocused configurationState:UICellConfigurationState
    UICollectionViewCell configurationUpdateHandler contentConfiguration contentView:UIView
    UICollectionViewCell defaultBackgroundConfiguration invalidateIntrinsicContentSize isHighlighted
    UICollectionViewCell isSelected layoutSubviews selectedBackgroundView:UIView
    UICollectionViewCell setNeedsUpdateConfiguration updateConfiguration
    UICollectionViewCell.ConfigurationUpdateHandler:Any
    UICollectionViewCompositionalLayout:UICollectionViewLayout
    UICollectionViewCompositionalLayout configuration:UICollectionViewCompositionalLayoutConfiguration
    UICollectionViewCompositionalLayout flipsHorizontallyInOppositeLayoutDirection invalidateLayout
    UICollectionViewCompositionalLayout invalidationContext list shouldInvalidateLayout
    UICollectionViewCompositionalLayoutConfiguration:NSObject,NSCopying boundarySupplementaryItems
    UICollectionViewCompositionalLayoutConfiguration contentInsetsReference copy interSectionSpacing
    UICollectionViewCompositionalLayoutConfiguration scrollDirection
    UICollectionViewCompositionalLayoutSectionProvider:Any
    UICollectionViewController:UIViewController,UICollectionViewDataSource,UICollectionViewDelegate
    UICollectionViewController clearsSelectionOnViewWillAppear collectionView:UICollectionView
    UICollectionViewController collectionViewDidEndMultipleSelectionInteraction
    UICollectionViewController collectionViewLayout:UICollectionViewLayout
    UICollectionViewController indexPathForPreferredFocusedView indexTitles
    UICollectionViewController installsStandardGestureForInteractiveMovement loadView
    UICollectionViewController numberOfSections scrollViewDidChangeAdjustedContentInset
    UICollectionViewController scrollViewDidEndDecelerating scrollViewDidEndDragging
    UICollectionViewController scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
    UICollectionViewController scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom
    UICollectionViewController scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
    UICollectionViewController scrollViewWillBeginDragging scrollViewWillBeginZooming
    UICollectionViewController scrollViewWillEndDragging setEditing
    UICollectionViewController useLayoutToLayoutNavigationTransitions viewDidAppear viewForZooming
    UICollectionViewController viewIsAppearing
    UICollectionViewDataSource:NSObjectProtocol collectionView indexTitles numberOfSections
    UICollectionViewDataSourcePrefetching:NSObjectProtocol collectionView
    UICollectionViewDelegate:UIScrollViewDelegate collectionView
    UICollectionViewDelegate collectionViewDidEndMultipleSelectionInteraction
    UICollectionViewDelegate indexPathForPreferredFocusedView
    UICollectionViewDelegateFlowLayout:UICollectionViewDelegate collectionView
    UICollectionViewDiffableDataSource:NSObject,UICollectionViewDataSource CellProvider
    UICollectionViewDiffableDataSource ReorderingHandlers SectionSnapshotHandlers
    UICollectionViewDiffableDataSource SupplementaryViewProvider apply applySnapshotUsingReloadData
    UICollectionViewDiffableDataSource collectionView index indexPath indexTitles itemIdentifier
    UICollectionViewDiffableDataSource numberOfSections reorderingHandlers sectionIdentifier
    UICollectionViewDiffableDataSource sectionSnapshotHandlers snapshot supplementaryViewProvider
    UICollectionViewDiffableDataSource.CellProvider:Any
    UICollectionViewDiffableDataSource.ReorderingHandlers: canReorderItem didReorder willReorder
    UICollectionViewDiffableDataSource.SectionSnapshotHandlers: shouldCollapseItem shouldExpandItem
    UICollectionViewDiffableDataSource.SectionSnapshotHandlers snapshotForExpandingParent
    UICollectionViewDiffableDataSource.SectionSnapshotHandlers willCollapseItem willExpandItem
    UICollectionViewDiffableDataSource.SupplementaryViewProvider:Any
    UICollectionViewDragDelegate:NSObjectProtocol collectionView
    UICollectionViewDropCoordinator:NSObjectProtocol destinationIndexPath drop items
    UICollectionViewDropCoordinator proposal:UICollectionViewDropProposal session:UIDropSession
    UICollectionViewDropDelegate:NSObjectProtocol collectionView
    UICollectionViewDropItem:NSObjectProtocol dragItem:UIDragItem previewSize sourceIndexPath
    UICollectionViewDropProposal:UIDropProposal Intent intent
    UICollectionViewDropProposal.Intent:Int insertAtDestinationIndexPath
    UICollectionViewDropProposal.Intent insertIntoDestinationIndexPath unspecified
    UICollectionViewFlowLayout:UICollectionViewLayout SectionInsetReference automaticSize
    UICollectionViewFlowLayout estimatedItemSize footerReferenceSize headerReferenceSize
    UICollectionViewFlowLayout invalidateLayout invalidationContext invalidationContextClass
    UICollectionViewFlowLayout itemSize minimumInteritemSpacing minimumLineSpacing scrollDirection
    UICollectionViewFlowLayout sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds
    UICollectionViewFlowLayout sectionInset sectionInsetReference shouldInvalidateLayout
    UICollectionViewFlowLayout.SectionInsetReference:Int fromContentInset fromLayoutMargins
    UICollectionViewFlowLayout.SectionInsetReference fromSafeArea
    UICollectionViewFlowLayoutInvalidationContext:UICollectionViewLayoutInvalidationContext
    UICollectionViewFlowLayoutInvalidationContext invalidateFlowLayoutAttributes
    UICollectionViewFlowLayoutInvalidationContext invalidateFlowLayoutDelegateMetrics
    UICollectionViewFocusUpdateContext:UIFocusUpdateContext nextFocusedIndexPath
    UICollectionViewFocusUpdateContext previouslyFocusedIndexPath
    UICollectionViewLayout:NSObject awakeFromNib collectionView:UICollectionView
    UICollectionViewLayout collectionViewContentSize
    UICollectionViewLayout developmentLayoutDirection:UIUserInterfaceLayoutDirection
    UICollectionViewLayout finalLayoutAttributesForDisappearingDecorationElement
    UICollectionViewLayout finalLayoutAttributesForDisappearingItem
    UICollectionViewLayout finalLayoutAttributesForDisappearingSupplementaryElement
    UICollectionViewLayout finalizeAnimatedBoundsChange finalizeCollectionViewUpdates
    UICollectionViewLayout finalizeLayoutTransition flipsHorizontallyInOppositeLayoutDirection
    UICollectionViewLayout indexPathsToDeleteForDecorationView
    UICollectionViewLayout indexPathsToDeleteForSupplementaryView
    UICollectionViewLayout indexPathsToInsertForDecorationView
    UICollectionViewLayout indexPathsToInsertForSupplementaryView
    UICollectionViewLayout initialLayoutAttributesForAppearingDecorationElement
    UICollectionViewLayout initialLayoutAttributesForAppearingItem
    UICollectionViewLayout initialLayoutAttributesForAppearingSupplementaryElement invalidateLayout
    UICollectionViewLayout invalidationContext invalidationContextClass
    UICollectionViewLayout invalidationContextForEndingInteractiveMovementOfItems
    UICollectionViewLayout layoutAttributesClass layoutAttributesForDecorationView
    UICollectionViewLayout layoutAttributesForElements layoutAttributesForInteractivelyMovingItem
    UICollectionViewLayout layoutAttributesForItem layoutAttributesForSupplementaryView prepare
    UICollectionViewLayout prepareForTransition register shouldInvalidateLayout targetContentOffset
    UICollectionViewLayout targetIndexPath
    UICollectionViewLayoutAttributes:NSObject,NSCopying,UIDynamicItem alpha bounds center copy frame
    UICollectionViewLayoutAttributes hash indexPath isEqual isHidden representedElementCategory
    UICollectionViewLayoutAttributes representedElementKind size transform3D:CATransform3D
    UICollectionViewLayoutAttributes transform:CGAffineTransform zIndex
    UICollectionViewLayoutInvalidationContext:NSObject contentOffsetAdjustment contentSizeAdjustment
    UICollectionViewLayoutInvalidationContext interactiveMovementTarget invalidateDataSourceCounts
    UICollectionViewLayoutInvalidationContext invalidateDecorationElements invalidateEverything
    UICollectionViewLayoutInvalidationContext invalidateItems invalidateSupplementaryElements
    UICollectionViewLayoutInvalidationContext invalidatedDecorationIndexPaths
    UICollectionViewLayoutInvalidationContext invalidatedItemIndexPaths
    UICollectionViewLayoutInvalidationContext invalidatedSupplementaryIndexPaths
    UICollectionViewLayoutInvalidationContext previousIndexPathsForInteractivelyMovingItems
    UICollectionViewLayoutInvalidationContext targetIndexPathsForInteractivelyMovingItems
    UICollectionViewListCell:UICollectionViewCell accessories defaultContentConfiguration
    UICollectionViewListCell indentationLevel indentationWidth indentsAccessories layoutSubviews
    UICollectionViewListCell separatorLayoutGuide:UILayoutGuide
    UICollectionViewScrollDirection:UICollectionView.ScrollDirection
    UICollectionViewScrollPosition:UICollectionView.ScrollPosition
    UICollectionViewTransitionLayout:UICollectionViewLayout collectionViewContentSize
    UICollectionViewTransitionLayout currentLayout:UICollectionViewLayout invalidateLayout
    UICollectionViewTransitionLayout layoutAttributesForDecorationView layoutAttributesForElements
    UICollectionViewTransitionLayout layoutAttributesForItem layoutAttributesForSupplementaryView
    UICollectionViewTransitionLayout nextLayout:UICollectionViewLayout prepare
    UICollectionViewTransitionLayout shouldInvalidateLayout transitionProgress updateValue value
    UICollectionViewUpdateItem:NSObject Action indexPathAfterUpdate indexPathBeforeUpdate
    UICollectionViewUpdateItem updateAction
    UICollectionViewUpdateItem.Action:Int delete insert move none reload
    UICollisionBehavior:UIDynamicBehavior Mode addBoundary addItem boundary boundaryIdentifiers
    UICollisionBehavior collisionDelegate collisionMode items removeAllBoundaries removeBoundary
    UICollisionBehavior removeItem setTranslatesReferenceBoundsIntoBoundary
    UICollisionBehavior translatesReferenceBoundsIntoBoundary
    UICollisionBehavior.Mode:OptionSet boundaries everything items rawValue
    UICollisionBehaviorDelegate:NSObjectProtocol collisionBehavior
    UICollisionBehaviorMode:UICollisionBehavior.Mode
    UIColor:NSObject,NSCopying,NSSecureCoding,_ExpressibleByColorLiteral,NSItemProviderWriting,NSItemProviderReading
    UIColor black blue brown cgColor:CGColor clear copy cyan darkGray darkText description encode
    UIColor getHue getRed getWhite gray green groupTableViewBackground hash isEqual label lightGray
    UIColor lightText link magenta opaqueSeparator orange placeholderText purple quaternaryLabel
    UIColor quaternarySystemFill readableTypeIdentifiersForItemProvider red resolvedColor
    UIColor secondaryLabel secondarySystemBackground secondarySystemFill
    UIColor secondarySystemGroupedBackground separator set setFill setStroke supportsSecureCoding
    UIColor systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2
    UIColor systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground
    UIColor systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal
    UIColor systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill
    UIColor tertiarySystemGroupedBackground tintColor white withAlphaComponent
    UIColor writableTypeIdentifiersForItemProvider yellow
    UIColorPickerViewController:UIViewController delegate selectedColor supportsAlpha
    UIColorPickerViewControllerDelegate:NSObjectProtocol colorPickerViewController
    UIColorPickerViewControllerDelegate colorPickerViewControllerDidFinish
    UIColorPickerViewControllerDelegate colorPickerViewControllerDidSelectColor
    UIColorWell:UIControl intrinsicContentSize selectedColor:UIColor sizeThatFits supportsAlpha
    UIColorWell title
    UICommand:UIMenuElement,UIMenuLeaf action:Selector alternates attributes discoverabilityTitle
    UICommand image:UIImage performWithSender propertyList sender state title
    UICommandAlternate:NSObject action:Selector modifierFlags:UIKeyModifierFlags title
    UIConfigurationColorTransformer: callAsFunction transform
    UIConfigurationState: subscript traitCollection:UITraitCollection
    UIConfigurationStateCustomKey:Hashable,RawRepresentable rawValue
    UIConfigurationTextAttributesTransformer: callAsFunction transform
    UIContentConfiguration: makeContentView updated
    UIContentContainer:NSObjectProtocol preferredContentSize preferredContentSizeDidChange size
    UIContentContainer systemLayoutFittingSizeDidChange viewWillTransition willTransition
    UIContentInsetsReference:Int automatic layoutMargins none readableContent safeArea
    UIContentSizeCategory:RawRepresentable,Hashable < <= > >= accessibilityExtraExtraExtraLarge
    UIContentSizeCategory accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge
    UIContentSizeCategory accessibilityMedium didChangeNotification extraExtraExtraLarge
    UIContentSizeCategory extraExtraLarge extraLarge extraSmall isAccessibilityCategory large medium
    UIContentSizeCategory newValueUserInfoKey rawValue small unspecified
    UIContentUnavailableConfiguration:UIContentConfiguration Alignment ButtonProperties alignment
    UIContentUnavailableConfiguration attributedText button buttonProperties
    UIContentUnavailableConfiguration buttonToSecondaryButtonPadding directionalLayoutMargins empty
    UIContentUnavailableConfiguration image:UIImage imageToTextPadding loading makeContentView
    UIContentUnavailableConfiguration search secondaryAttributedText secondaryButton
    UIContentUnavailableConfiguration secondaryButtonProperties secondaryText text
    UIContentUnavailableConfiguration textToButtonPadding textToSecondaryTextPadding updated
    UIContentUnavailableConfiguration.Alignment:Int center natural
    UIContentUnavailableConfiguration.ButtonProperties: isEnabled menu:UIMenu primaryAction:UIAction
    UIContentUnavailableConfiguration.ButtonProperties role
    UIContentUnavailableConfigurationState:UIConfigurationState searchText subscript
    UIContentUnavailableConfigurationState traitCollection:UITraitCollection
    UIContentUnavailableView:UIView,UIContentView configuration:UIContentConfiguration
    UIContentUnavailableView isScrollEnabled layoutSubviews
    UIContentView:NSObjectProtocol configuration:UIContentConfiguration supports
    UIContextMenuActionProvider:Any
    UIContextMenuConfiguration:NSObject ElementOrder identifier preferredMenuElementOrder
    UIContextMenuConfiguration.ElementOrder:Int automatic fixed priority
    UIContextMenuContentPreviewProvider:Any
    UIContextMenuInteraction:NSObject,UIInteraction Appearance delegate didMove dismissMenu location
    UIContextMenuInteraction menuAppearance updateVisibleMenu view:UIView willMove
    UIContextMenuInteraction.Appearance:UInt compact rich unknown
    UIContextMenuInteractionAnimating:NSObjectProtocol addAnimations addCompletion
    UIContextMenuInteractionAnimating previewViewController:UIViewController
    UIContextMenuInteractionCommitAnimating:UIContextMenuInteractionAnimating
    UIContextMenuInteractionCommitAnimating preferredCommitStyle:UIContextMenuInteractionCommitStyle
    UIContextMenuInteractionCommitStyle:Int dismiss pop
    UIContextMenuInteractionDelegate:NSObjectProtocol contextMenuInteraction
    UIContextualAction:NSObject Handler Style backgroundColor:UIColor handler image:UIImage style
    UIContextualAction title
    UIContextualAction.Handler:Any
    UIContextualAction.Style:Int destructive normal
    UIContextualActionStyle:UIContextualAction.Style
    UIControl:UIView ContentHorizontalAlignment ContentVerticalAlignment Event State actions
    UIControl addAction addTarget allControlEvents allTargets beginTracking canBecomeFocused
    UIControl cancelTracking contentHorizontalAlignment contentVerticalAlignment continueTracking
    UIControl effectiveContentHorizontalAlignment endTracking enumerateEventHandlers
    UIControl isContextMenuInteractionEnabled isEnabled isHighlighted isSelected isTouchInside
    UIControl isTracking performPrimaryAction removeAction removeTarget sendAction sendActions
    UIControl showsMenuAsPrimaryAction state toolTip touchesBegan touchesCancelled touchesEnded
    UIControl touchesMoved willMove
    UIControl.ContentHorizontalAlignment:Int center fill leading left right trailing
    UIControl.ContentVerticalAlignment:Int bottom center fill top
    UIControl.Event:OptionSet allEditingEvents allEvents allTouchEvents applicationReserved
    UIControl.Event editingChanged editingDidBegin editingDidEnd editingDidEndOnExit
    UIControl.Event menuActionTriggered primaryActionTriggered rawValue systemReserved touchCancel
    UIControl.Event touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside
    UIControl.Event touchDragOutside touchUpInside touchUpOutside valueChanged
    UIControl.State:OptionSet,Hashable application disabled focused highlighted normal rawValue
    UIControl.State reserved selected
    UIControlContentHorizontalAlignment:UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment:UIControl.ContentVerticalAlignment
    UIControlEvents:UIControl.Event
    UIControlState:UIControl.State
    UICoordinateSpace:NSObjectProtocol bounds convert
    UICornerConfiguration:Hashable,CustomStringConvertible capsule corners description
    UICornerConfiguration uniformBottomRadius uniformCorners uniformEdges uniformLeftRadius
    UICornerConfiguration uniformRightRadius uniformTopRadius
    UICornerRadius:Hashable,CustomStringConvertible,ExpressibleByFloatLiteral,ExpressibleByIntegerLiteral
    UICornerRadius containerConcentric description fixed
    UICubicTimingParameters:NSObject,UITimingCurveProvider animationCurve controlPoint1
    UICubicTimingParameters controlPoint2 cubicTimingParameters:UICubicTimingParameters
    UICubicTimingParameters springTimingParameters:UISpringTimingParameters
    UICubicTimingParameters timingCurveType:UITimingCurveType
    UIDataDetectorTypes:OptionSet address all calendarEvent flightNumber link lookupSuggestion money
    UIDataDetectorTypes phoneNumber physicalValue rawValue shipmentTrackingNumber
    UIDataSourceModelAssociation: indexPathForElement modelIdentifierForElement
    UIDatePicker:UIControl Mode calendar countDownDuration date datePickerMode
    UIDatePicker datePickerStyle:UIDatePickerStyle intrinsicContentSize locale maximumDate
    UIDatePicker minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval setDate
    UIDatePicker sizeThatFits timeZone
    UIDatePicker.Mode:Int countDownTimer date dateAndTime time yearAndMonth
    UIDatePickerMode:UIDatePicker.Mode
    UIDatePickerStyle:Int automatic compact inline wheels
    UIDeferredMenuElement:UIMenuElement uncached
    UIDevice:NSObject BatteryState batteryLevel batteryLevelDidChangeNotification batteryState
    UIDevice batteryStateDidChangeNotification beginGeneratingDeviceOrientationNotifications
    UIDevice current:UIDevice endGeneratingDeviceOrientationNotifications identifierForVendor
    UIDevice isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications
    UIDevice isMultitaskingSupported isProximityMonitoringEnabled localizedModel model name
    UIDevice orientation orientationDidChangeNotification playInputClick proximityState
    UIDevice proximityStateDidChangeNotification systemName systemVersion
    UIDevice userInterfaceIdiom:UIUserInterfaceIdiom
    UIDevice.BatteryState:Int charging full unknown unplugged
    UIDeviceBatteryState:UIDevice.BatteryState
    UIDeviceOrientation:Int faceDown faceUp isFlat isLandscape isPortrait landscapeLeft
    UIDeviceOrientation landscapeRight portrait portraitUpsideDown unknown
    UIDisplayGamut:Int P3 SRGB unspecified
    UIDocument:NSObject ChangeKind SaveOperation State autosave changeCountToken close contents
    UIDocument disableEditing documentState enableEditing fileAttributesToWrite fileModificationDate
    UIDocument fileNameExtension fileType fileURL finishedHandlingError handleError
    UIDocument hasUnsavedChanges load localizedName open performAsynchronousFileAccess read revert
    UIDocument save savingFileType stateChangedNotification undoManager:UndoManager
    UIDocument updateChangeCount userInteractionNoLongerPermitted writeContents
    UIDocument.ChangeKind:Int cleared done redone undone
    UIDocument.SaveOperation:Int forCreating forOverwriting
    UIDocument.State:OptionSet closed editingDisabled inConflict normal progressAvailable rawValue
    UIDocument.State savingError
    UIDocumentBrowserAction:NSObject Availability availability identifier image:UIImage
    UIDocumentBrowserAction localizedTitle supportedContentTypes supportsMultipleItems
    UIDocumentBrowserAction.Availability:OptionSet menu navigationBar rawValue
    UIDocumentBrowserError:Error,Hashable,CustomNSError Code code errorCode errorDomain generic
    UIDocumentBrowserError noLocationAvailable
    UIDocumentBrowserError.Code:Int generic noLocationAvailable
    UIDocumentBrowserTransitionController:NSObject,UIViewControllerAnimatedTransitioning
    UIDocumentBrowserTransitionController animateTransition loadingProgress targetView:UIView
    UIDocumentBrowserTransitionController transitionDuration
    UIDocumentBrowserViewController:UIViewController BrowserUserInterfaceStyle ImportMode
    UIDocumentBrowserViewController additionalLeadingNavigationBarButtonItems
    UIDocumentBrowserViewController additionalTrailingNavigationBarButtonItems allowedContentTypes
    UIDocumentBrowserViewController allowsDocumentCreation allowsPickingMultipleItems
    UIDocumentBrowserViewController browserUserInterfaceStyle contentTypesForRecentDocuments
    UIDocumentBrowserViewController customActions defaultDocumentAspectRatio delegate importDocument
    UIDocumentBrowserViewController localizedCreateDocumentActionTitle renameDocument revealDocument
    UIDocumentBrowserViewController shouldShowFileExtensions transitionController viewDidLoad
    UIDocumentBrowserViewController viewWillAppear
    UIDocumentBrowserViewController.BrowserUserInterfaceStyle:UInt dark light white
    UIDocumentBrowserViewController.ImportMode:UInt copy move none
    UIDocumentBrowserViewControllerDelegate:NSObjectProtocol documentBrowser
    UIDocumentChangeKind:UIDocument.ChangeKind
    UIDocumentInteractionController:NSObject annotation delegate dismissMenu dismissPreview name
    UIDocumentInteractionController presentOpenInMenu presentOptionsMenu presentPreview url uti
    UIDocumentInteractionControllerDelegate:NSObjectProtocol documentInteractionController
    UIDocumentInteractionControllerDelegate documentInteractionControllerDidDismissOpenInMenu
    UIDocumentInteractionControllerDelegate documentInteractionControllerDidDismissOptionsMenu
    UIDocumentInteractionControllerDelegate documentInteractionControllerDidEndPreview
    UIDocumentInteractionControllerDelegate documentInteractionControllerViewControllerForPreview
    UIDocumentInteractionControllerDelegate documentInteractionControllerWillBeginPreview
    UIDocumentInteractionControllerDelegate documentInteractionControllerWillPresentOpenInMenu
    UIDocumentInteractionControllerDelegate documentInteractionControllerWillPresentOptionsMenu
    UIDocumentPickerDelegate:NSObjectProtocol documentPicker documentPickerWasCancelled
    UIDocumentPickerMode:UInt exportToService import moveToService open
    UIDocumentPickerViewController:UIViewController allowsMultipleSelection delegate directoryURL
    UIDocumentPickerViewController documentPickerMode:UIDocumentPickerMode shouldShowFileExtensions
    UIDocumentSaveOperation:UIDocument.SaveOperation
    UIDocumentState:UIDocument.State
    UIDragAnimating:NSObjectProtocol addAnimations addCompletion
    UIDragDropSession:NSObjectProtocol allowsMoveOperation canLoadObjects hasItemsConforming
    UIDragDropSession isRestrictedToDraggingApplication items location
    UIDragInteraction:NSObject,UIInteraction allowsSimultaneousRecognitionDuringLift delegate
    UIDragInteraction didMove isEnabled isEnabledByDefault view:UIView willMove
    UIDragInteractionDelegate:NSObjectProtocol dragInteraction
    UIDragItem:NSObject itemProvider:NSItemProvider localObject previewProvider
    UIDragPreview:NSObject parameters:UIPreviewParameters view:UIView
    UIDragPreviewParameters:UIPreviewParameters
    UIDragSession:UIDragDropSession localContext
    UIDropInteraction:NSObject,UIInteraction allowsSimultaneousDropSessions delegate didMove
    UIDropInteraction view:UIView willMove
    UIDropInteractionDelegate:NSObjectProtocol dropInteraction
    UIDropOperation:UInt cancel copy forbidden move
    UIDropProposal:NSObject isPrecise operation:UIDropOperation prefersFullSizePreview
    UIDropSession:UIDragDropSession loadObjects localDragSession
    UIDropSession progressIndicatorStyle:UIDropSessionProgressIndicatorStyle
    UIDropSessionProgressIndicatorStyle:UInt default none
    UIDynamicAnimator:NSObject addBehavior behaviors delegate elapsedTime isRunning items
    UIDynamicAnimator layoutAttributesForCell layoutAttributesForDecorationView
    UIDynamicAnimator layoutAttributesForSupplementaryView referenceView:UIView removeAllBehaviors
    UIDynamicAnimator removeBehavior updateItem
    UIDynamicAnimatorDelegate:NSObjectProtocol dynamicAnimatorDidPause dynamicAnimatorWillResume
    UIDynamicBehavior:NSObject action addChildBehavior childBehaviors
    UIDynamicBehavior dynamicAnimator:UIDynamicAnimator removeChildBehavior willMove
    UIDynamicItem:NSObjectProtocol bounds center collisionBoundingPath:UIBezierPath
    UIDynamicItem collisionBoundsType:UIDynamicItemCollisionBoundsType transform:CGAffineTransform
    UIDynamicItemBehavior:UIDynamicBehavior addAngularVelocity addItem addLinearVelocity
    UIDynamicItemBehavior allowsRotation angularResistance angularVelocity charge density elasticity
    UIDynamicItemBehavior friction isAnchored items linearVelocity removeItem resistance
    UIDynamicItemCollisionBoundsType:UInt ellipse path rectangle
    UIDynamicItemGroup:NSObject,UIDynamicItem bounds center items transform:CGAffineTransform
    UIEdgeInsets:Equatable,Codable bottom left right top zero
    UIEditMenuArrowDirection:Int automatic down left right up
    UIEditMenuConfiguration:NSObject identifier preferredArrowDirection sourcePoint
    UIEditMenuInteraction:NSObject,UIInteraction delegate didMove dismissMenu location
    UIEditMenuInteraction presentEditMenu reloadVisibleMenu updateVisibleMenuPosition view:UIView
    UIEditMenuInteraction willMove
    UIEditMenuInteractionAnimating:NSObjectProtocol addAnimations addCompletion
    UIEditMenuInteractionDelegate:NSObjectProtocol editMenuInteraction
    UIEditingInteractionConfiguration:Int default none
    UIEvent:NSObject ButtonMask EventSubtype EventType allTouches buttonMask coalescedTouches
    UIEvent modifierFlags:UIKeyModifierFlags predictedTouches subtype timestamp touches type
    UIEvent.ButtonMask:OptionSet button primary rawValue secondary
    UIEvent.EventSubtype:Int motionShake none
    UIEvent.EventType:Int hover motion presses remoteControl scroll touches transform
    UIEventSubtype:UIEvent.EventSubtype
    UIEventType:UIEvent.EventType
    UIFeedbackGenerator:NSObject,SelectorResponder objectiveCMembers prepare
    UIFieldBehavior:UIDynamicBehavior addItem animationSpeed direction:CGVector dragField
    UIFieldBehavior electricField falloff field items linearGravityField magneticField minimumRadius
    UIFieldBehavior noiseField position radialGravityField region removeItem smoothness springField
    UIFieldBehavior strength turbulenceField velocityField vortexField
    UIFloatRange:Equatable infinite isInfinite maximum minimum zero
    UIFocusAnimationContext:NSObjectProtocol duration
    UIFocusAnimationCoordinator:NSObject addCoordinatedAnimations addCoordinatedFocusingAnimations
    UIFocusAnimationCoordinator addCoordinatedUnfocusingAnimations
    UIFocusEffect:NSObject,NSCopying copy effect
    UIFocusEnvironment:NSObjectProtocol didUpdateFocus focusGroupIdentifier parentFocusEnvironment
    UIFocusEnvironment preferredFocusEnvironments setNeedsFocusUpdate shouldUpdateFocus
    UIFocusEnvironment updateFocusIfNeeded
    UIFocusGuide:UILayoutGuide isEnabled preferredFocusEnvironments
    UIFocusHaloEffect:UIFocusEffect Position containerView:UIView position referenceView:UIView
    UIFocusHaloEffect.Position:Int automatic inside outside
    UIFocusHeading:OptionSet down first last left next previous rawValue right up
    UIFocusItem:UIFocusEnvironment canBecomeFocused frame isFocused
    UIFocusSystem:NSObject didUpdateNotification environment focusSystem focusedItem
    UIFocusSystem movementDidFailNotification requestFocusUpdate updateFocusIfNeeded
    UIFocusUpdateContext:NSObject focusHeading:UIFocusHeading nextFocusedItem nextFocusedView:UIView
    UIFocusUpdateContext previouslyFocusedItem previouslyFocusedView:UIView
    UIFont:NSObject,NSCopying,NSSecureCoding TextStyle Weight Width ascender boldSystemFont
    UIFont buttonFontSize capHeight copy descender description encode familyName familyNames
    UIFont fontDescriptor:UIFontDescriptor fontName fontNames hash isEqual italicSystemFont
    UIFont labelFontSize leading lineHeight monospacedDigitSystemFont monospacedSystemFont pointSize
    UIFont preferredFont smallSystemFontSize supportsSecureCoding systemFont systemFontSize withSize
    UIFont xHeight
    UIFont.TextStyle:RawRepresentable,Hashable body callout caption1 caption2 extraLargeTitle
    UIFont.TextStyle extraLargeTitle2 footnote headline largeTitle rawValue subheadline title1
    UIFont.TextStyle title2 title3
    UIFont.Weight:RawRepresentable,Hashable black bold heavy light medium rawValue regular semibold
    UIFont.Weight symbolWeight thin ultraLight
    UIFont.Width:RawRepresentable,Hashable compressed condensed expanded rawValue standard
    UIFontDescriptor:NSObject,NSCopying,NSSecureCoding AttributeName FeatureKey SymbolicTraits
    UIFontDescriptor SystemDesign TraitKey addingAttributes copy description encode fontAttributes
    UIFontDescriptor hash isEqual object pointSize postscriptName preferredFontDescriptor
    UIFontDescriptor supportsSecureCoding symbolicTraits withDesign withFace withFamily withSize
    UIFontDescriptor withSymbolicTraits
    UIFontDescriptor.AttributeName:RawRepresentable,Hashable face family featureSettings name
    UIFontDescriptor.AttributeName rawValue size textStyle traits
    UIFontDescriptor.FeatureKey:RawRepresentable,Hashable featureIdentifier rawValue selector type
    UIFontDescriptor.FeatureKey typeIdentifier
    UIFontDescriptor.SymbolicTraits:OptionSet,Hashable classClarendonSerifs classFreeformSerifs
    UIFontDescriptor.SymbolicTraits classMask classModernSerifs classOldStyleSerifs classOrnamentals
    UIFontDescriptor.SymbolicTraits classSansSerif classScripts classSlabSerifs classSymbolic
    UIFontDescriptor.SymbolicTraits classTransitionalSerifs rawValue traitBold traitCondensed
    UIFontDescriptor.SymbolicTraits traitExpanded traitItalic traitLooseLeading traitMonoSpace
    UIFontDescriptor.SymbolicTraits traitTightLeading traitUIOptimized traitVertical
    UIFontDescriptor.SystemDesign:RawRepresentable,Hashable default monospaced rawValue rounded
    UIFontDescriptor.SystemDesign serif
    UIFontDescriptor.TraitKey:RawRepresentable,Hashable rawValue slant symbolic weight width
    UIFontDescriptorSymbolicTraits:UIFontDescriptor.SymbolicTraits
    UIFontMetrics:NSObject default scaledFont scaledValue
    UIFontPickerViewController:UIViewController Configuration configuration delegate
    UIFontPickerViewController selectedFontDescriptor:UIFontDescriptor
    UIFontPickerViewController.Configuration:NSObject,NSCopying copy displayUsingSystemFont
    UIFontPickerViewController.Configuration filteredTraits includeFaces
    UIFontPickerViewControllerDelegate:NSObjectProtocol fontPickerViewControllerDidCancel
    UIFontPickerViewControllerDelegate fontPickerViewControllerDidPickFont
    UIFontTextStyle:UIFont.TextStyle
    UIForceTouchCapability:Int available unavailable unknown
    UIGestureRecognizer:NSObject,SelectorResponder,KeyValueObservable State addTarget awakeFromNib
    UIGestureRecognizer canBePrevented canPrevent cancelsTouchesInView delaysTouchesBegan
    UIGestureRecognizer delaysTouchesEnded delegate ignore isEnabled location name numberOfTouches
    UIGestureRecognizer objectiveCMembers removeTarget require requiresExclusiveTouchType reset
    UIGestureRecognizer shouldBeRequiredToFail shouldReceive shouldRequireFailure state touchesBegan
    UIGestureRecognizer touchesCancelled touchesEnded touchesMoved view:UIView
    UIGestureRecognizer.State:Int began cancelled changed ended failed possible recognized
    UIGestureRecognizerDelegate:NSObjectProtocol gestureRecognizer gestureRecognizerShouldBegin
    UIGestureRecognizerState:UIGestureRecognizer.State
    UIGlassContainerEffect:UIVisualEffect spacing
    UIGlassEffect:UIVisualEffect Style isInteractive tintColor:UIColor
    UIGlassEffect.Style:Int clear regular
    UIGraphicsImageRenderer:UIGraphicsRenderer DrawingActions allowsImageOutput image jpegData
    UIGraphicsImageRenderer pngData
    UIGraphicsImageRenderer.DrawingActions:Any
    UIGraphicsImageRendererContext:UIGraphicsRendererContext currentImage:UIImage
    UIGraphicsImageRendererFormat:UIGraphicsRendererFormat Range opaque preferredRange
    UIGraphicsImageRendererFormat prefersExtendedRange scale
    UIGraphicsImageRendererFormat.Range:Int automatic extended standard unspecified
    UIGraphicsRenderer:NSObject allowsImageOutput format:UIGraphicsRendererFormat
    UIGraphicsRendererContext:NSObject cgContext:CGContext clip fill format:UIGraphicsRendererFormat
    UIGraphicsRendererContext stroke
    UIGraphicsRendererFormat:NSObject,NSCopying bounds copy default preferred
    UIGravityBehavior:UIDynamicBehavior addItem angle gravityDirection:CGVector items magnitude
    UIGravityBehavior removeItem setAngle
    UIHoverAutomaticEffect:UIHoverEffect
    UIHoverEffect: automatic:UIHoverAutomaticEffect highlight:UIHoverHighlightEffect
    UIHoverEffect lift:UIHoverLiftEffect
    UIHoverGestureRecognizer:UIGestureRecognizer altitudeAngle azimuthAngle azimuthUnitVector
    UIHoverGestureRecognizer rollAngle zOffset
    UIHoverHighlightEffect:UIHoverEffect
    UIHoverLiftEffect:UIHoverEffect
    UIHoverStyle:NSObject,NSCopying automatic copy effect isEnabled shape:UIShape
    UIImage:NSObject,NSCopying,NSSecureCoding,_ExpressibleByImageLiteral,NSItemProviderWriting,NSItemProviderReading
    UIImage Configuration DynamicRange Orientation RenderingMode ResizingMode SymbolConfiguration
    UIImage SymbolScale SymbolWeight accessibilityIdentifier actions:UIImage add:UIImage
    UIImage alignmentRectInsets:UIEdgeInsets animatedImage applyingSymbolConfiguration
    UIImage byPreparingForDisplay byPreparingThumbnail capInsets:UIEdgeInsets cgImage:CGImage
    UIImage checkmark:UIImage configuration copy description draw drawAsPattern duration encode
    UIImage flipsForRightToLeftLayoutDirection hash imageAsset:UIImageAsset
    UIImage imageFlippedForRightToLeftLayoutDirection imageOrientation
    UIImage imageRendererFormat:UIGraphicsImageRendererFormat images isEqual isSymbolImage jpegData
    UIImage pngData preparingForDisplay preparingThumbnail readableTypeIdentifiersForItemProvider
    UIImage remove:UIImage renderingMode resizableImage resizingMode scale size
    UIImage strokedCheckmark:UIImage supportsSecureCoding symbolConfiguration
    UIImage traitCollection:UITraitCollection withAlignmentRectInsets withConfiguration
    UIImage withHorizontallyFlippedOrientation withRenderingMode withTintColor
    UIImage writableTypeIdentifiersForItemProvider
    UIImage.Configuration:NSObject,NSCopying applying copy hash isEqual
    UIImage.Configuration traitCollection:UITraitCollection withTraitCollection
    UIImage.DynamicRange:Int constrainedHigh high standard unspecified
    UIImage.Orientation:Int down downMirrored left leftMirrored right rightMirrored up upMirrored
    UIImage.RenderingMode:Int alwaysOriginal alwaysTemplate automatic
    UIImage.ResizingMode:Int stretch tile
    UIImage.SymbolConfiguration:Configuration preferringMonochrome preferringMulticolor unspecified
    UIImage.SymbolScale:Int default large medium small unspecified
    UIImage.SymbolWeight:Int black bold fontWeight heavy light medium regular semibold thin
    UIImage.SymbolWeight ultraLight unspecified
    UIImageAsset:NSObject image register unregister unregisterImage
    UIImageOrientation:UIImage.Orientation
    UIImagePickerController:UINavigationController CameraCaptureMode CameraDevice CameraFlashMode
    UIImagePickerController InfoKey QualityType SourceType allowsEditing availableMediaTypes
    UIImagePickerController cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView:UIView
    UIImagePickerController cameraViewTransform imageExportPreset isCameraDeviceAvailable
    UIImagePickerController isFlashAvailable isSourceTypeAvailable mediaTypes showsCameraControls
    UIImagePickerController sourceType startVideoCapture stopVideoCapture takePicture
    UIImagePickerController videoExportPreset videoMaximumDuration videoQuality
    UIImagePickerController.CameraCaptureMode:Int photo video
    UIImagePickerController.CameraDevice:Int front rear
    UIImagePickerController.CameraFlashMode:Int auto off on
    UIImagePickerController.InfoKey:RawRepresentable,Hashable cropRect editedImage imageURL
    UIImagePickerController.InfoKey livePhoto mediaMetadata mediaType mediaURL originalImage phAsset
    UIImagePickerController.InfoKey rawValue referenceURL
    UIImagePickerController.QualityType:Int type640x480 typeHigh typeIFrame1280x720
    UIImagePickerController.QualityType typeIFrame960x540 typeLow typeMedium
    UIImagePickerController.SourceType:Int camera photoLibrary savedPhotosAlbum
    UIImagePickerControllerCameraCaptureMode:Any
    UIImagePickerControllerCameraDevice:UIImagePickerController.CameraDevice
    UIImagePickerControllerCameraFlashMode:UIImagePickerController.CameraFlashMode
    UIImagePickerControllerDelegate:NSObjectProtocol imagePickerController
    UIImagePickerControllerDelegate imagePickerControllerDidCancel
    UIImagePickerControllerImageURLExportPreset:Int compatible current
    UIImagePickerControllerQualityType:UIImagePickerController.QualityType
    UIImagePickerControllerSourceType:UIImagePickerController.SourceType
    UIImageRenderingMode:UIImage.RenderingMode
    UIImageResizingMode:UIImage.ResizingMode
    UIImageView:UIView accessibilityTraits:UIAccessibilityTraits
    UIImageView adjustsImageSizeForAccessibilityContentSizeCategory alignmentRectInsets:UIEdgeInsets
    UIImageView animationDuration animationImages animationRepeatCount highlightedAnimationImages
    UIImageView highlightedImage:UIImage image:UIImage imageDynamicRange intrinsicContentSize
    UIImageView isAnimating isHighlighted preferredImageDynamicRange preferredSymbolConfiguration
    UIImageView sizeThatFits startAnimating stopAnimating
    UIImpactFeedbackGenerator:UIFeedbackGenerator FeedbackStyle impactOccurred
    UIImpactFeedbackGenerator.FeedbackStyle:Int heavy light medium rigid soft
    UIImpactFeedbackStyle:UIImpactFeedbackGenerator.FeedbackStyle
    UIInputSuggestion:NSObject
    UIInputView:UIView Style allowsSelfSizing inputViewStyle
    UIInputView.Style:Int default keyboard
    UIInputViewAudioFeedback:NSObjectProtocol enableInputClicksWhenVisible
    UIInputViewController:UIViewController dismissKeyboard inputView:UIInputView loadView
    UIInputViewController selectionDidChange selectionWillChange textDidChange
    UIInputViewController textDocumentProxy:UITextDocumentProxy textWillChange
    UIInputViewStyle:UIInputView.Style
    UIInteraction:NSObjectProtocol didMove view:UIView willMove
    UIInterfaceOrientation:Int isLandscape isPortrait landscapeLeft landscapeRight portrait
    UIInterfaceOrientation portraitUpsideDown unknown
    UIInterfaceOrientationMask:OptionSet all allButUpsideDown landscape landscapeLeft landscapeRight
    UIInterfaceOrientationMask portrait portraitUpsideDown rawValue
    UIInterpolatingMotionEffect:UIMotionEffect EffectType keyPath keyPathsAndRelativeValues
    UIInterpolatingMotionEffect maximumRelativeValue minimumRelativeValue type
    UIInterpolatingMotionEffect.EffectType:Int tiltAlongHorizontalAxis tiltAlongVerticalAxis
    UIInterpolatingMotionEffectType:UIInterpolatingMotionEffect.EffectType
    UIKey:NSObject,NSCopying characters charactersIgnoringModifiers copy keyCode:UIKeyboardHIDUsage
    UIKey modifierFlags:UIKeyModifierFlags
    UIKeyCommand:UICommand allowsAutomaticLocalization allowsAutomaticMirroring f1 f10 f11 f12 f2 f3
    UIKeyCommand f4 f5 f6 f7 f8 f9 input inputDelete inputDownArrow inputEnd inputEscape inputHome
    UIKeyCommand inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow
    UIKeyCommand modifierFlags:UIKeyModifierFlags wantsPriorityOverSystemBehavior
    UIKeyInput:UITextInputTraits deleteBackward hasText insertText
    UIKeyModifierFlags:OptionSet alphaShift alternate command control numericPad rawValue shift
    UIKeyboardAppearance:Int alert:UIKeyboardAppearance dark default light
    UIKeyboardHIDUsage:Int keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6
    UIKeyboardHIDUsage keyboard7 keyboard8 keyboard9 keyboardA keyboardB keyboardC keyboardComma
    UIKeyboardHIDUsage keyboardD keyboardDeleteForward keyboardDeleteOrBackspace keyboardDownArrow
    UIKeyboardHIDUsage keyboardE keyboardEnd keyboardEqualSign keyboardErrorUndefined keyboardEscape
    UIKeyboardHIDUsage keyboardF keyboardF1 keyboardF10 keyboardF11 keyboardF12 keyboardF2
    UIKeyboardHIDUsage keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7 keyboardF8 keyboardF9
    UIKeyboardHIDUsage keyboardG keyboardH keyboardHome keyboardHyphen keyboardI keyboardJ keyboardK
    UIKeyboardHIDUsage keyboardL keyboardLeftArrow keyboardM keyboardN keyboardO keyboardP
    UIKeyboardHIDUsage keyboardPageDown keyboardPageUp keyboardPeriod keyboardQ keyboardR
    UIKeyboardHIDUsage keyboardReturnOrEnter keyboardRightArrow keyboardS keyboardSlash
    UIKeyboardHIDUsage keyboardSpacebar keyboardT keyboardTab keyboardU keyboardUpArrow keyboardV
    UIKeyboardHIDUsage keyboardW keyboardX keyboardY keyboardZ
    UIKeyboardLayoutGuide:UITrackingLayoutGuide followsUndockedKeyboard keyboardDismissPadding
    UIKeyboardLayoutGuide layoutFrame usesBottomSafeArea
    UIKeyboardType:Int URL alphabet:UIKeyboardType asciiCapable asciiCapableNumberPad decimalPad
    UIKeyboardType default emailAddress namePhonePad numberPad numbersAndPunctuation phonePad
    UIKeyboardType twitter webSearch
    UIKitClock:Clock Instant minimumResolution now sleep
    UIKitClock.Instant:InstantProtocol + - < advanced duration now
    UIKitTimerSource: activate cancel isCancelled resume schedule setCancelHandler setEventHandler
    UIKitTimerSource setRegistrationHandler suspend
    UIKitWeak: wrappedValue
    UILabel:UIView accessibilityLabel accessibilityTraits:UIAccessibilityTraits
    UILabel adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    UILabel allowsDefaultTighteningForTruncation attributedText baselineAdjustment draw drawText
    UILabel font:UIFont highlightedTextColor:UIColor intrinsicContentSize isAccessibilityElement
    UILabel isEnabled isHighlighted lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines
    UILabel preferredMaxLayoutWidth shadowColor:UIColor shadowOffset sizeThatFits text textAlignment
    UILabel textColor:UIColor textRect
    UILargeContentViewerInteraction:NSObject,UIInteraction delegate didMove
    UILargeContentViewerInteraction enabledStatusDidChangeNotification
    UILargeContentViewerInteraction gestureRecognizerForExclusionRelationship:UIGestureRecognizer
    UILargeContentViewerInteraction isEnabled view:UIView willMove
    UILargeContentViewerInteractionDelegate:NSObjectProtocol largeContentViewerInteraction
    UILargeContentViewerInteractionDelegate viewController
    UILargeContentViewerItem:NSObjectProtocol largeContentImage:UIImage
    UILargeContentViewerItem largeContentImageInsets:UIEdgeInsets largeContentTitle
    UILargeContentViewerItem scalesLargeContentImage showsLargeContentViewer
    UILayoutConstraintAxis:NSLayoutConstraint.Axis
    UILayoutGuide:NSObject,SelectorResponder bottomAnchor:NSLayoutYAxisAnchor
    UILayoutGuide centerXAnchor:NSLayoutXAxisAnchor centerYAnchor:NSLayoutYAxisAnchor
    UILayoutGuide heightAnchor:NSLayoutDimension identifier layoutFrame
    UILayoutGuide leadingAnchor:NSLayoutXAxisAnchor leftAnchor:NSLayoutXAxisAnchor objectiveCMembers
    UILayoutGuide owningView:UIView rightAnchor:NSLayoutXAxisAnchor topAnchor:NSLayoutYAxisAnchor
    UILayoutGuide trailingAnchor:NSLayoutXAxisAnchor widthAnchor:NSLayoutDimension
    UILayoutPriority:RawRepresentable,Hashable,Comparable + += - -= < defaultHigh defaultLow
    UILayoutPriority dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel rawValue
    UILayoutPriority required sceneSizeStayPut
    UILayoutSupport:NSObjectProtocol bottomAnchor:NSLayoutYAxisAnchor heightAnchor:NSLayoutDimension
    UILayoutSupport length topAnchor:NSLayoutYAxisAnchor
    UILegibilityWeight:Int bold regular unspecified
    UIListContentConfiguration:Hashable,UIContentConfiguration ImageProperties TextProperties
    UIListContentConfiguration accompaniedSidebarCell accompaniedSidebarSubtitleCell alpha
    UIListContentConfiguration attributedText axesPreservingSuperviewLayoutMargins:UIAxis cell
    UIListContentConfiguration directionalLayoutMargins extraProminentInsetGroupedHeader footer
    UIListContentConfiguration groupedFooter groupedHeader hash header image:UIImage imageProperties
    UIListContentConfiguration imageToTextPadding makeContentView plainFooter plainHeader
    UIListContentConfiguration prefersSideBySideTextAndSecondaryText prominentInsetGroupedHeader
    UIListContentConfiguration secondaryAttributedText secondaryText secondaryTextProperties
    UIListContentConfiguration sidebarCell sidebarHeader sidebarSubtitleCell subtitleCell text
    UIListContentConfiguration textProperties textToSecondaryTextHorizontalPadding
    UIListContentConfiguration textToSecondaryTextVerticalPadding updated valueCell
    UIListContentConfiguration.ImageProperties:Hashable accessibilityIgnoresInvertColors
    UIListContentConfiguration.ImageProperties cornerRadius hash maximumSize
    UIListContentConfiguration.ImageProperties preferredSymbolConfiguration reservedLayoutSize
    UIListContentConfiguration.ImageProperties resolvedTintColor standardDimension tintColor:UIColor
    UIListContentConfiguration.ImageProperties tintColorTransformer:UIConfigurationColorTransformer
    UIListContentConfiguration.TextProperties:Hashable TextAlignment TextTransform
    UIListContentConfiguration.TextProperties adjustsFontForContentSizeCategory
    UIListContentConfiguration.TextProperties adjustsFontSizeToFitWidth alignment
    UIListContentConfiguration.TextProperties allowsDefaultTighteningForTruncation color:UIColor
    UIListContentConfiguration.TextProperties colorTransformer:UIConfigurationColorTransformer
    UIListContentConfiguration.TextProperties font:UIFont hash lineBreakMode minimumScaleFactor
    UIListContentConfiguration.TextProperties numberOfLines resolvedColor
    UIListContentConfiguration.TextProperties showsExpansionTextWhenTruncated transform
    UIListContentConfiguration.TextProperties.TextAlignment:Int center justified natural
    UIListContentConfiguration.TextProperties.TextTransform:Int capitalized lowercase none uppercase
    UIListContentView:UIView,UIContentView configuration:UIContentConfiguration
    UIListContentView imageLayoutGuide:UILayoutGuide intrinsicContentSize layoutSubviews
    UIListContentView secondaryTextLayoutGuide:UILayoutGuide sizeThatFits
    UIListContentView textLayoutGuide:UILayoutGuide
    UIListSeparatorConfiguration:Hashable Visibility automaticInsets bottomSeparatorInsets
    UIListSeparatorConfiguration bottomSeparatorVisibility color:UIColor hash
    UIListSeparatorConfiguration multipleSelectionColor:UIColor topSeparatorInsets
    UIListSeparatorConfiguration topSeparatorVisibility
    UIListSeparatorConfiguration.Visibility:Int,Hashable automatic hidden visible
    UILocalNotification:NSObject alertAction alertBody alertTitle applicationIconBadgeNumber
    UILocalNotification category fireDate hasAction repeatInterval soundName timeZone userInfo
    UILongPressGestureRecognizer:UIGestureRecognizer allowableMovement minimumPressDuration
    UILongPressGestureRecognizer numberOfTapsRequired numberOfTouchesRequired reset touchesBegan
    UILongPressGestureRecognizer touchesCancelled touchesEnded touchesMoved
    UIMarkupTextPrintFormatter:UIPrintFormatter markupText
    UIMenu:UIMenuElement ElementSize Identifier Options children identifier options
    UIMenu preferredElementSize replacingChildren selectedElements
    UIMenu.ElementSize:Int automatic large medium small
    UIMenu.Identifier:RawRepresentable,Hashable about alignment application bringAllToFront close
    UIMenu.Identifier document edit file find font format fullscreen help hide learn lookup
    UIMenu.Identifier minimizeAndZoom newScene open openRecent preferences print quit rawValue
    UIMenu.Identifier replace root services share sidebar speech spelling spellingOptions
    UIMenu.Identifier spellingPanel standardEdit substitutionOptions substitutions
    UIMenu.Identifier substitutionsPanel text textColor textSize textStyle textStylePasteboard
    UIMenu.Identifier toolbar transformations undoRedo view window writingDirection
    UIMenu.Options:OptionSet destructive displayAsPalette displayInline rawValue singleSelection
    UIMenuBuilder: action command insertChild insertSibling menu remove replace replaceChildren
    UIMenuBuilder system:UIMenuSystem
    UIMenuController:NSObject ArrowDirection arrowDirection didHideMenuNotification
    UIMenuController didShowMenuNotification hideMenu isMenuVisible menuFrame
    UIMenuController menuFrameDidChangeNotification menuItems setMenuVisible setTargetRect
    UIMenuController shared:UIMenuController showMenu update willHideMenuNotification
    UIMenuController willShowMenuNotification
    UIMenuController.ArrowDirection:Int default down left right up
    UIMenuControllerArrowDirection:UIMenuController.ArrowDirection
    UIMenuElement:NSObject,SelectorResponder Attributes State accessibilityIdentifier image:UIImage
    UIMenuElement objectiveCMembers subtitle title
    UIMenuElement.Attributes:OptionSet destructive disabled hidden keepsMenuPresented rawValue
    UIMenuElement.State:Int mixed off on
    UIMenuItem:NSObject action:Selector title
    UIMenuLeaf:NSObjectProtocol attributes discoverabilityTitle image:UIImage performWithSender
    UIMenuLeaf sender state title
    UIMenuSystem:NSObject context:UIMenuSystem main:UIMenuSystem setNeedsRebuild setNeedsRevalidate
    UIModalPresentationStyle:Int automatic currentContext custom formSheet fullScreen none
    UIModalPresentationStyle overCurrentContext overFullScreen pageSheet popover
    UIModalTransitionStyle:Int coverVertical crossDissolve flipHorizontal partialCurl
    UIMotionEffect:NSObject,NSCopying copy keyPathsAndRelativeValues
    UIMotionEffectGroup:UIMotionEffect keyPathsAndRelativeValues motionEffects
    UIMutableApplicationShortcutItem:UIApplicationShortcutItem icon:UIApplicationShortcutIcon
    UIMutableApplicationShortcutItem localizedSubtitle localizedTitle targetContentIdentifier type
    UIMutableApplicationShortcutItem userInfo
    UIMutableTraits: accessibilityContrast:UIAccessibilityContrast
    UIMutableTraits activeAppearance:UIUserInterfaceActiveAppearance displayGamut:UIDisplayGamut
    UIMutableTraits displayScale forceTouchCapability:UIForceTouchCapability
    UIMutableTraits horizontalSizeClass:UIUserInterfaceSizeClass imageDynamicRange
    UIMutableTraits layoutDirection:UITraitEnvironmentLayoutDirection
    UIMutableTraits legibilityWeight:UILegibilityWeight
    UIMutableTraits preferredContentSizeCategory:UIContentSizeCategory
    UIMutableTraits sceneCaptureState:UISceneCaptureState subscript
    UIMutableTraits userInterfaceIdiom:UIUserInterfaceIdiom userInterfaceLevel:UIUserInterfaceLevel
    UIMutableTraits userInterfaceStyle:UIUserInterfaceStyle
    UIMutableTraits verticalSizeClass:UIUserInterfaceSizeClass
    UINavigationBar:UIView,UIBarPositioning backIndicatorImage:UIImage
    UINavigationBar backIndicatorTransitionMaskImage:UIImage backItem:UINavigationItem
    UINavigationBar backgroundImage barPosition:UIBarPosition barStyle barTintColor:UIColor
    UINavigationBar compactAppearance:UINavigationBarAppearance
    UINavigationBar compactScrollEdgeAppearance:UINavigationBarAppearance delegate
    UINavigationBar intrinsicContentSize isTranslucent items largeTitleTextAttributes layoutSubviews
    UINavigationBar popItem prefersLargeTitles pushItem
    UINavigationBar scrollEdgeAppearance:UINavigationBarAppearance setBackgroundImage setItems
    UINavigationBar setTitleVerticalPositionAdjustment shadowImage:UIImage sizeThatFits
    UINavigationBar standardAppearance titleTextAttributes titleVerticalPositionAdjustment
    UINavigationBar topItem:UINavigationItem
    UINavigationBarAppearance:UIBarAppearance backButtonAppearance backIndicatorImage:UIImage
    UINavigationBarAppearance backIndicatorTransitionMaskImage:UIImage buttonAppearance
    UINavigationBarAppearance doneButtonAppearance largeTitleTextAttributes setBackIndicatorImage
    UINavigationBarAppearance titlePositionAdjustment titleTextAttributes
    UINavigationBarDelegate:UIBarPositioningDelegate navigationBar
    UINavigationController:UIViewController Operation allowedChildrenForUnwinding
    UINavigationController barHideOnTapGestureRecognizer:UITapGestureRecognizer canPerformAction
    UINavigationController childForStatusBarHidden:UIViewController
    UINavigationController childForStatusBarStyle:UIViewController collapseSecondaryViewController
    UINavigationController delegate hideShowBarDuration hidesBarsOnSwipe hidesBarsOnTap
    UINavigationController hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
    UINavigationController interactivePopGestureRecognizer:UIGestureRecognizer isNavigationBarHidden
    UINavigationController isToolbarHidden loadView navigationBar:UINavigationBar
    UINavigationController popToRootViewController popToViewController popViewController
    UINavigationController preferredInterfaceOrientationForPresentation:UIInterfaceOrientation
    UINavigationController preferredStatusBarStyle:UIStatusBarStyle pushViewController
    UINavigationController separateSecondaryViewController setNavigationBarHidden setToolbarHidden
    UINavigationController setViewControllers show
    UINavigationController supportedInterfaceOrientations:UIInterfaceOrientationMask
    UINavigationController tabBarItem:UITabBarItem toolbar:UIToolbar
    UINavigationController topViewController:UIViewController unwind viewControllers
    UINavigationController visibleViewController:UIViewController
    UINavigationController.Operation:Int none pop push
    UINavigationControllerDelegate:NSObjectProtocol navigationController
    UINavigationControllerDelegate navigationControllerPreferredInterfaceOrientationForPresentation
    UINavigationControllerDelegate navigationControllerSupportedInterfaceOrientations
    UINavigationControllerOperation:UINavigationController.Operation
    UINavigationItem:NSObject,SelectorResponder,KeyValueObservable BackButtonDisplayMode ItemStyle
    UINavigationItem LargeTitleDisplayMode SearchBarPlacement attributedSubtitle attributedTitle
    UINavigationItem awakeFromNib backAction:UIAction backBarButtonItem:UIBarButtonItem
    UINavigationItem backButtonDisplayMode backButtonTitle
    UINavigationItem compactAppearance:UINavigationBarAppearance
    UINavigationItem compactScrollEdgeAppearance:UINavigationBarAppearance hidesBackButton
    UINavigationItem hidesSearchBarWhenScrolling largeAttributedSubtitle largeSubtitle
    UINavigationItem largeSubtitleView:UIView largeTitle largeTitleDisplayMode
    UINavigationItem leftBarButtonItem:UIBarButtonItem leftBarButtonItems
    UINavigationItem leftItemsSupplementBackButton objectiveCMembers preferredSearchBarPlacement
    UINavigationItem prompt rightBarButtonItem:UIBarButtonItem rightBarButtonItems
    UINavigationItem scrollEdgeAppearance:UINavigationBarAppearance searchBarPlacement
    UINavigationItem searchBarPlacementAllowsExternalIntegration
    UINavigationItem searchBarPlacementAllowsToolbarIntegration searchController:UISearchController
    UINavigationItem setHidesBackButton setLeftBarButton setLeftBarButtonItems setRightBarButton
    UINavigationItem setRightBarButtonItems standardAppearance:UINavigationBarAppearance style
    UINavigationItem subtitle subtitleView:UIView title titleView:UIView
    UINavigationItem.BackButtonDisplayMode:Int default generic minimal
    UINavigationItem.ItemStyle:Int browser editor navigator
    UINavigationItem.LargeTitleDisplayMode:Int always automatic inline never
    UINavigationItem.SearchBarPlacement:Int automatic inline integrated integratedButton
    UINavigationItem.SearchBarPlacement integratedCentered stacked
    UINavigationItemLargeTitleDisplayMode:UINavigationItem.LargeTitleDisplayMode
    UINib:NSObject OptionsKey instantiate
    UINib.OptionsKey:RawRepresentable,Hashable externalObjects rawValue
    UINotificationFeedbackGenerator:UIFeedbackGenerator FeedbackType notificationOccurred
    UINotificationFeedbackGenerator.FeedbackType:Int error success warning
    UINotificationFeedbackType:UINotificationFeedbackGenerator.FeedbackType
    UIOffset:Equatable,Codable horizontal vertical zero
    UIOpenURLContext:NSObject options url
    UIPageControl:UIControl BackgroundStyle Direction InteractionState accessibilityDecrement
    UIPageControl accessibilityIncrement allowsContinuousInteraction backgroundStyle beginTracking
    UIPageControl continueTracking currentPage currentPageIndicatorImage
    UIPageControl currentPageIndicatorTintColor:UIColor direction hidesForSinglePage indicatorImage
    UIPageControl interactionState intrinsicContentSize numberOfPages pageIndicatorTintColor:UIColor
    UIPageControl preferredCurrentPageIndicatorImage:UIImage preferredIndicatorImage:UIImage
    UIPageControl setCurrentPageIndicatorImage setIndicatorImage size sizeThatFits
    UIPageControl.BackgroundStyle:Int automatic minimal prominent
    UIPageControl.Direction:Int bottomToTop leftToRight natural rightToLeft topToBottom
    UIPageControl.InteractionState:Int continuous discrete none
    UIPageViewController:UIViewController NavigationDirection NavigationOrientation OptionsKey
    UIPageViewController SpineLocation TransitionStyle dataSource delegate gestureRecognizers
    UIPageViewController isDoubleSided loadView navigationOrientation setViewControllers
    UIPageViewController spineLocation transitionStyle viewControllers
    UIPageViewController.NavigationDirection:Int forward reverse
    UIPageViewController.NavigationOrientation:Int horizontal vertical
    UIPageViewController.OptionsKey:RawRepresentable,Hashable interPageSpacing rawValue
    UIPageViewController.OptionsKey spineLocation
    UIPageViewController.SpineLocation:Int max mid min none
    UIPageViewController.TransitionStyle:Int pageCurl scroll
    UIPageViewControllerDataSource:NSObjectProtocol pageViewController presentationCount
    UIPageViewControllerDataSource presentationIndex
    UIPageViewControllerDelegate:NSObjectProtocol pageViewController
    UIPageViewControllerNavigationDirection:UIPageViewController.NavigationDirection
    UIPageViewControllerNavigationOrientation:Any
    UIPageViewControllerSpineLocation:UIPageViewController.SpineLocation
    UIPageViewControllerTransitionStyle:UIPageViewController.TransitionStyle
    UIPanGestureRecognizer:UIGestureRecognizer maximumNumberOfTouches minimumNumberOfTouches
    UIPanGestureRecognizer setTranslation touchesBegan touchesCancelled touchesEnded touchesMoved
    UIPanGestureRecognizer translation velocity
    UIPasteConfiguration:NSObject,NSCopying acceptableTypeIdentifiers addAcceptableTypeIdentifiers
    UIPasteConfiguration addTypeIdentifiers copy
    UIPasteConfigurationSupporting:NSObjectProtocol canPaste paste
    UIPasteConfigurationSupporting pasteConfiguration:UIPasteConfiguration
    UIPasteboard:NSObject Name addItems changeCount changedNotification changedTypesAddedUserInfoKey
    UIPasteboard changedTypesRemovedUserInfoKey color:UIColor colors contains data
    UIPasteboard general:UIPasteboard hasColors hasImages hasStrings hasURLs image:UIImage images
    UIPasteboard itemProviders items name numberOfItems remove removedNotification setData
    UIPasteboard setItemProviders setObjects setValue string strings types url urls value
    UIPasteboard withUniqueName
    UIPasteboard.Name:RawRepresentable,Hashable general rawValue
    UIPasteboardName:UIPasteboard.Name
    UIPercentDrivenInteractiveTransition:NSObject,UIViewControllerInteractiveTransitioning cancel
    UIPercentDrivenInteractiveTransition completionCurve completionSpeed duration finish pause
    UIPercentDrivenInteractiveTransition percentComplete startInteractiveTransition timingCurve
    UIPercentDrivenInteractiveTransition update wantsInteractiveStart
    UIPickerView:UIView dataSource delegate intrinsicContentSize layoutSubviews numberOfComponents
    UIPickerView numberOfRows reloadAllComponents reloadComponent rowSize selectRow selectedRow
    UIPickerView sizeThatFits view
    UIPickerViewDataSource:NSObjectProtocol numberOfComponents pickerView
    UIPickerViewDelegate:NSObjectProtocol pickerView
    UIPinchGestureRecognizer:UIGestureRecognizer reset scale touchesBegan touchesMoved velocity
    UIPointerEffect: TintMode automatic highlight hover lift
    UIPointerEffect.TintMode:Int none overlay underlay
    UIPointerInteraction:NSObject,UIInteraction delegate didMove invalidate isEnabled view:UIView
    UIPointerInteraction willMove
    UIPointerInteractionAnimating:NSObjectProtocol addAnimations addCompletion
    UIPointerInteractionDelegate:NSObjectProtocol pointerInteraction
    UIPointerRegion:NSObject identifier latchingAxes:UIAxis rect
    UIPointerRegionRequest:NSObject location modifiers:UIKeyModifierFlags
    UIPointerShape: defaultCornerRadius horizontalBeam path roundedRect verticalBeam
    UIPointerStyle:NSObject hidden system
    UIPopoverArrowDirection:OptionSet any down left rawValue right unknown up
    UIPopoverBackgroundView:UIView,UIPopoverBackgroundViewMethods arrowBase
    UIPopoverBackgroundView arrowDirection:UIPopoverArrowDirection arrowHeight arrowOffset
    UIPopoverBackgroundView contentViewInsets wantsDefaultContentAppearance
    UIPopoverBackgroundViewMethods: arrowBase arrowHeight contentViewInsets
    UIPopoverPresentationController:UIPresentationController
    UIPopoverPresentationController adaptivePresentationStyle:UIModalPresentationStyle
    UIPopoverPresentationController arrowDirection:UIPopoverArrowDirection backgroundColor:UIColor
    UIPopoverPresentationController barButtonItem:UIBarButtonItem canOverlapSourceViewRect
    UIPopoverPresentationController containerViewDidLayoutSubviews
    UIPopoverPresentationController frameOfPresentedViewInContainerView passthroughViews
    UIPopoverPresentationController permittedArrowDirections:UIPopoverArrowDirection
    UIPopoverPresentationController popoverBackgroundViewClass popoverLayoutMargins sourceItem
    UIPopoverPresentationController sourceRect sourceView:UIView
    UIPopoverPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    UIPopoverPresentationControllerDelegate prepareForPopoverPresentation
    UIPopoverPresentationControllerSourceItem:NSObjectProtocol frame
    UIPresentationController:NSObject,UIAppearanceContainer,UIContentContainer,SelectorResponder
    UIPresentationController adaptivePresentationStyle:UIModalPresentationStyle containerView:UIView
    UIPresentationController containerViewDidLayoutSubviews containerViewWillLayoutSubviews delegate
    UIPresentationController dismissalTransitionDidEnd dismissalTransitionWillBegin
    UIPresentationController frameOfPresentedViewInContainerView objectiveCMembers
    UIPresentationController preferredContentSize preferredContentSizeDidChange
    UIPresentationController presentationStyle:UIModalPresentationStyle presentationTransitionDidEnd
    UIPresentationController presentationTransitionWillBegin presentedView:UIView
    UIPresentationController presentedViewController:UIViewController
    UIPresentationController presentingViewController:UIViewController shouldPresentInFullscreen
    UIPresentationController shouldRemovePresentersView size systemLayoutFittingSizeDidChange
    UIPresentationController traitCollection:UITraitCollection viewWillTransition willTransition
    UIPress:NSObject Phase PressType force key:UIKey phase responder:UIResponder timestamp type
    UIPress window:UIWindow
    UIPress.Phase:Int began cancelled changed ended stationary
    UIPress.PressType:RawRepresentable,Hashable downArrow leftArrow menu pageDown pageUp playPause
    UIPress.PressType rawValue rightArrow select upArrow
    UIPressPhase:UIPress.Phase
    UIPressType:UIPress.PressType
    UIPressesEvent:UIEvent allPresses modifierFlags:UIKeyModifierFlags presses type
    UIPreviewAction:NSObject,NSCopying,UIPreviewActionItem Style copy handler title
    UIPreviewAction.Style:Int default destructive selected
    UIPreviewActionGroup:NSObject,NSCopying,UIPreviewActionItem copy title
    UIPreviewActionItem:NSObjectProtocol title
    UIPreviewActionStyle:UIPreviewAction.Style
    UIPreviewInteraction:NSObject cancel delegate location view:UIView
    UIPreviewInteractionDelegate:NSObjectProtocol previewInteraction previewInteractionDidCancel
    UIPreviewInteractionDelegate previewInteractionShouldBegin
    UIPreviewParameters:NSObject,NSCopying backgroundColor:UIColor copy shadowPath:UIBezierPath
    UIPreviewParameters visiblePath:UIBezierPath
    UIPreviewTarget:NSObject center container:UIView transform:CGAffineTransform
    UIPrintFormatter:NSObject,NSCopying contentInsets copy draw maximumContentHeight
    UIPrintFormatter maximumContentWidth pageCount perPageContentInsets
    UIPrintFormatter printPageRenderer:UIPrintPageRenderer rectForPage startPage
    UIPrintInfo:NSObject,NSCopying Duplex Orientation OutputType copy dictionaryRepresentation
    UIPrintInfo duplex jobName orientation outputType printInfo printerID
    UIPrintInfo.Duplex:Int longEdge none shortEdge
    UIPrintInfo.Orientation:Int landscape portrait
    UIPrintInfo.OutputType:Int general grayscale photo photoGrayscale
    UIPrintInfoDuplex:UIPrintInfo.Duplex
    UIPrintInfoOrientation:UIPrintInfo.Orientation
    UIPrintInfoOutputType:UIPrintInfo.OutputType
    UIPrintInteractionController:NSObject CompletionHandler canPrint delegate dismiss
    UIPrintInteractionController isPrintingAvailable present printFormatter:UIPrintFormatter
    UIPrintInteractionController printInfo:UIPrintInfo printPageRenderer:UIPrintPageRenderer
    UIPrintInteractionController printableUTIs printingItem printingItems
    UIPrintInteractionController shared:UIPrintInteractionController showsNumberOfCopies
    UIPrintInteractionController showsPageRange showsPaperOrientation
    UIPrintInteractionController showsPaperSelectionForLoadedPapers
    UIPrintInteractionController.CompletionHandler:Any
    UIPrintInteractionControllerDelegate:NSObjectProtocol
    UIPrintInteractionControllerDelegate printInteractionControllerDidDismissPrinterOptions
    UIPrintInteractionControllerDelegate printInteractionControllerDidFinishJob
    UIPrintInteractionControllerDelegate printInteractionControllerDidPresentPrinterOptions
    UIPrintInteractionControllerDelegate printInteractionControllerParentViewController
    UIPrintInteractionControllerDelegate printInteractionControllerWillDismissPrinterOptions
    UIPrintInteractionControllerDelegate printInteractionControllerWillPresentPrinterOptions
    UIPrintInteractionControllerDelegate printInteractionControllerWillStartJob
    UIPrintPageRenderer:NSObject addPrintFormatter drawContentForPage drawFooterForPage
    UIPrintPageRenderer drawHeaderForPage drawPage drawPrintFormatter footerHeight headerHeight
    UIPrintPageRenderer numberOfPages paperRect prepare printFormatters printFormattersForPage
    UIPrintPageRenderer printableRect
    UIProgressView:UIView Style intrinsicContentSize observedProgress progress progressImage:UIImage
    UIProgressView progressTintColor:UIColor progressViewStyle setProgress sizeThatFits
    UIProgressView trackImage:UIImage trackTintColor:UIColor
    UIProgressView.Style:Int bar default
    UIProgressViewStyle:UIProgressView.Style
    UIPushBehavior:UIDynamicBehavior Mode active addItem angle items magnitude mode
    UIPushBehavior pushDirection:CGVector removeItem setAngle setTargetOffsetFromCenter
    UIPushBehavior targetOffsetFromCenter
    UIPushBehavior.Mode:Int continuous instantaneous
    UIPushBehaviorMode:UIPushBehavior.Mode
    UIRectCorner:OptionSet allCorners bottomLeft bottomRight rawValue topLeft topRight
    UIRectEdge:OptionSet all bottom left rawValue right top
    UIRefreshControl:UIControl attributedTitle beginRefreshing endRefreshing isRefreshing
    UIRegion:NSObject,NSCopying byDifference byIntersection byUnion contains copy infinite:UIRegion
    UIRegion inverse
    UIResponder:NSObject,UIResponderStandardEditActions,UIUserActivityRestoring,UIPasteConfigurationSupporting,SelectorResponder
    UIResponder accessibilityActivate accessibilityDecrement accessibilityElementDidBecomeFocused
    UIResponder accessibilityElementDidLoseFocus accessibilityElementIsFocused
    UIResponder accessibilityIncrement accessibilityPerformEscape accessibilityPerformMagicTap
    UIResponder becomeFirstResponder buildMenu canBecomeFirstResponder canPaste canPerformAction
    UIResponder canResignFirstResponder clearTextInputContextIdentifier copy cut delete
    UIResponder editingInteractionConfiguration:UIEditingInteractionConfiguration
    UIResponder inputAccessoryView:UIView inputAccessoryViewController:UIInputViewController
    UIResponder inputView:UIView inputViewController:UIInputViewController isFirstResponder
    UIResponder keyCommands keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey
    UIResponder keyboardDidChangeFrameNotification keyboardDidHideNotification
    UIResponder keyboardDidShowNotification keyboardFrameBeginUserInfoKey
    UIResponder keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey
    UIResponder keyboardWillChangeFrameNotification keyboardWillHideNotification
    UIResponder keyboardWillShowNotification motionBegan motionCancelled motionEnded
    UIResponder next:UIResponder objectiveCMembers observeValue paste
    UIResponder pasteConfiguration:UIPasteConfiguration pressesBegan pressesCancelled pressesChanged
    UIResponder pressesEnded reloadInputViews remoteControlReceived resignFirstResponder
    UIResponder restoreUserActivityState select selectAll target textInputContextIdentifier
    UIResponder textInputMode:UITextInputMode touchesBegan touchesCancelled touchesEnded
    UIResponder touchesMoved undoManager:UndoManager updateUserActivityState
    UIResponder userActivity:NSUserActivity validate
    UIResponderStandardEditActions:NSObjectProtocol copy cut delete paste select selectAll
    UIReturnKeyType:Int continue default done emergencyCall go google join next route search send
    UIReturnKeyType yahoo
    UIRotationGestureRecognizer:UIGestureRecognizer reset rotation touchesBegan touchesMoved
    UIRotationGestureRecognizer velocity
    UIScene:UIResponder ActivationRequestOptions ActivationState ConnectionOptions OpenURLOptions
    UIScene activationState delegate didActivateNotification didEnterBackgroundNotification
    UIScene next:UIResponder session:UISceneSession title willConnectNotification
    UIScene willDeactivateNotification willEnterForegroundNotification
    UIScene.ActivationRequestOptions:NSObject requestingScene:UIScene
    UIScene.ActivationState:Int background foregroundActive foregroundInactive unattached
    UIScene.ConnectionOptions:NSObject shortcutItem:UIApplicationShortcutItem sourceApplication
    UIScene.ConnectionOptions urlContexts userActivities
    UIScene.OpenURLOptions:NSObject annotation openInPlace sourceApplication
    UISceneCaptureState:Int active inactive unspecified
    UISceneConfiguration:NSObject delegateClass name role sceneClass storyboard:UIStoryboard
    UISceneDelegate:NSObjectProtocol scene sceneDidBecomeActive sceneDidDisconnect
    UISceneDelegate sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive
    UISceneDelegate stateRestorationActivity
    UISceneDestructionRequestOptions:NSObject
    UISceneError:Error,Hashable,CustomNSError Code code errorCode errorDomain errorUserInfo
    UISceneError geometryRequestDenied geometryRequestUnsupported multipleScenesNotSupported
    UISceneError requestDenied
    UISceneError.Code:Int geometryRequestDenied geometryRequestUnsupported
    UISceneError.Code multipleScenesNotSupported requestDenied
    UISceneSession:NSObject Role configuration:UISceneConfiguration persistentIdentifier role
    UISceneSession scene:UIScene stateRestorationActivity:NSUserActivity userInfo
    UISceneSession.Role:RawRepresentable,Hashable rawValue windowApplication
    UISceneSession.Role windowExternalDisplayNonInteractive
    UISceneSessionActivationRequest: options role session:UISceneSession userActivity:NSUserActivity
    UIScreen:NSObject availableModes bounds brightness brightnessDidChangeNotification
    UIScreen capturedDidChangeNotification coordinateSpace:UICoordinateSpace
    UIScreen currentMode:UIScreenMode didConnectNotification didDisconnectNotification displayLink
    UIScreen fixedCoordinateSpace:UICoordinateSpace focusedItem isCaptured main:UIScreen
    UIScreen maximumFramesPerSecond mirrored:UIScreen modeDidChangeNotification nativeBounds
    UIScreen nativeScale preferredMode:UIScreenMode scale screens snapshotView traitCollection
    UIScreen wantsSoftwareDimming
    UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer edges:UIRectEdge touchesBegan
    UIScreenMode:NSObject pixelAspectRatio size
    UIScrollEdgeEffect:NSObject Style isHidden style
    UIScrollEdgeEffect.Style:NSObject automatic hard soft
    UIScrollEdgeElementContainerInteraction:NSObject,UIInteraction didMove edge:UIRectEdge
    UIScrollEdgeElementContainerInteraction scrollView:UIScrollView view:UIView willMove
    UIScrollView:UIView,ScrollViewDelegating ContentInsetAdjustmentBehavior DecelerationRate
    UIScrollView IndexDisplayMode IndicatorStyle KeyboardDismissMode
    UIScrollView adjustedContentInset:UIEdgeInsets adjustedContentInsetDidChange
    UIScrollView alwaysBounceHorizontal alwaysBounceVertical
    UIScrollView automaticallyAdjustsScrollIndicatorInsets bottomEdgeEffect:UIScrollEdgeEffect
    UIScrollView bounces bouncesZoom bounds canCancelContentTouches contentInset
    UIScrollView contentInsetAdjustmentBehavior contentLayoutGuide:UILayoutGuide contentOffset
    UIScrollView contentSize decelerationRate decodeRestorableState delaysContentTouches
    UIScrollView encodeRestorableState flashScrollIndicators frameLayoutGuide:UILayoutGuide
    UIScrollView horizontalScrollIndicatorInsets indexDisplayMode indicatorStyle isDecelerating
    UIScrollView isDirectionalLockEnabled isDragging isPagingEnabled isScrollEnabled isTracking
    UIScrollView isZoomBouncing isZooming keyboardDismissMode layoutSubviews
    UIScrollView leftEdgeEffect:UIScrollEdgeEffect maximumZoomScale minimumZoomScale
    UIScrollView panGestureRecognizer:UIPanGestureRecognizer refreshControl:UIRefreshControl
    UIScrollView rightEdgeEffect:UIScrollEdgeEffect safeAreaInsetsDidChange
    UIScrollView scrollIndicatorInsets:UIEdgeInsets scrollRectToVisible scrollsToTop
    UIScrollView setContentOffset setZoomScale showsHorizontalScrollIndicator
    UIScrollView showsVerticalScrollIndicator topEdgeEffect:UIScrollEdgeEffect touchesShouldCancel
    UIScrollView verticalScrollIndicatorInsets zoom zoomScale
    UIScrollView.ContentInsetAdjustmentBehavior:Int always automatic never scrollableAxes
    UIScrollView.DecelerationRate:RawRepresentable,Hashable fast normal rawValue
    UIScrollView.IndexDisplayMode:Int alwaysHidden automatic
    UIScrollView.IndicatorStyle:Int black default white
    UIScrollView.KeyboardDismissMode:Int interactive interactiveWithAccessory none onDrag
    UIScrollView.KeyboardDismissMode onDragWithAccessory
    UIScrollViewContentInsetAdjustmentBehavior:Any
    UIScrollViewDelegate:NSObjectProtocol scrollViewDidChangeAdjustedContentInset
    UIScrollViewDelegate scrollViewDidEndDecelerating scrollViewDidEndDragging
    UIScrollViewDelegate scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
    UIScrollViewDelegate scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom
    UIScrollViewDelegate scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
    UIScrollViewDelegate scrollViewWillBeginDragging scrollViewWillBeginZooming
    UIScrollViewDelegate scrollViewWillEndDragging viewForZooming
    UIScrollViewIndexDisplayMode:UIScrollView.IndexDisplayMode
    UIScrollViewIndicatorStyle:UIScrollView.IndicatorStyle
    UIScrollViewKeyboardDismissMode:UIScrollView.KeyboardDismissMode
    UISearchBar:UIView,UIBarPositioning Icon Style
    UISearchBar allowedWritingToolsResultOptions:UIWritingToolsResultOptions
    UISearchBar autocapitalizationType:UITextAutocapitalizationType
    UISearchBar autocorrectionType:UITextAutocorrectionType backgroundImage:UIImage
    UISearchBar barPosition:UIBarPosition barStyle barTintColor:UIColor becomeFirstResponder
    UISearchBar canBecomeFirstResponder delegate enablesReturnKeyAutomatically image
    UISearchBar inlinePredictionType:UITextInlinePredictionType inputAccessoryView:UIView
    UISearchBar intrinsicContentSize isEnabled isFirstResponder isSearchResultsButtonSelected
    UISearchBar isSecureTextEntry isTranslucent keyboardAppearance:UIKeyboardAppearance
    UISearchBar keyboardType:UIKeyboardType layoutSubviews
    UISearchBar mathExpressionCompletionType:UITextMathExpressionCompletionType
    UISearchBar passwordRules:UITextInputPasswordRules placeholder positionAdjustment prompt
    UISearchBar resignFirstResponder returnKeyType:UIReturnKeyType scopeBarBackgroundImage:UIImage
    UISearchBar scopeBarButtonBackgroundImage scopeBarButtonDividerImage
    UISearchBar scopeBarButtonTitleTextAttributes scopeButtonTitles searchBarStyle
    UISearchBar searchFieldBackgroundImage searchFieldBackgroundPositionAdjustment searchTextField
    UISearchBar searchTextPositionAdjustment selectedScopeButtonIndex setBackgroundImage setImage
    UISearchBar setPositionAdjustment setScopeBarButtonBackgroundImage setScopeBarButtonDividerImage
    UISearchBar setScopeBarButtonTitleTextAttributes setSearchFieldBackgroundImage
    UISearchBar setShowsCancelButton setShowsScope showsBookmarkButton showsCancelButton
    UISearchBar showsScopeBar showsSearchResultsButton sizeThatFits
    UISearchBar smartDashesType:UITextSmartDashesType
    UISearchBar smartInsertDeleteType:UITextSmartInsertDeleteType
    UISearchBar smartQuotesType:UITextSmartQuotesType spellCheckingType:UITextSpellCheckingType text
    UISearchBar textContentType:UITextContentType touchesEnded
    UISearchBar writingToolsBehavior:UIWritingToolsBehavior
    UISearchBar.Icon:Int bookmark clear resultsList search
    UISearchBar.Style:UInt default minimal prominent
    UISearchBarDelegate:UIBarPositioningDelegate searchBar searchBarBookmarkButtonClicked
    UISearchBarDelegate searchBarCancelButtonClicked searchBarResultsListButtonClicked
    UISearchBarDelegate searchBarSearchButtonClicked searchBarShouldBeginEditing
    UISearchBarDelegate searchBarShouldEndEditing searchBarTextDidBeginEditing
    UISearchBarDelegate searchBarTextDidEndEditing
    UISearchBarIcon:UISearchBar.Icon
    UISearchBarStyle:UISearchBar.Style
    UISearchController:UIViewController ScopeBarActivation automaticallyShowsCancelButton
    UISearchController automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate
    UISearchController dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation
    UISearchController ignoresSearchSuggestionsForSearchBarPlacementStacked isActive
    UISearchController obscuresBackgroundDuringPresentation scopeBarActivation searchBar:UISearchBar
    UISearchController searchResultsController:UIViewController searchResultsUpdater
    UISearchController searchSuggestions showsSearchResultsController
    UISearchController.ScopeBarActivation:Int automatic manual onSearchActivation onTextEntry
    UISearchControllerDelegate:NSObjectProtocol didDismissSearchController
    UISearchControllerDelegate didPresentSearchController presentSearchController
    UISearchControllerDelegate willDismissSearchController willPresentSearchController
    UISearchResultsUpdating:NSObjectProtocol updateSearchResults
    UISearchSuggestion:NSObjectProtocol iconImage:UIImage localizedAttributedSuggestion
    UISearchSuggestion localizedDescription localizedSuggestion representedObject
    UISearchSuggestionItem:NSObject,UISearchSuggestion iconImage:UIImage
    UISearchSuggestionItem localizedAttributedSuggestion localizedDescription localizedSuggestion
    UISearchSuggestionItem representedObject
    UISearchTab:UITab
    UISearchTextField:UITextField allowsCopyingTokens allowsDeletingTokens deleteBackward
    UISearchTextField insertToken intrinsicContentSize positionOfToken removeToken
    UISearchTextField replaceTextualPortion text textualRange:UITextRange
    UISearchTextField tokenBackgroundColor:UIColor tokens
    UISearchTextFieldDelegate:UITextFieldDelegate
    UISearchToken:NSObject representedObject
    UISegmentedControl:UIControl actionForSegment apportionsSegmentWidthsByContent backgroundImage
    UISegmentedControl beginTracking contentOffsetForSegment continueTracking dividerImage
    UISegmentedControl imageForSegment insertSegment intrinsicContentSize isEnabledForSegment
    UISegmentedControl isMomentary noSegment numberOfSegments removeAllSegments removeSegment
    UISegmentedControl segmentIndex selectedSegmentIndex selectedSegmentTintColor:UIColor setAction
    UISegmentedControl setBackgroundImage setContentOffset setDividerImage setEnabled setImage
    UISegmentedControl setTitle setTitleTextAttributes setWidth sizeThatFits titleForSegment
    UISegmentedControl titleTextAttributes widthForSegment
    UISelectionFeedbackGenerator:UIFeedbackGenerator selectionChanged
    UISemanticContentAttribute:Int forceLeftToRight forceRightToLeft playback spatial unspecified
    UIShape: capsule circle inset rect
    UISheetPresentationController:UIPresentationController Detent animateChanges detents
    UISheetPresentationController frameOfPresentedViewInContainerView invalidateDetents
    UISheetPresentationController largestUndimmedDetentIdentifier preferredCornerRadius
    UISheetPresentationController prefersEdgeAttachedInCompactHeight prefersGrabberVisible
    UISheetPresentationController prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge
    UISheetPresentationController selectedDetentIdentifier sourceView:UIView
    UISheetPresentationController widthFollowsPreferredContentSizeWhenEdgeAttached
    UISheetPresentationController.Detent:NSObject Identifier custom identifier large medium
    UISheetPresentationController.Detent resolvedValue
    UISheetPresentationController.Detent.Identifier:RawRepresentable,Hashable large medium rawValue
    UISheetPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    UISheetPresentationControllerDelegate sheetPresentationControllerDidChangeSelectedDetentIdentifier
    UISheetPresentationControllerDetentResolutionContext:NSObjectProtocol
    UISheetPresentationControllerDetentResolutionContext containerTraitCollection:UITraitCollection
    UISheetPresentationControllerDetentResolutionContext maximumDetentValue
    UISimpleTextPrintFormatter:UIPrintFormatter attributedText color:UIColor draw font:UIFont text
    UISimpleTextPrintFormatter textAlignment
    UISlider:UIControl Style TrackConfiguration accessibilityDecrement accessibilityIncrement
    UISlider beginTracking cancelTracking continueTracking currentMaximumTrackImage:UIImage
    UISlider currentMinimumTrackImage:UIImage currentThumbImage:UIImage endTracking
    UISlider gestureRecognizerShouldBegin intrinsicContentSize isContinuous maximumTrackImage
    UISlider maximumTrackTintColor:UIColor maximumValue maximumValueImage:UIImage
    UISlider maximumValueImageRect minimumTrackImage minimumTrackTintColor:UIColor minimumValue
    UISlider minimumValueImage:UIImage minimumValueImageRect setMaximumTrackImage
    UISlider setMinimumTrackImage setThumbImage setValue sizeThatFits sliderStyle thumbImage
    UISlider thumbRect thumbTintColor:UIColor trackConfiguration trackRect value
    UISlider.Style:Int default thumbless
    UISlider.TrackConfiguration:Hashable Tick allowsTickValuesOnly enabledRange neutralValue ticks
    UISlider.TrackConfiguration.Tick:Hashable image:UIImage position title
    UISmartReplySuggestion:UIInputSuggestion smartReply
    UISnapBehavior:UIDynamicBehavior damping snapPoint
    UISplitViewController:UIViewController BackgroundStyle Column DisplayMode PrimaryEdge
    UISplitViewController SplitBehavior Style automaticDimension canPerformAction delegate
    UISplitViewController displayMode displayModeButtonItem:UIBarButtonItem hide isCollapsed
    UISplitViewController maximumPrimaryColumnWidth maximumSupplementaryColumnWidth
    UISplitViewController minimumPrimaryColumnWidth minimumSupplementaryColumnWidth
    UISplitViewController preferredDisplayMode preferredPrimaryColumnWidth
    UISplitViewController preferredPrimaryColumnWidthFraction preferredSplitBehavior
    UISplitViewController preferredSupplementaryColumnWidth
    UISplitViewController preferredSupplementaryColumnWidthFraction presentsWithGesture
    UISplitViewController primaryBackgroundStyle primaryColumnWidth primaryEdge setViewController
    UISplitViewController show showDetailViewController showsSecondaryOnlyButton splitBehavior style
    UISplitViewController supplementaryColumnWidth viewController viewControllers
    UISplitViewController.BackgroundStyle:Int none sidebar
    UISplitViewController.Column:Int compact primary secondary supplementary
    UISplitViewController.DisplayMode:Int automatic oneBesideSecondary oneOverSecondary
    UISplitViewController.DisplayMode secondaryOnly twoBesideSecondary twoDisplaceSecondary
    UISplitViewController.DisplayMode twoOverSecondary
    UISplitViewController.PrimaryEdge:Int leading trailing
    UISplitViewController.SplitBehavior:Int automatic displace overlay tile
    UISplitViewController.Style:Int doubleColumn tripleColumn unspecified
    UISplitViewControllerDelegate:NSObjectProtocol primaryViewController splitViewController
    UISplitViewControllerDelegate splitViewControllerDidCollapse splitViewControllerDidExpand
    UISplitViewControllerDelegate targetDisplayModeForAction
    UISplitViewControllerDisplayMode:UISplitViewController.DisplayMode
    UISplitViewControllerPrimaryEdge:UISplitViewController.PrimaryEdge
    UISpringLoadedInteraction:NSObject,UIInteraction didMove
    UISpringLoadedInteraction interactionBehavior:UISpringLoadedInteractionBehavior
    UISpringLoadedInteraction interactionEffect:UISpringLoadedInteractionEffect view:UIView willMove
    UISpringLoadedInteractionBehavior:NSObjectProtocol interactionDidFinish shouldAllow
    UISpringLoadedInteractionContext:NSObjectProtocol location
    UISpringLoadedInteractionContext state:UISpringLoadedInteractionEffectState targetItem
    UISpringLoadedInteractionContext targetView:UIView
    UISpringLoadedInteractionEffect:NSObjectProtocol interaction
    UISpringLoadedInteractionEffectState:Int activated activating inactive possible
    UISpringLoadedInteractionSupporting:NSObjectProtocol isSpringLoaded
    UISpringTimingParameters:NSObject,UITimingCurveProvider
    UISpringTimingParameters cubicTimingParameters:UICubicTimingParameters initialVelocity:CGVector
    UISpringTimingParameters springTimingParameters:UISpringTimingParameters
    UISpringTimingParameters timingCurveType:UITimingCurveType
    UIStackView:UIView Alignment Distribution addArrangedSubview alignment arrangedSubviews axis
    UIStackView customSpacing distribution forFirstBaselineLayout:UIView
    UIStackView forLastBaselineLayout:UIView insertArrangedSubview isBaselineRelativeArrangement
    UIStackView isLayoutMarginsRelativeArrangement removeArrangedSubview setCustomSpacing spacing
    UIStackView spacingUseDefault spacingUseSystem willRemoveSubview
    UIStackView.Alignment:Int bottom center fill firstBaseline lastBaseline leading top trailing
    UIStackView.Distribution:Int equalCentering equalSpacing fill fillEqually fillProportionally
    UIStackViewAlignment:UIStackView.Alignment
    UIStackViewDistribution:UIStackView.Distribution
    UIStatusBarAnimation:Int fade none slide
    UIStatusBarManager:NSObject isStatusBarHidden statusBarFrame statusBarStyle:UIStatusBarStyle
    UIStatusBarStyle:Int darkContent default lightContent
    UIStepper:UIControl autorepeat backgroundImage beginTracking decrementImage dividerImage
    UIStepper incrementImage intrinsicContentSize isContinuous maximumValue minimumValue
    UIStepper setBackgroundImage setDecrementImage setDividerImage setIncrementImage sizeThatFits
    UIStepper stepValue value wraps
    UIStoryboard:NSObject,SelectorResponder description instantiateInitialViewController
    UIStoryboard instantiateViewController objectiveCMembers register
    UIStoryboardSegue:NSObject,SelectorResponder destination:UIViewController identifier
    UIStoryboardSegue objectiveCMembers perform source:UIViewController
    UIStoryboardUnwindSegueSource:NSObject sender source:UIViewController unwindAction:Selector
    UISwipeActionsConfiguration:NSObject actions performsFirstActionWithFullSwipe
    UISwipeGestureRecognizer:UIGestureRecognizer Direction direction numberOfTouchesRequired reset
    UISwipeGestureRecognizer touchesBegan touchesCancelled touchesEnded touchesMoved
    UISwipeGestureRecognizer.Direction:OptionSet down left rawValue right up
    UISwipeGestureRecognizerDirection:UISwipeGestureRecognizer.Direction
    UISwitch:UIControl Style accessibilityTraits:UIAccessibilityTraits accessibilityValue
    UISwitch intrinsicContentSize isAccessibilityElement isOn offImage:UIImage onImage:UIImage
    UISwitch onTintColor:UIColor preferredStyle setOn sizeThatFits style thumbTintColor:UIColor
    UISwitch title
    UISwitch.Style:Int automatic checkbox sliding
    UITab:NSObject badgeValue identifier image:UIImage isEnabled isHidden
    UITab managingTabGroup:UITabGroup parent:UITabGroup tabBarController:UITabBarController title
    UITab userInfo viewController:UIViewController
    UITabAccessory:NSObject contentView:UIView
    UITabBar:UIView ItemPositioning backgroundImage:UIImage barStyle barTintColor:UIColor delegate
    UITabBar intrinsicContentSize isHidden isTranslucent itemPositioning itemSpacing itemWidth items
    UITabBar scrollEdgeAppearance:UITabBarAppearance selectedItem:UITabBarItem
    UITabBar selectionIndicatorImage:UIImage setItems shadowImage:UIImage sizeThatFits
    UITabBar standardAppearance unselectedItemTintColor:UIColor
    UITabBar.ItemPositioning:Int automatic centered fill
    UITabBarAppearance:UIBarAppearance compactInlineLayoutAppearance inlineLayoutAppearance
    UITabBarAppearance selectionIndicatorImage:UIImage selectionIndicatorTintColor:UIColor
    UITabBarAppearance stackedItemPositioning stackedItemSpacing stackedItemWidth
    UITabBarAppearance stackedLayoutAppearance
    UITabBarController:UIViewController,UITabBarDelegate MinimizeBehavior
    UITabBarController bottomAccessory:UITabAccessory childForStatusBarHidden:UIViewController
    UITabBarController childForStatusBarStyle:UIViewController customizableViewControllers delegate
    UITabBarController isTabBarHidden loadView moreNavigationController:UINavigationController
    UITabBarController selectedIndex selectedTab:UITab selectedViewController:UIViewController
    UITabBarController setBottomAccessory setTabBarHidden setTabs setViewControllers tab
    UITabBarController tabBar:UITabBar tabBarMinimizeBehavior tabs unwind viewControllers
    UITabBarController.MinimizeBehavior:Int automatic never onScrollDown onScrollUp
    UITabBarControllerDelegate:NSObjectProtocol tabBarController
    UITabBarDelegate:NSObjectProtocol tabBar
    UITabBarItem:UIBarItem SystemItem badgeColor:UIColor badgeTextAttributes badgeValue
    UITabBarItem scrollEdgeAppearance:UITabBarAppearance selectedImage:UIImage
    UITabBarItem setBadgeTextAttributes standardAppearance:UITabBarAppearance
    UITabBarItem titlePositionAdjustment
    UITabBarItem.SystemItem:Int bookmarks contacts downloads favorites featured history more
    UITabBarItem.SystemItem mostRecent mostViewed recents search topRated
    UITabBarItemAppearance:NSObject,NSCopying Style configureWithDefault copy disabled focused
    UITabBarItemAppearance normal selected
    UITabBarItemAppearance.Style:Int compactInline inline stacked
    UITabBarItemPositioning:UITabBar.ItemPositioning
    UITabBarItemStateAppearance:NSObject badgeBackgroundColor:UIColor badgePositionAdjustment
    UITabBarItemStateAppearance badgeTextAttributes badgeTitlePositionAdjustment iconColor:UIColor
    UITabBarItemStateAppearance titlePositionAdjustment titleTextAttributes
    UITabBarSystemItem:UITabBarItem.SystemItem
    UITabGroup:UITab children defaultChildIdentifier
    UITabGroup managingNavigationController:UINavigationController selectedChild:UITab tab
    UITableView:UIScrollView,UISpringLoadedInteractionSupporting RowAnimation ScrollPosition
    UITableView SelfSizingInvalidation SeparatorInsetReference Style allowsMultipleSelection
    UITableView allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
    UITableView automaticDimension backgroundView:UIView beginUpdates cellForRow
    UITableView cellLayoutMarginsFollowReadableWidth dataSource decodeRestorableState delegate
    UITableView deleteRows deleteSections dequeueReusableCell dequeueReusableHeaderFooterView
    UITableView deselectRow didUpdateFocus dragDelegate dragInteractionEnabled dropDelegate
    UITableView encodeRestorableState endUpdates estimatedRowHeight estimatedSectionFooterHeight
    UITableView estimatedSectionHeaderHeight fillerRowHeight footerView hasActiveDrag hasActiveDrop
    UITableView hasUncommittedUpdates headerView indexPath indexPathForRow indexPathForSelectedRow
    UITableView indexPathsForRows indexPathsForSelectedRows indexPathsForVisibleRows indexSearch
    UITableView insertRows insertSections insetsContentViewsToSafeArea isEditing
    UITableView isPrefetchingEnabled isSpringLoaded layoutSubviews moveRow moveSection numberOfRows
    UITableView numberOfSections performBatchUpdates preferredFocusEnvironments prefetchDataSource
    UITableView reconfigureRows rect rectForFooter rectForHeader rectForRow register reloadData
    UITableView reloadRows reloadSectionIndexTitles reloadSections rowHeight
    UITableView scrollToNearestSelectedRow scrollToRow sectionFooterHeight sectionHeaderHeight
    UITableView sectionHeaderTopPadding sectionIndexBackgroundColor:UIColor
    UITableView sectionIndexColor:UIColor sectionIndexMinimumDisplayRowCount
    UITableView sectionIndexTrackingBackgroundColor:UIColor selectRow selectionDidChangeNotification
    UITableView selectionFollowsFocus selfSizingInvalidation separatorColor:UIColor
    UITableView separatorEffect:UIVisualEffect separatorInset separatorInsetReference separatorStyle
    UITableView setEditing shouldUpdateFocus style tableFooterView:UIView tableHeaderView:UIView
    UITableView touchesBegan touchesCancelled touchesEnded touchesMoved visibleCells
    UITableView.RowAnimation:Int automatic bottom fade left middle none right top
    UITableView.ScrollPosition:Int bottom middle none top
    UITableView.SelfSizingInvalidation:Int disabled enabled enabledIncludingConstraints
    UITableView.SeparatorInsetReference:Int fromAutomaticInsets fromCellEdges
    UITableView.Style:Int grouped insetGrouped plain
    UITableViewCell:UIView AccessoryType CellStyle ConfigurationUpdateHandler EditingStyle
    UITableViewCell SelectionStyle SeparatorStyle StateMask accessoryType accessoryView:UIView
    UITableViewCell automaticallyUpdatesBackgroundConfiguration
    UITableViewCell automaticallyUpdatesContentConfiguration
    UITableViewCell backgroundConfiguration:UIBackgroundConfiguration backgroundView:UIView
    UITableViewCell canBecomeFocused configurationState:UICellConfigurationState
    UITableViewCell configurationUpdateHandler contentConfiguration contentView:UIView
    UITableViewCell defaultBackgroundConfiguration defaultContentConfiguration
    UITableViewCell detailTextLabel:UILabel didTransition editingAccessoryType
    UITableViewCell editingAccessoryView:UIView editingStyle imageView:UIImageView indentationLevel
    UITableViewCell indentationWidth invalidateIntrinsicContentSize isEditing isHighlighted
    UITableViewCell isSelected layoutSubviews multipleSelectionBackgroundView:UIView prepareForReuse
    UITableViewCell reuseIdentifier selectedBackgroundView:UIView selectionStyle separatorInset
    UITableViewCell setEditing setHighlighted setNeedsUpdateConfiguration setSelected
    UITableViewCell shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl
    UITableViewCell sizeThatFits systemLayoutSizeFitting textLabel:UILabel updateConfiguration
    UITableViewCell willTransition
    UITableViewCell.AccessoryType:Int checkmark detailButton detailDisclosureButton
    UITableViewCell.AccessoryType disclosureIndicator none
    UITableViewCell.CellStyle:Int default subtitle value1 value2
    UITableViewCell.ConfigurationUpdateHandler:Any
    UITableViewCell.EditingStyle:Int delete insert none
    UITableViewCell.SelectionStyle:Int blue default gray none
    UITableViewCell.SeparatorStyle:Int none singleLine singleLineEtched
    UITableViewCell.StateMask:OptionSet rawValue showingDeleteConfirmation showingEditControl
    UITableViewCellAccessoryType:UITableViewCell.AccessoryType
    UITableViewCellEditingStyle:UITableViewCell.EditingStyle
    UITableViewCellSelectionStyle:UITableViewCell.SelectionStyle
    UITableViewCellSeparatorStyle:UITableViewCell.SeparatorStyle
    UITableViewCellStateMask:UITableViewCell.StateMask
    UITableViewCellStyle:UITableViewCell.CellStyle
    UITableViewController:UIViewController,UITableViewDataSource,UITableViewDelegate
    UITableViewController clearsSelectionOnViewWillAppear indexPathForPreferredFocusedView loadView
    UITableViewController numberOfSections refreshControl:UIRefreshControl
    UITableViewController scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating
    UITableViewController scrollViewDidEndDragging scrollViewDidEndScrollingAnimation
    UITableViewController scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop
    UITableViewController scrollViewDidZoom scrollViewShouldScrollToTop
    UITableViewController scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    UITableViewController scrollViewWillBeginZooming scrollViewWillEndDragging sectionIndexTitles
    UITableViewController setEditing tableView:UITableView
    UITableViewController tableViewDidEndMultipleSelectionInteraction viewDidAppear viewForZooming
    UITableViewController viewWillAppear
    UITableViewDataSource:NSObjectProtocol numberOfSections sectionIndexTitles tableView
    UITableViewDataSourcePrefetching:NSObjectProtocol tableView
    UITableViewDelegate:UIScrollViewDelegate indexPathForPreferredFocusedView tableView
    UITableViewDelegate tableViewDidEndMultipleSelectionInteraction
    UITableViewDiffableDataSource:NSObject,UITableViewDataSource CellProvider apply
    UITableViewDiffableDataSource applySnapshotUsingReloadData defaultRowAnimation index indexPath
    UITableViewDiffableDataSource itemIdentifier numberOfSections sectionIdentifier
    UITableViewDiffableDataSource sectionIndexTitles snapshot tableView
    UITableViewDiffableDataSource.CellProvider:Any
    UITableViewDragDelegate:NSObjectProtocol tableView
    UITableViewDropCoordinator:NSObjectProtocol destinationIndexPath drop items
    UITableViewDropCoordinator proposal:UITableViewDropProposal session:UIDropSession
    UITableViewDropDelegate:NSObjectProtocol tableView
    UITableViewDropItem:NSObjectProtocol dragItem:UIDragItem previewSize sourceIndexPath
    UITableViewDropProposal:UIDropProposal Intent intent
    UITableViewDropProposal.Intent:Int automatic insertAtDestinationIndexPath
    UITableViewDropProposal.Intent insertIntoDestinationIndexPath unspecified
    UITableViewFocusUpdateContext:UIFocusUpdateContext nextFocusedIndexPath
    UITableViewFocusUpdateContext previouslyFocusedIndexPath
    UITableViewHeaderFooterView:UIView ConfigurationUpdateHandler
    UITableViewHeaderFooterView automaticallyUpdatesBackgroundConfiguration
    UITableViewHeaderFooterView automaticallyUpdatesContentConfiguration
    UITableViewHeaderFooterView backgroundConfiguration:UIBackgroundConfiguration
    UITableViewHeaderFooterView backgroundView:UIView configurationState:UIViewConfigurationState
    UITableViewHeaderFooterView configurationUpdateHandler contentConfiguration contentView:UIView
    UITableViewHeaderFooterView defaultBackgroundConfiguration defaultContentConfiguration
    UITableViewHeaderFooterView detailTextLabel:UILabel layoutSubviews prepareForReuse
    UITableViewHeaderFooterView reuseIdentifier setNeedsUpdateConfiguration sizeThatFits
    UITableViewHeaderFooterView systemLayoutSizeFitting textLabel:UILabel updateConfiguration
    UITableViewHeaderFooterView.ConfigurationUpdateHandler:Any
    UITableViewRowAction:NSObject Style backgroundColor:UIColor backgroundEffect:UIVisualEffect
    UITableViewRowAction style title
    UITableViewRowAction.Style:Int default destructive normal
    UITableViewRowActionStyle:UITableViewRowAction.Style
    UITableViewRowAnimation:UITableView.RowAnimation
    UITableViewScrollPosition:UITableView.ScrollPosition
    UITableViewStyle:UITableView.Style
    UITapGestureRecognizer:UIGestureRecognizer canPrevent numberOfTapsRequired
    UITapGestureRecognizer numberOfTouchesRequired reset touchesBegan touchesCancelled touchesEnded
    UITapGestureRecognizer touchesMoved
    UITargetedDragPreview:UITargetedPreview
    UITargetedPreview:NSObject parameters:UIPreviewParameters retargetedPreview size
    UITargetedPreview target:UIPreviewTarget view:UIView
    UITextAutocapitalizationType:Int allCharacters none sentences words
    UITextAutocorrectionType:Int default no yes
    UITextBorderStyle:UITextField.BorderStyle
    UITextChecker:NSObject availableLanguages completions guesses hasLearnedWord ignoreWord
    UITextChecker ignoredWords learnWord rangeOfMisspelledWord unlearnWord
    UITextContentType:RawRepresentable,Hashable URL addressCity addressCityAndState addressState
    UITextContentType birthdate birthdateDay birthdateMonth birthdateYear countryName
    UITextContentType creditCardExpiration creditCardExpirationMonth creditCardExpirationYear
    UITextContentType creditCardFamilyName creditCardGivenName creditCardMiddleName creditCardName
    UITextContentType creditCardNumber creditCardSecurityCode creditCardType dateTime emailAddress
    UITextContentType familyName flightNumber fullStreetAddress givenName jobTitle location
    UITextContentType middleName name namePrefix nameSuffix newPassword nickname oneTimeCode
    UITextContentType organizationName password postalCode rawValue shipmentTrackingNumber
    UITextContentType streetAddressLine1 streetAddressLine2 sublocality telephoneNumber username
    UITextDirection:RawRepresentable,Hashable layout rawValue storage
    UITextDocumentProxy:UIKeyInput adjustTextPosition documentContextAfterInput
    UITextDocumentProxy documentContextBeforeInput documentIdentifier selectedText
    UITextField:UIControl,UITextInput BorderStyle DidEndEditingReason ViewMode accessibilityValue
    UITextField adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    UITextField allowedWritingToolsResultOptions:UIWritingToolsResultOptions
    UITextField allowsEditingTextAttributes attributedPlaceholder attributedText
    UITextField autocapitalizationType:UITextAutocapitalizationType
    UITextField autocorrectionType:UITextAutocorrectionType background:UIImage becomeFirstResponder
    UITextField beginningOfDocument:UITextPosition borderRect borderStyle canBecomeFirstResponder
    UITextField canPerformAction caretRect clearButtonMode clearButtonRect clearsOnBeginEditing
    UITextField clearsOnInsertion closestPosition compare defaultTextAttributes delegate
    UITextField deleteBackward didEndEditingReasonUserInfoKey disabledBackground:UIImage
    UITextField drawPlaceholder drawText editMenu editingRect enablesReturnKeyAutomatically
    UITextField endOfDocument:UITextPosition firstRect font:UIFont hasText
    UITextField inlinePredictionType:UITextInlinePredictionType inputAccessoryView:UIView
    UITextField inputView:UIView insertText intrinsicContentSize isAccessibilityElement isEditing
    UITextField isSecureTextEntry keyboardAppearance:UIKeyboardAppearance
    UITextField keyboardType:UIKeyboardType layoutSubviews leftView:UIView leftViewMode leftViewRect
    UITextField markedTextRange:UITextRange
    UITextField mathExpressionCompletionType:UITextMathExpressionCompletionType minimumFontSize
    UITextField offset passwordRules:UITextInputPasswordRules paste placeholder placeholderRect
    UITextField position replace resignFirstResponder returnKeyType:UIReturnKeyType rightView:UIView
    UITextField rightViewMode rightViewRect selectedTextRange:UITextRange selectionRects
    UITextField sizeThatFits smartDashesType:UITextSmartDashesType
    UITextField smartInsertDeleteType:UITextSmartInsertDeleteType
    UITextField smartQuotesType:UITextSmartQuotesType spellCheckingType:UITextSpellCheckingType text
    UITextField textAlignment:NSTextAlignment textColor:UIColor textContentType:UITextContentType
    UITextField textDidBeginEditingNotification textDidChangeNotification
    UITextField textDidEndEditingNotification textRange textRect typingAttributes
    UITextField undoManager:UndoManager willDismissEditMenu willPresentEditMenu
    UITextField writingToolsBehavior:UIWritingToolsBehavior
    UITextField.BorderStyle:Int bezel line none roundedRect
    UITextField.DidEndEditingReason:Int committed
    UITextField.ViewMode:Int always never unlessEditing whileEditing
    UITextFieldDelegate:NSObjectProtocol textField textFieldDidBeginEditing
    UITextFieldDelegate textFieldDidChangeSelection textFieldDidEndEditing
    UITextFieldDelegate textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing
    UITextFieldDelegate textFieldShouldReturn
    UITextFieldDidEndEditingReason:UITextField.DidEndEditingReason
    UITextFieldViewMode:UITextField.ViewMode
    UITextFormattingViewController:UIViewController
    UITextGranularity:Int character document line paragraph sentence word
    UITextInlinePredictionType:Int default no yes
    UITextInput:UIKeyInput baseWritingDirection beginningOfDocument:UITextPosition caretRect
    UITextInput characterRange closestPosition compare editMenu endOfDocument:UITextPosition
    UITextInput firstRect inputDelegate markedTextRange:UITextRange markedTextStyle offset position
    UITextInput replace selectedTextRange:UITextRange selectionRects setBaseWritingDirection
    UITextInput setMarkedText text textRange tokenizer:UITextInputTokenizer unmarkText
    UITextInput willDismissEditMenu willPresentEditMenu
    UITextInputDelegate: selectionDidChange selectionWillChange textDidChange textWillChange
    UITextInputMode:NSObject activeInputModes currentInputModeDidChangeNotification primaryLanguage
    UITextInputPasswordRules:NSObject,NSCopying copy passwordRulesDescriptor
    UITextInputStringTokenizer:NSObject,UITextInputTokenizer isPosition position
    UITextInputStringTokenizer rangeEnclosingPosition
    UITextInputTokenizer: isPosition position rangeEnclosingPosition
    UITextInputTraits:NSObjectProtocol allowedWritingToolsResultOptions:UIWritingToolsResultOptions
    UITextInputTraits autocapitalizationType:UITextAutocapitalizationType
    UITextInputTraits autocorrectionType:UITextAutocorrectionType enablesReturnKeyAutomatically
    UITextInputTraits inlinePredictionType:UITextInlinePredictionType isSecureTextEntry
    UITextInputTraits keyboardAppearance:UIKeyboardAppearance keyboardType:UIKeyboardType
    UITextInputTraits mathExpressionCompletionType:UITextMathExpressionCompletionType
    UITextInputTraits passwordRules:UITextInputPasswordRules returnKeyType:UIReturnKeyType
    UITextInputTraits smartDashesType:UITextSmartDashesType
    UITextInputTraits smartInsertDeleteType:UITextSmartInsertDeleteType
    UITextInputTraits smartQuotesType:UITextSmartQuotesType
    UITextInputTraits spellCheckingType:UITextSpellCheckingType textContentType:UITextContentType
    UITextInputTraits writingToolsBehavior:UIWritingToolsBehavior
    UITextItem:NSObject Content MenuConfiguration content range
    UITextItem.Content: link tag textAttachment
    UITextItem.MenuConfiguration:NSObject Preview
    UITextItem.MenuConfiguration.Preview: default view
    UITextItemInteraction:Int invokeDefaultAction presentActions preview
    UITextLayoutDirection:Int down left right up
    UITextMathExpressionCompletionType:Int default no yes
    UITextPosition:NSObject
    UITextRange:NSObject end:UITextPosition isEmpty start:UITextPosition
    UITextSelectionRect:NSObject containsEnd containsStart isVertical rect
    UITextSelectionRect writingDirection:NSWritingDirection
    UITextSmartDashesType:Int default no yes
    UITextSmartInsertDeleteType:Int default no yes
    UITextSmartQuotesType:Int default no yes
    UITextSpellCheckingType:Int default no yes
    UITextStorageDirection:Int backward forward
    UITextView:UIScrollView,UITextInput accessibilityValue adjustsFontForContentSizeCategory
    UITextView allowedWritingToolsResultOptions:UIWritingToolsResultOptions
    UITextView allowsEditingTextAttributes attributedText
    UITextView autocapitalizationType:UITextAutocapitalizationType
    UITextView autocorrectionType:UITextAutocorrectionType becomeFirstResponder
    UITextView beginningOfDocument:UITextPosition canBecomeFirstResponder canPerformAction caretRect
    UITextView clearsOnInsertion closestPosition compare contentSize
    UITextView dataDetectorTypes:UIDataDetectorTypes delegate deleteBackward editMenu
    UITextView enablesReturnKeyAutomatically endOfDocument:UITextPosition firstRect font:UIFont
    UITextView hasText inlinePredictionType:UITextInlinePredictionType inputAccessoryView:UIView
    UITextView inputView:UIView insertText intrinsicContentSize isAccessibilityElement isEditable
    UITextView isSecureTextEntry isSelectable isWritingToolsActive
    UITextView keyboardAppearance:UIKeyboardAppearance keyboardType:UIKeyboardType
    UITextView layoutManager:NSLayoutManager linkTextAttributes markedTextRange:UITextRange
    UITextView mathExpressionCompletionType:UITextMathExpressionCompletionType offset
    UITextView passwordRules:UITextInputPasswordRules paste position replace resignFirstResponder
    UITextView returnKeyType:UIReturnKeyType scrollRangeToVisible selectedRange
    UITextView selectedTextRange:UITextRange selectionRects sizeThatFits
    UITextView smartDashesType:UITextSmartDashesType
    UITextView smartInsertDeleteType:UITextSmartInsertDeleteType
    UITextView smartQuotesType:UITextSmartQuotesType spellCheckingType:UITextSpellCheckingType text
    UITextView textAlignment:NSTextAlignment textColor:UIColor textContainer:NSTextContainer
    UITextView textContainerInset textContentType:UITextContentType textDidBeginEditingNotification
    UITextView textDidChangeNotification textDidEndEditingNotification textRange
    UITextView textStorage:NSTextStorage touchesEnded typingAttributes undoManager:UndoManager
    UITextView usesStandardTextScaling willDismissEditMenu willPresentEditMenu
    UITextView writingToolsBehavior:UIWritingToolsBehavior
    UITextViewDelegate:UIScrollViewDelegate textView textViewDidBeginEditing textViewDidChange
    UITextViewDelegate textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing
    UITextViewDelegate textViewShouldEndEditing textViewWritingToolsDidEnd
    UITextViewDelegate textViewWritingToolsWillBegin
    UITimingCurveProvider:NSObjectProtocol cubicTimingParameters:UICubicTimingParameters
    UITimingCurveProvider springTimingParameters:UISpringTimingParameters
    UITimingCurveProvider timingCurveType:UITimingCurveType
    UITimingCurveType:Int builtin composed cubic spring
    UIToolbar:UIView,UIBarPositioning backgroundImage barPosition:UIBarPosition barStyle
    UIToolbar barTintColor:UIColor compactAppearance:UIToolbarAppearance
    UIToolbar compactScrollEdgeAppearance:UIToolbarAppearance delegate intrinsicContentSize
    UIToolbar isTranslucent items layoutSubviews scrollEdgeAppearance:UIToolbarAppearance
    UIToolbar setBackgroundImage setItems setShadowImage shadowImage sizeThatFits standardAppearance
    UIToolbarAppearance:UIBarAppearance buttonAppearance doneButtonAppearance
    UIToolbarDelegate:UIBarPositioningDelegate
    UITouch:NSObject Phase Properties TouchType altitudeAngle azimuthAngle azimuthUnitVector
    UITouch estimatedProperties estimatedPropertiesExpectingUpdates estimationUpdateIndex force
    UITouch gestureRecognizers location majorRadius majorRadiusTolerance maximumPossibleForce phase
    UITouch preciseLocation precisePreviousLocation previousLocation rollAngle tapCount timestamp
    UITouch type view:UIView window:UIWindow
    UITouch.Phase:Int began cancelled ended moved regionEntered regionExited regionMoved stationary
    UITouch.Properties:OptionSet altitude azimuth force location rawValue roll
    UITouch.TouchType:Int direct indirect indirectPointer pencil
    UITouchPhase:UITouch.Phase
    UITouchProperties:UITouch.Properties
    UITouchType:UITouch.TouchType
    UITrackingLayoutGuide:UILayoutGuide
    UITrait:UITraitDefinition.Type
    UITraitAccessibilityContrast: affectsColorAppearance defaultValue:UIAccessibilityContrast name
    UITraitActiveAppearance: affectsColorAppearance defaultValue:UIUserInterfaceActiveAppearance
    UITraitActiveAppearance name
    UITraitChangeObservable:UITraitEnvironment registerForTraitChanges unregisterForTraitChanges
    UITraitChangeRegistration:
    UITraitCollection:NSObject,NSCopying accessibilityContrast:UIAccessibilityContrast
    UITraitCollection activeAppearance:UIUserInterfaceActiveAppearance containsTraits copy
    UITraitCollection current:UITraitCollection description displayGamut:UIDisplayGamut displayScale
    UITraitCollection forceTouchCapability:UIForceTouchCapability hasDifferentColorAppearance hash
    UITraitCollection horizontalSizeClass:UIUserInterfaceSizeClass imageDynamicRange isEqual
    UITraitCollection layoutDirection:UITraitEnvironmentLayoutDirection
    UITraitCollection legibilityWeight:UILegibilityWeight modifyingTraits performAsCurrent
    UITraitCollection preferredContentSizeCategory:UIContentSizeCategory
    UITraitCollection sceneCaptureState:UISceneCaptureState subscript
    UITraitCollection systemTraitsAffectingColorAppearance userInterfaceIdiom:UIUserInterfaceIdiom
    UITraitCollection userInterfaceLevel:UIUserInterfaceLevel
    UITraitCollection userInterfaceStyle:UIUserInterfaceStyle
    UITraitCollection verticalSizeClass:UIUserInterfaceSizeClass
    UITraitDefinition: affectsColorAppearance defaultValue identifier name
    UITraitDisplayGamut: affectsColorAppearance defaultValue:UIDisplayGamut name
    UITraitDisplayScale: defaultValue name
    UITraitEnvironment: traitCollection:UITraitCollection traitCollectionDidChange
    UITraitEnvironmentLayoutDirection:Int leftToRight rightToLeft unspecified
    UITraitForceTouchCapability: defaultValue:UIForceTouchCapability name
    UITraitHorizontalSizeClass: defaultValue:UIUserInterfaceSizeClass name
    UITraitImageDynamicRange: defaultValue name
    UITraitLayoutDirection: defaultValue:UITraitEnvironmentLayoutDirection name
    UITraitLegibilityWeight: defaultValue:UILegibilityWeight name
    UITraitOverrides:UIMutableTraits contains remove
    UITraitPreferredContentSizeCategory: defaultValue:UIContentSizeCategory name
    UITraitSceneCaptureState: defaultValue:UISceneCaptureState name
    UITraitUserInterfaceIdiom: affectsColorAppearance defaultValue:UIUserInterfaceIdiom name
    UITraitUserInterfaceLevel: affectsColorAppearance defaultValue:UIUserInterfaceLevel name
    UITraitUserInterfaceStyle: affectsColorAppearance defaultValue:UIUserInterfaceStyle name
    UITraitVerticalSizeClass: defaultValue:UIUserInterfaceSizeClass name
    UITransitionContextViewControllerKey:RawRepresentable,Hashable from rawValue to
    UITransitionContextViewKey:RawRepresentable,Hashable from rawValue to
    UIUpdateActionPhase:Hashable afterCADisplayLinkDispatch afterCATransactionCommit
    UIUpdateActionPhase afterEventDispatch afterLowLatencyCATransactionCommit
    UIUpdateActionPhase afterLowLatencyEventDispatch afterUpdateComplete afterUpdateScheduled
    UIUpdateActionPhase beforeCADisplayLinkDispatch beforeCATransactionCommit beforeEventDispatch
    UIUpdateActionPhase beforeLowLatencyCATransactionCommit beforeLowLatencyEventDispatch
    UIUpdateInfo:NSObject completionDeadlineTime estimatedPresentationTime
    UIUpdateInfo isImmediatePresentationExpected isPerformingLowLatencyPhases modelTime
    UIUpdateLink:NSObject Handler addAction isEnabled preferredFrameRateRange
    UIUpdateLink requiresContinuousUpdates wantsImmediatePresentation wantsLowLatencyEventDispatch
    UIUpdateLink.Handler:Any
    UIUserActivityRestoring:NSObjectProtocol restoreUserActivityState
    UIUserInterfaceActiveAppearance:Int active inactive unspecified
    UIUserInterfaceIdiom:Int carPlay mac pad phone tv unspecified vision
    UIUserInterfaceLayoutDirection:Int leftToRight rightToLeft
    UIUserInterfaceLevel:Int base elevated unspecified
    UIUserInterfaceSizeClass:Int compact regular unspecified
    UIUserInterfaceStyle:Int dark light unspecified
    UIUserNotificationSettings:NSObject categories types:UIUserNotificationType
    UIUserNotificationType:OptionSet alert badge rawValue sound
    UIVibrancyEffect:UIVisualEffect hash isEqual
    UIVibrancyEffectStyle:Int fill label quaternaryLabel secondaryFill secondaryLabel separator
    UIVibrancyEffectStyle tertiaryFill tertiaryLabel
    UIView:UIResponder,KeyValueObservable,UIAppearance,UIAppearanceContainer,UIFocusItem,CALayerDelegate,UIDynamicItem,UITraitChangeObservable,UIPopoverPresentationControllerSourceItem,UILargeContentViewerItem,UICoordinateSpace
    UIView AnimationCurve AnimationOptions AutoresizingMask ContentMode Invalidating Invalidations
    UIView KeyframeAnimationOptions LayoutRegion TintAdjustmentMode accessibilityActivationPoint
    UIView accessibilityContainerType:UIAccessibilityContainerType accessibilityCustomActions
    UIView accessibilityCustomRotors accessibilityElement accessibilityElementCount
    UIView accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint
    UIView accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityLabel
    UIView accessibilityTraits accessibilityUserInputLabels accessibilityValue
    UIView accessibilityViewIsModal action addConstraint addConstraints addGestureRecognizer
    UIView addInteraction addKeyframe addLayoutGuide addMotionEffect addSubview alignmentRect
    UIView alignmentRectInsets:UIEdgeInsets alpha animate animateKeyframes
    UIView appliedContentSizeCategoryLimitsDescription areAnimationsEnabled autoresizesSubviews
    UIView autoresizingMask awakeFromNib backgroundColor:UIColor beginAnimations
    UIView bottomAnchor:NSLayoutYAxisAnchor bounds bringSubview bringSubviewToFront canBecomeFocused
    UIView center centerXAnchor:NSLayoutXAxisAnchor centerYAnchor:NSLayoutYAxisAnchor
    UIView clearsContextBeforeDrawing clipsToBounds collisionBoundingPath:UIBezierPath
    UIView collisionBoundsType:UIDynamicItemCollisionBoundsType commitAnimations constraints
    UIView constraintsAffectingLayout contentCompressionResistancePriority contentHuggingPriority
    UIView contentMode contentScaleFactor convert cornerConfiguration:UICornerConfiguration
    UIView decodeRestorableState didAddSubview didMoveToSuperview didMoveToWindow didUpdateFocus
    UIView directionalEdgeInsets directionalLayoutMargins:NSDirectionalEdgeInsets display draw
    UIView drawHierarchy edgeInsets effectiveRadius
    UIView effectiveUserInterfaceLayoutDirection:UIUserInterfaceLayoutDirection
    UIView encodeRestorableState endEditing exchangeSubview exerciseAmbiguityInLayout
    UIView firstBaselineAnchor:NSLayoutYAxisAnchor focusEffect:UIFocusEffect focusGroupIdentifier
    UIView forBaselineLayout forFirstBaselineLayout:UIView forLastBaselineLayout:UIView frame
    UIView gestureRecognizerShouldBegin gestureRecognizers hasAmbiguousLayout
    UIView heightAnchor:NSLayoutDimension hitTest hoverStyle:UIHoverStyle index insertSubview
    UIView insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize
    UIView invalidateIntrinsicContentSize isAccessibilityElement isDescendant isExclusiveTouch
    UIView isFocused isHidden isMultipleTouchEnabled isOpaque isUserInteractionEnabled
    UIView keyboardLayoutGuide:UIKeyboardLayoutGuide largeContentImage:UIImage
    UIView largeContentImageInsets:UIEdgeInsets largeContentTitle
    UIView lastBaselineAnchor:NSLayoutYAxisAnchor layer:CALayer layerClass layerWillDraw
    UIView layoutFittingCompressedSize layoutFittingExpandedSize layoutGuide layoutGuides
    UIView layoutIfNeeded layoutMargins:UIEdgeInsets layoutMarginsDidChange
    UIView layoutMarginsGuide:UILayoutGuide layoutSublayers layoutSubviews
    UIView leadingAnchor:NSLayoutXAxisAnchor leftAnchor:NSLayoutXAxisAnchor mask:UIView
    UIView maximumContentSizeCategory:UIContentSizeCategory
    UIView minimumContentSizeCategory:UIContentSizeCategory modifyAnimations motionEffects
    UIView needsUpdateConstraints next:UIResponder noIntrinsicMetric overrideUserInterfaceStyle
    UIView parentFocusEnvironment performWithoutAnimation point preferredFocusEnvironments
    UIView prepareForInterfaceBuilder preservesSuperviewLayoutMargins
    UIView readableContentGuide:UILayoutGuide removeConstraint removeConstraints removeFromSuperview
    UIView removeGestureRecognizer removeInteraction removeLayoutGuide removeMotionEffect
    UIView requiresConstraintBasedLayout resizableSnapshotView restorationIdentifier
    UIView rightAnchor:NSLayoutXAxisAnchor safeAreaInsets:UIEdgeInsets safeAreaInsetsDidChange
    UIView safeAreaLayoutGuide:UILayoutGuide scalesLargeContentImage semanticContentAttribute
    UIView sendSubview sendSubviewToBack setAnimationBeginsFromCurrentState setAnimationCurve
    UIView setAnimationDelay setAnimationDuration setAnimationRepeatAutoreverses
    UIView setAnimationRepeatCount setAnimationsEnabled setContentCompressionResistancePriority
    UIView setContentHuggingPriority setNeedsDisplay setNeedsFocusUpdate setNeedsLayout
    UIView setNeedsUpdateConstraints setNeedsUpdateProperties shouldGroupAccessibilityChildren
    UIView shouldUpdateFocus showsLargeContentViewer sizeThatFits sizeToFit snapshotView subviews
    UIView superview:UIView systemLayoutSizeFitting tag tintAdjustmentMode tintColor:UIColor
    UIView tintColorDidChange topAnchor:NSLayoutYAxisAnchor trailingAnchor:NSLayoutXAxisAnchor
    UIView traitCollection:UITraitCollection traitCollectionDidChange
    UIView traitOverrides:UITraitOverrides transform3D:CATransform3D transform:CGAffineTransform
    UIView transition translatesAutoresizingMaskIntoConstraints updateConstraints
    UIView updateConstraintsIfNeeded updateFocusIfNeeded updateProperties updatePropertiesIfNeeded
    UIView userInterfaceLayoutDirection viewPrintFormatter viewWithTag widthAnchor:NSLayoutDimension
    UIView willMove willRemoveSubview window:UIWindow
    UIView.AnimationCurve:Int easeIn easeInOut easeOut linear
    UIView.AnimationOptions:OptionSet allowAnimatedContent allowUserInteraction autoreverse
    UIView.AnimationOptions beginFromCurrentState curveEaseIn curveEaseInOut curveEaseOut
    UIView.AnimationOptions curveLinear flushUpdates layoutSubviews overrideInheritedCurve
    UIView.AnimationOptions overrideInheritedDuration overrideInheritedOptions rawValue repeat
    UIView.AnimationOptions showHideTransitionViews transitionCrossDissolve transitionCurlDown
    UIView.AnimationOptions transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft
    UIView.AnimationOptions transitionFlipFromRight transitionFlipFromTop
    UIView.AutoresizingMask:OptionSet flexibleBottomMargin flexibleHeight flexibleLeftMargin
    UIView.AutoresizingMask flexibleRightMargin flexibleTopMargin flexibleWidth rawValue
    UIView.ContentMode:Int bottom bottomLeft bottomRight center left redraw right scaleAspectFill
    UIView.ContentMode scaleAspectFit scaleToFill top topLeft topRight
    UIView.Invalidating: subscript wrappedValue
    UIView.Invalidations: Configuration Constraints Display IntrinsicContentSize Layout Tuple
    UIView.Invalidations.Configuration:UIViewInvalidating invalidate
    UIView.Invalidations.Constraints:UIViewInvalidating invalidate
    UIView.Invalidations.Display:UIViewInvalidating invalidate
    UIView.Invalidations.IntrinsicContentSize:UIViewInvalidating invalidate
    UIView.Invalidations.Layout:UIViewInvalidating invalidate
    UIView.Invalidations.Tuple:UIViewInvalidating invalidate
    UIView.KeyframeAnimationOptions:OptionSet allowUserInteraction autoreverse beginFromCurrentState
    UIView.KeyframeAnimationOptions calculationModeCubic calculationModeCubicPaced
    UIView.KeyframeAnimationOptions calculationModeDiscrete calculationModeLinear
    UIView.KeyframeAnimationOptions calculationModePaced layoutSubviews rawValue repeat
    UIView.LayoutRegion:Hashable AdaptivityAxis margins readableContent safeArea
    UIView.LayoutRegion.AdaptivityAxis:Int horizontal vertical
    UIView.TintAdjustmentMode:Int automatic dimmed normal
    UIViewAnimating:NSObjectProtocol finishAnimation fractionComplete isReversed isRunning
    UIViewAnimating pauseAnimation startAnimation state:UIViewAnimatingState stopAnimation
    UIViewAnimatingPosition:Int current end start
    UIViewAnimatingState:Int active inactive stopped
    UIViewAnimationCurve:UIView.AnimationCurve
    UIViewAnimationOptions:UIView.AnimationOptions
    UIViewAutoresizing:UIView.AutoresizingMask
    UIViewConfigurationState:UIConfigurationState,Hashable isDisabled isFocused isHighlighted
    UIViewConfigurationState isPinned isSelected subscript traitCollection:UITraitCollection
    UIViewContentMode:UIView.ContentMode
    UIViewController:UIResponder,UIAppearanceContainer,UIFocusEnvironment,UITraitChangeObservable,UIContentContainer
    UIViewController addChild addChildViewController addKeyCommand additionalSafeAreaInsets
    UIViewController allowedChildrenForUnwinding applicationFinishedRestoringState
    UIViewController attemptRotationToDeviceOrientation automaticallyAdjustsScrollViewInsets
    UIViewController awakeFromNib beginAppearanceTransition bottomLayoutGuide:UILayoutSupport
    UIViewController canPerformUnwindSegueAction childContaining
    UIViewController childForHomeIndicatorAutoHidden:UIViewController
    UIViewController childForScreenEdgesDeferringSystemGestures:UIViewController
    UIViewController childForStatusBarHidden:UIViewController
    UIViewController childForStatusBarStyle:UIViewController
    UIViewController childViewControllerForPointerLock:UIViewController
    UIViewController childViewControllerForStatusBarHidden:UIViewController
    UIViewController childViewControllerForStatusBarStyle:UIViewController childViewControllers
    UIViewController children collapseSecondaryViewController contentScrollView
    UIViewController contentUnavailableConfiguration
    UIViewController contentUnavailableConfigurationState:UIContentUnavailableConfigurationState
    UIViewController decodeRestorableState definesPresentationContext didMove
    UIViewController didReceiveMemoryWarning didUpdateFocus dismiss
    UIViewController edgesForExtendedLayout:UIRectEdge editButtonItem:UIBarButtonItem
    UIViewController encodeRestorableState endAppearanceTransition extendedLayoutIncludesOpaqueBars
    UIViewController focusGroupIdentifier hidesBottomBarWhenPushed
    UIViewController interfaceOrientation:UIInterfaceOrientation isBeingDismissed isBeingPresented
    UIViewController isEditing isModalInPresentation isMovingFromParent
    UIViewController isMovingFromParentViewController isMovingToParent
    UIViewController isMovingToParentViewController isViewLoaded keyCommands loadView
    UIViewController loadViewIfNeeded modalPresentationCapturesStatusBarAppearance
    UIViewController modalPresentationStyle modalTransitionStyle
    UIViewController navigationController:UINavigationController navigationItem:UINavigationItem
    UIViewController next:UIResponder nibBundle nibName overrideTraitCollection
    UIViewController overrideUserInterfaceStyle parent:UIViewController parentFocusEnvironment
    UIViewController performSegue popoverPresentationController:UIPopoverPresentationController
    UIViewController preferredContentSize preferredContentSizeDidChange preferredFocusEnvironments
    UIViewController preferredInterfaceOrientationForPresentation:UIInterfaceOrientation
    UIViewController preferredScreenEdgesDeferringSystemGestures:UIRectEdge
    UIViewController preferredStatusBarStyle:UIStatusBarStyle
    UIViewController preferredStatusBarUpdateAnimation:UIStatusBarAnimation
    UIViewController prefersHomeIndicatorAutoHidden prefersPointerLocked prefersStatusBarHidden
    UIViewController prepare prepareForInterfaceBuilder present
    UIViewController presentationController:UIPresentationController
    UIViewController presentedViewController:UIViewController
    UIViewController presentingViewController:UIViewController previewActionItems
    UIViewController providesPresentationContextTransitionStyle registerForPreviewing
    UIViewController removeFromParent removeFromParentViewController removeKeyCommand
    UIViewController restorationClass restorationIdentifier separateSecondaryViewController
    UIViewController setContentScrollView setEditing setNeedsFocusUpdate
    UIViewController setNeedsStatusBarAppearanceUpdate setNeedsUpdateContentUnavailableConfiguration
    UIViewController setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked
    UIViewController setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    UIViewController setNeedsUpdateOfSupportedInterfaceOrientations setNeedsUpdateProperties
    UIViewController setOverrideTraitCollection setToolbarItems
    UIViewController sheetPresentationController:UISheetPresentationController
    UIViewController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldPerformSegue
    UIViewController shouldUpdateFocus show showDetailViewController size
    UIViewController splitViewController:UISplitViewController storyboard:UIStoryboard
    UIViewController supportedInterfaceOrientations:UIInterfaceOrientationMask
    UIViewController systemLayoutFittingSizeDidChange
    UIViewController systemMinimumLayoutMargins:NSDirectionalEdgeInsets tab:UITab
    UIViewController tabBarController:UITabBarController tabBarItem:UITabBarItem
    UIViewController targetViewController title toolbarItems topLayoutGuide:UILayoutSupport
    UIViewController traitCollection:UITraitCollection traitCollectionDidChange
    UIViewController traitOverrides:UITraitOverrides transition transitionCoordinator
    UIViewController transitioningDelegate unregisterForPreviewing unwind
    UIViewController updateContentUnavailableConfiguration updateFocusIfNeeded updateProperties
    UIViewController updatePropertiesIfNeeded updateViewConstraints view:UIView viewDidAppear
    UIViewController viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded:UIView
    UIViewController viewIsAppearing viewLayoutMarginsDidChange
    UIViewController viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange
    UIViewController viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition
    UIViewController willMove willTransition
    UIViewControllerAnimatedTransitioning:NSObjectProtocol animateTransition animationEnded
    UIViewControllerAnimatedTransitioning interruptibleAnimator transitionDuration
    UIViewControllerContextTransitioning:NSObjectProtocol cancelInteractiveTransition
    UIViewControllerContextTransitioning completeTransition containerView:UIView finalFrame
    UIViewControllerContextTransitioning finishInteractiveTransition initialFrame isAnimated
    UIViewControllerContextTransitioning isInteractive pauseInteractiveTransition
    UIViewControllerContextTransitioning presentationStyle:UIModalPresentationStyle
    UIViewControllerContextTransitioning targetTransform:CGAffineTransform transitionWasCancelled
    UIViewControllerContextTransitioning updateInteractiveTransition view viewController
    UIViewControllerInteractiveTransitioning:NSObjectProtocol completionCurve completionSpeed
    UIViewControllerInteractiveTransitioning startInteractiveTransition wantsInteractiveStart
    UIViewControllerPreviewing:NSObjectProtocol delegate:UIViewControllerPreviewingDelegate
    UIViewControllerPreviewing previewingGestureRecognizerForFailureRelationship:UIGestureRecognizer
    UIViewControllerPreviewing sourceRect sourceView:UIView
    UIViewControllerPreviewingDelegate:NSObjectProtocol previewingContext
    UIViewControllerRestoration:NSObjectProtocol viewController
    UIViewControllerTransitionCoordinator:UIViewControllerTransitionCoordinatorContext animate
    UIViewControllerTransitionCoordinator animateAlongsideTransition notifyWhenInteractionChanges
    UIViewControllerTransitionCoordinator notifyWhenInteractionEnds
    UIViewControllerTransitionCoordinatorContext:NSObjectProtocol completionVelocity
    UIViewControllerTransitionCoordinatorContext containerView:UIView initiallyInteractive
    UIViewControllerTransitionCoordinatorContext isAnimated isCancelled isInteractive
    UIViewControllerTransitionCoordinatorContext isInterruptible percentComplete
    UIViewControllerTransitionCoordinatorContext presentationStyle:UIModalPresentationStyle
    UIViewControllerTransitionCoordinatorContext targetTransform:CGAffineTransform
    UIViewControllerTransitionCoordinatorContext transitionDuration view viewController
    UIViewControllerTransitioningDelegate:NSObjectProtocol animationController
    UIViewControllerTransitioningDelegate interactionControllerForDismissal
    UIViewControllerTransitioningDelegate interactionControllerForPresentation
    UIViewControllerTransitioningDelegate presentationController
    UIViewImplicitlyAnimating:UIViewAnimating addAnimations addCompletion continueAnimation
    UIViewInvalidating: configuration constraints display intrinsicContentSize invalidate layout
    UIViewKeyframeAnimationOptions:UIView.KeyframeAnimationOptions
    UIViewPrintFormatter:UIPrintFormatter view:UIView
    UIViewPropertyAnimator:NSObject,UIViewImplicitlyAnimating,SelectorResponder,KeyValueObservable
    UIViewPropertyAnimator addAnimations addCompletion continueAnimation delay duration
    UIViewPropertyAnimator finishAnimation fractionComplete isInterruptible
    UIViewPropertyAnimator isManualHitTestingEnabled isReversed isRunning isUserInteractionEnabled
    UIViewPropertyAnimator objectiveCMembers pauseAnimation pausesOnCompletion
    UIViewPropertyAnimator runningPropertyAnimator scrubsLinearly startAnimation
    UIViewPropertyAnimator state:UIViewAnimatingState stopAnimation timingParameters
    UIViewTintAdjustmentMode:UIView.TintAdjustmentMode
    UIVisualEffect:NSObject,NSCopying copy
    UIVisualEffectView:UIView addSubview contentView:UIView effect:UIVisualEffect insertSubview
    UIWindow:UIView Level becomeKey canBecomeKey didBecomeHiddenNotification
    UIWindow didBecomeKeyNotification didBecomeVisibleNotification didResignKeyNotification isHidden
    UIWindow isKeyWindow layoutSubviews makeKey makeKeyAndVisible next:UIResponder resignKey
    UIWindow rootViewController:UIViewController screen:UIScreen sendEvent undoManager:UndoManager
    UIWindow windowLevel windowScene:UIWindowScene
    UIWindow.Level:RawRepresentable,Hashable,Comparable + - < alert normal rawValue statusBar
    UIWindowLevel:UIWindow.Level
    UIWindowScene:UIScene DismissalAnimation Geometry GeometryPreferences
    UIWindowScene coordinateSpace:UICoordinateSpace effectiveGeometry interfaceOrientation
    UIWindowScene keyWindow:UIWindow requestGeometryUpdate screen:UIScreen
    UIWindowScene statusBarManager:UIStatusBarManager traitCollection:UITraitCollection windows
    UIWindowScene.DismissalAnimation:Int commit decline standard
    UIWindowScene.Geometry:NSObject coordinateSpace:UICoordinateSpace
    UIWindowScene.Geometry interfaceOrientation:UIInterfaceOrientation
    UIWindowScene.GeometryPreferences:NSObject iOS
    UIWindowScene.GeometryPreferences.iOS:UIWindowScene.GeometryPreferences
    UIWindowScene.GeometryPreferences.iOS interfaceOrientations:UIInterfaceOrientationMask
    UIWindowSceneDelegate:UISceneDelegate window:UIWindow windowScene
    UIWindowSceneDestructionRequestOptions:UISceneDestructionRequestOptions windowDismissalAnimation
    UIWritingToolsBehavior:Int complete default limited none
    UIWritingToolsResultOptions:OptionSet list plainText presentationIntent rawValue richText table
    URL BookmarkCreationOptions BookmarkResolutionOptions bookmarkData
    URL startAccessingSecurityScopedResource stopAccessingSecurityScopedResource uiKitDirectory
    URL.BookmarkCreationOptions:OptionSet minimalBookmark rawValue suitableForBookmarkFile
    URL.BookmarkResolutionOptions:OptionSet rawValue withoutMounting withoutUI
    UTType:Hashable aiff archive audio audiovisualContent avi binaryPropertyList bmp bundle
    UTType calendarEvent commaSeparatedText compositeContent conforms contact content data database
    UTType directory emailMessage epub fileURL folder font gif gzip heic heif html ico identifier
    UTType image item javaScript jpeg json livePhoto log m3uPlaylist message midi movie mp3 mpeg
    UTType mpeg4Audio mpeg4Movie package pdf plainText playlist png preferredFilenameExtension
    UTType preferredMIMEType presentation propertyList quickTimeMovie rawImage rtf sourceCode
    UTType spreadsheet svg swiftSource tabSeparatedText text tiff url usdz utf8PlainText vCard video
    UTType wav webP xml xmlPropertyList yaml zip
    UndoInvocation: call
    UndoManager:NSObject beginUndoGrouping canRedo canUndo disableUndoRegistration
    UndoManager enableUndoRegistration endUndoGrouping groupingLevel groupsByEvent isRedoing
    UndoManager isUndoRegistrationEnabled isUndoing levelsOfUndo redo redoActionName
    UndoManager redoMenuItemTitle redoMenuTitle registerUndo removeAllActions setActionName undo
    UndoManager undoActionName undoMenuItemTitle undoMenuTitle undoNestedGroup
    UserDefaults setValue value
    _ColorLiteralType:UIColor
    _ImageLiteralType:UIImage
    _SceneHosting:UISceneDelegate _makeSceneDelegate
    _UIKitEventSource:DispatchSourceProtocol activate setCancelHandler setEventHandler
    _UIKitEventSource setRegistrationHandler
    objc_AssociationPolicy:UInt OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY
    objc_AssociationPolicy OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN
    objc_AssociationPolicy OBJC_ASSOCIATION_RETAIN_NONATOMIC
    - AutoreleasingUnsafeMutablePointer CACurrentMediaTime CATransform3DConcat
    - CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity
    - CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    - CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
    - CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
    - CFArray CFBoolean CFData CFDictionary CFError CFMutableData CFOptionFlags CFString
    - CFTimeInterval CFTypeRef CFURL CGColorSpaceCreateDeviceCMYK CGColorSpaceCreateDeviceGray
    - CGColorSpaceCreateDeviceRGB CGPathApplierFunction CGPathApplyBlock
    - CGPatternDrawPatternCallback CGPatternReleaseInfoCallback CGPointMake CGRectMake CGRectUnion
    - CGSizeMake CGVectorMake CTFontManagerRegisterFontURLs CTFontManagerRegisterFontsForURL
    - CTFontManagerRegisterGraphicsFont CTFontManagerUnregisterFontsForURL
    - CTFontManagerUnregisterGraphicsFont HUGE IMP MAXFLOAT Method
    - NSCollectionLayoutGroupCustomItemProvider
    - NSCollectionLayoutSectionVisibleItemsInvalidationHandler NSDataAssetName NSEC_PER_MSEC
    - NSEC_PER_SEC NSEC_PER_USEC NSErrorPointer NSHashTableCopyIn
    - NSHashTableObjectPointerPersonality NSHashTableStrongMemory NSHashTableWeakMemory
    - NSLayoutAttribute NSLayoutFormatOptions NSLayoutRelation NSLog NSMapTableCopyIn
    - NSMapTableObjectPointerPersonality NSMapTableStrongMemory NSMapTableWeakMemory
    - NSSelectorFromString NSStringFromSelector NSTextStorageEditActions
    - NSUserActivityTypeBrowsingWeb OSStatus UIAccessibilityAnnouncementNotification
    - UIAccessibilityDarkerSystemColorsEnabled UIAccessibilityIsAssistiveTouchRunning
    - UIAccessibilityIsBoldTextEnabled UIAccessibilityIsClosedCaptioningEnabled
    - UIAccessibilityIsGrayscaleEnabled UIAccessibilityIsGuidedAccessEnabled
    - UIAccessibilityIsInvertColorsEnabled UIAccessibilityIsMonoAudioEnabled
    - UIAccessibilityIsReduceMotionEnabled UIAccessibilityIsReduceTransparencyEnabled
    - UIAccessibilityIsShakeToUndoEnabled UIAccessibilityIsSpeakScreenEnabled
    - UIAccessibilityIsSpeakSelectionEnabled UIAccessibilityIsSwitchControlRunning
    - UIAccessibilityIsVoiceOverRunning UIAccessibilityLayoutChangedNotification
    - UIAccessibilityNotifications UIAccessibilityPageScrolledNotification
    - UIAccessibilityPostNotification UIAccessibilityScreenChangedNotification
    - UIAccessibilityTraitAdjustable UIAccessibilityTraitAllowsDirectInteraction
    - UIAccessibilityTraitButton UIAccessibilityTraitCausesPageTurn UIAccessibilityTraitHeader
    - UIAccessibilityTraitImage UIAccessibilityTraitKeyboardKey UIAccessibilityTraitLink
    - UIAccessibilityTraitNone UIAccessibilityTraitNotEnabled UIAccessibilityTraitPlaysSound
    - UIAccessibilityTraitSearchField UIAccessibilityTraitSelected
    - UIAccessibilityTraitStartsMediaSession UIAccessibilityTraitStaticText
    - UIAccessibilityTraitSummaryElement UIAccessibilityTraitUpdatesFrequently
    - UIAccessibilityZoomType UIActionHandler UIActivityCategory UIActivityIndicatorViewStyle
    - UIActivityType UIAlertActionStyle UIAlertControllerStyle
    - UIApplicationBackgroundFetchIntervalMinimum UIApplicationBackgroundFetchIntervalNever
    - UIApplicationLaunchOptionsKey UIApplicationMain UIApplicationOpenExternalURLOptionsKey
    - UIApplicationOpenSettingsURLString UIApplicationOpenURLOptionsKey UIApplicationState
    - UIApplicationStatusBarFrameUserInfoKey UIApplicationStatusBarOrientationUserInfoKey
    - UIAttachmentBehaviorType UIBackgroundTaskInvalid UIBarButtonItemStyle UIBarButtonSystemItem
    - UIBlurEffectStyle UIButtonType UICollectionElementCategory
    - UICollectionElementKindSectionFooter UICollectionElementKindSectionHeader
    - UICollectionUpdateAction UICollectionViewCompositionalLayoutSectionProvider
    - UICollectionViewFlowLayoutAutomaticSize UICollectionViewScrollDirection
    - UICollectionViewScrollPosition UICollisionBehaviorMode UIContextMenuActionProvider
    - UIContextMenuContentPreviewProvider UIContextualActionStyle
    - UIControlContentHorizontalAlignment UIControlContentVerticalAlignment UIControlEvents
    - UIControlState UIDatePickerMode UIDeviceBatteryState UIDeviceOrientationIsLandscape
    - UIDeviceOrientationIsPortrait UIDocumentBrowserErrorDomain UIDocumentChangeKind
    - UIDocumentSaveOperation UIDocumentState UIEdgeInsetsInsetRect UIEdgeInsetsMake
    - UIEdgeInsetsZero UIEventSubtype UIEventType UIFontDescriptorSymbolicTraits UIFontTextStyle
    - UIFontWeightBlack UIFontWeightBold UIFontWeightHeavy UIFontWeightLight UIFontWeightMedium
    - UIFontWeightRegular UIFontWeightSemibold UIFontWeightThin UIFontWeightUltraLight
    - UIGestureRecognizerState UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
    - UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    - UIGraphicsGetImageFromCurrentImageContext UIGraphicsPopContext UIGraphicsPushContext
    - UIImageJPEGRepresentation UIImageOrientation UIImagePNGRepresentation
    - UIImagePickerControllerCameraCaptureMode UIImagePickerControllerCameraDevice
    - UIImagePickerControllerCameraFlashMode UIImagePickerControllerCropRect
    - UIImagePickerControllerEditedImage UIImagePickerControllerImageURL
    - UIImagePickerControllerMediaMetadata UIImagePickerControllerMediaType
    - UIImagePickerControllerMediaURL UIImagePickerControllerOriginalImage
    - UIImagePickerControllerPHAsset UIImagePickerControllerQualityType
    - UIImagePickerControllerReferenceURL UIImagePickerControllerSourceType UIImageRenderingMode
    - UIImageResizingMode UIImageWriteToSavedPhotosAlbum UIImpactFeedbackStyle UIInputViewStyle
    - UIInterfaceOrientationIsLandscape UIInterfaceOrientationIsPortrait
    - UIInterpolatingMotionEffectType UIKeyInputDownArrow UIKeyInputEscape UIKeyInputLeftArrow
    - UIKeyInputRightArrow UIKeyInputUpArrow UIKeyboardAnimationCurveUserInfoKey
    - UIKeyboardAnimationDurationUserInfoKey UIKeyboardFrameBeginUserInfoKey
    - UIKeyboardFrameEndUserInfoKey UIKeyboardIsLocalUserInfoKey UILayoutConstraintAxis
    - UILayoutFittingCompressedSize UILayoutFittingExpandedSize UILocalNotificationDefaultSoundName
    - UIMenuControllerArrowDirection UINavigationControllerHideShowBarDuration
    - UINavigationControllerOperation UINavigationItemLargeTitleDisplayMode
    - UINotificationFeedbackType UIOffsetMake UIOffsetZero UIPageViewControllerNavigationDirection
    - UIPageViewControllerNavigationOrientation UIPageViewControllerOptionInterPageSpacingKey
    - UIPageViewControllerOptionSpineLocationKey UIPageViewControllerSpineLocation
    - UIPageViewControllerTransitionStyle UIPasteboardName UIPressPhase UIPressType
    - UIPreviewActionStyle UIPrintInfoDuplex UIPrintInfoOrientation UIPrintInfoOutputType
    - UIProgressViewStyle UIPushBehaviorMode UIRectClip UIRectFill UIRectFillUsingBlendMode
    - UIRectFrame UIRectFrameUsingBlendMode UISaveVideoAtPathToSavedPhotosAlbum
    - UIScrollViewContentInsetAdjustmentBehavior UIScrollViewDecelerationRateFast
    - UIScrollViewDecelerationRateNormal UIScrollViewIndexDisplayMode UIScrollViewIndicatorStyle
    - UIScrollViewKeyboardDismissMode UISearchBarIcon UISearchBarStyle
    - UISplitViewControllerAutomaticDimension UISplitViewControllerDisplayMode
    - UISplitViewControllerPrimaryEdge UIStackViewAlignment UIStackViewDistribution
    - UISwipeGestureRecognizerDirection UITabBarItemPositioning UITabBarSystemItem
    - UITableViewAutomaticDimension UITableViewCellAccessoryType UITableViewCellEditingStyle
    - UITableViewCellSelectionStyle UITableViewCellSeparatorStyle UITableViewCellStateMask
    - UITableViewCellStyle UITableViewIndexSearch UITableViewRowActionStyle UITableViewRowAnimation
    - UITableViewScrollPosition UITableViewStyle UITextBorderStyle UITextFieldDidEndEditingReason
    - UITextFieldViewMode UITouchPhase UITouchProperties UITouchType UITrait
    - UIVideoAtPathIsCompatibleWithSavedPhotosAlbum UIViewAnimationCurve UIViewAnimationOptions
    - UIViewAutoresizing UIViewContentMode UIViewKeyframeAnimationOptions UIViewNoIntrinsicMetric
    - UIViewTintAdjustmentMode UIWindowLevel UIWindowLevelAlert UIWindowLevelNormal
    - UIWindowLevelStatusBar UI_USER_INTERFACE_IDIOM USEC_PER_SEC _ColorLiteralType
    - _ImageLiteralType autoreleasepool class_addMethod class_copyMethodList class_copyPropertyList
    - class_getClassMethod class_getInstanceMethod class_getInstanceSize
    - class_getMethodImplementation class_getProperty class_getSuperclass class_replaceMethod
    - kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    - kCATransactionCompletionBlock kCATransactionDisableActions kCFAllocatorDefault kCFBooleanFalse
    - kCFBooleanTrue kCTFontManagerErrorDomain kCommonLigaturesOffSelector
    - kCommonLigaturesOnSelector kDefaultLowerCaseSelector kDefaultUpperCaseSelector
    - kDiagonalFractionsSelector kFractionsType kInferiorsSelector kLigaturesType
    - kLowerCaseNumbersSelector kLowerCaseSmallCapsSelector kLowerCaseType
    - kMonospacedNumbersSelector kNoFractionsSelector kNormalPositionSelector kNumberCaseType
    - kNumberSpacingType kProportionalNumbersSelector kStylisticAltFiveOnSelector
    - kStylisticAltFourOnSelector kStylisticAltOneOnSelector kStylisticAltSixOnSelector
    - kStylisticAltThreeOnSelector kStylisticAltTwoOnSelector kStylisticAlternativesType
    - kSuperiorsSelector kUpperCaseNumbersSelector kUpperCaseSmallCapsSelector kUpperCaseType
    - kVerticalFractionsSelector kVerticalPositionType method_exchangeImplementations
    - method_getImplementation method_getTypeEncoding method_setImplementation noErr
    - objc_getAssociatedObject objc_removeAssociatedObjects objc_setAssociatedObject objc_sync_enter
    - objc_sync_exit object_getClass object_setClass property_getAttributes uiKitBitCast
    - uiKitDescription uiKitHomeDirectory uiKitInvocation uiKitIsAvailable uiKitLocalizedString
    - uiKitLookedUp uiKitMainActorTest uiKitMeasure uiKitObject uiKitSearchPaths
    """)
}
