import type { components, operations } from '@smart-art/openapi/product';

type Schemas = components['schemas'];

export type Product = Schemas['Product'];
export type ProductDetails = Schemas['ProductDetails'];
export type ProductUse = Schemas['ProductUse'];
export type ProductEvent = Schemas['ProductEvent'];
export type ProductHistoryPage = Schemas['ProductHistoryPage'];
export type DeletedProductPage = Schemas['DeletedProductPage'];
export type ProductInput = Schemas['ProductInput'];
export type ProductPage = Schemas['ProductPage'];
export type ProductType = Schemas['ProductType'];
export type ProductStatus = Schemas['ProductStatus'];
export type AttentionReason = Schemas['AttentionReason'];
export type LibrarySelection = Schemas['LibrarySelection'];
export type Category = Schemas['Category'];
export type Money = Schemas['Money'];
export type ImageRecord = Schemas['Image'];
export type ProfileDetails = Schemas['ProfileDetails'];
export type ListProductsParams = Omit<NonNullable<operations['listProducts']['parameters']['query']>, 'permissions'>;
export type ListDeletedProductsParams = NonNullable<operations['listDeletedProducts']['parameters']['query']>;
export type ListProductIdsParams = NonNullable<operations['listProductIds']['parameters']['query']>;
export type ProductNeighboursParams = NonNullable<operations['getProductNeighbours']['parameters']['query']>;
export type ProductNeighbours = Schemas['Neighbours'];
export type SimilarProduct = Schemas['SimilarProduct'];
export type BulkInput = Schemas['BulkInput'];
export type BulkResult = Schemas['BulkResult'];
export type PriceChange = Schemas['PriceChange'];
export type ListView = Schemas['ListView'];
export type NewListView = Schemas['NewListView'];
export type ListViewChange = Schemas['ListViewChange'];
export type Import = Schemas['Import'];
export type ImportField = Schemas['ImportField'];
export type ImportName = Schemas['ImportName'];
export type ImportReading = Schemas['ImportReading'];
export type ImportRow = Schemas['ImportRow'];
export type ImportRowChange = Schemas['ImportRowChange'];
export type ImportSettings = Schemas['ImportSettings'];
export type NewImport = Schemas['NewImport'];
export type NewImportRow = Schemas['NewImportRows']['rows'][number];
export type ListImportRowsParams = NonNullable<operations['listImportRows']['parameters']['query']>;
export type OfferTerms = Schemas['OfferTerms'];
export type FrameAvailabilityRequest = Schemas['FrameAvailabilityRequest'];
export type FrameAvailability = Schemas['FrameAvailability'];
export type ListCategoriesParams = NonNullable<operations['listCategories']['parameters']['query']>;
export type ListSubCategoriesParams = NonNullable<operations['listSubCategories']['parameters']['query']>;
export type ListFrameVendorsParams = NonNullable<operations['listFrameVendors']['parameters']['query']>;
export type ProductSort = NonNullable<ListProductsParams['sort']>;
export type SiteSettings = operations['getSiteSettings']['responses'][200]['content']['application/json']['data'];

type Body<Operation extends { requestBody: { content: { 'application/json': unknown } } }> =
  Operation['requestBody']['content']['application/json'];

/** The newest notifications and the total unseen count. */
export type NotificationPage = operations['listNotifications']['responses'][200]['content']['application/json'];
export type Changes = Schemas['Changes'];
export type AgreementState = Schemas['AgreementState'];
export type AgreementPageKey = Schemas['PageKey'];
export type SubscriptionPayment = Schemas['Payment'];
export type ServiceSelection = Schemas['ServiceSelection'];
export type Transaction = Schemas['Transaction'];
/** A receipt with everything printed on it. */
export type Receipt = Schemas['Receipt'];
export type ClientSettings = Schemas['ClientSettings'];
export type ListTransactionsParams = operations['listDiskTransactions']['parameters']['query'];
export type SignUpServicesBody = Body<operations['signUpServices']>;
export type SignUpPaymentBody = Body<operations['signUpPayment']>;
export type RenewPaymentBody = Body<operations['renewPayment']>;
export type StoreClientSettingsBody = Body<operations['storeClientSettings']>;
export type TestPaymentGatewayBody = Body<operations['testPaymentGateway']>;

export type SlackModule = Schemas['SlackModule'];
export type SlackWebhook = Schemas['SlackWebhook'];
export type SlackWebhookInput = Schemas['SlackWebhookInput'];
export type SlackDelivery = Schemas['SlackDelivery'];

export type Exhibition = Schemas['Exhibition'];
export type ExhibitionDetails = Schemas['ExhibitionDetails'];
export type ExhibitionInput = Schemas['ExhibitionInput'];
export type ExhibitionApplication = Schemas['ExhibitionApplication'];
export type ExhibitionMessage = Schemas['ExhibitionMessage'];
export type ExhibitionPage = Schemas['ExhibitionPage'];
export type ExhibitionUserPage = Schemas['ExhibitionUserPage'];
export type ExhibitionSubscription = Schemas['ExhibitionSubscription'];
export type ExhibitionUser = Schemas['ExhibitionUser'];
export type ExhibitionWork = Schemas['ExhibitionWork'];
export type WorkOnShow = Schemas['WorkOnShow'];
export type ListExhibitionsParams = NonNullable<operations['listExhibitions']['parameters']['query']>;
export type ListAppliedExhibitionsParams = NonNullable<operations['listAttendedExhibitions']['parameters']['query']>;
export type ListExhibitionUsersParams = operations['listExhibitionUsers']['parameters']['query'];

export type Forum = Schemas['Forum'];
export type ForumMessage = Schemas['ForumMessage'];
export type ForumReportReason = Schemas['ForumReportReason'];
export type ListForumsParams = NonNullable<operations['listForums']['parameters']['query']>;
export type ListForumMessagesParams = operations['listForumMessages']['parameters']['query'];
export type CreateForumBody = Body<operations['createForum']>;

export type Referral = Schemas['Referral'];
export type ListReferralsParams = NonNullable<operations['listReferrals']['parameters']['query']>;
export type CrowdfundingRequest = Schemas['CrowdfundingRequest'];
/** A request as lists show it. */
export type CrowdfundingSummary = Schemas['CrowdfundingRequestSummary'];
export type CrowdfundingPage = Schemas['CrowdfundingPage'];
export type CrowdfundingInput = Schemas['CrowdfundingInput'];
export type CrowdfundingMessageInput = Schemas['CrowdfundingMessageInput'];
export type ListCrowdfundingParams = NonNullable<operations['listCrowdfundingRequests']['parameters']['query']>;
export type ListAvailableProductsParams = NonNullable<operations['listAvailableProducts']['parameters']['query']>;
export type ArtPiece = Schemas['ArtPiece'];
export type ArtPieceInput = Schemas['ArtPieceInput'];
export type ArtPieceStatusInput = Schemas['ArtPieceStatusInput'];
export type ArtPieceTrackingInput = Schemas['ArtPieceTrackingInput'];
export type ArtPieceCommentInput = Schemas['ArtPieceCommentInput'];
export type CustomOrder = Schemas['CustomOrder'];
export type CustomOrderDetails = Schemas['CustomOrderDetails'];
export type ListTasksParams = operations['listTasks']['parameters']['query'];
export type ListLedgerEntriesParams = operations['listLedgerEntries']['parameters']['query'];
export type ListCustomOrdersParams = NonNullable<operations['listCustomOrders']['parameters']['query']>;
export type Order = Schemas['Order'];
export type OrderKind = Schemas['OrderKind'];
export type OrderDetails = Schemas['OrderDetails'];
export type OrderStatus = Schemas['OrderStatus'];
export type OrderPage = Schemas['OrderPage'];
export type CancelledOrder = Schemas['CancelledOrder'];
export type CancelledOrderPage = Schemas['CancelledOrderPage'];
export type ListOrdersParams = operations['listOrders']['parameters']['query'];
export type ListCancelledOrdersParams = NonNullable<operations['listCancelledOrders']['parameters']['query']>;
export type RevenuePeriod = NonNullable<operations['getRevenueAmounts']['parameters']['query']>;
export type EventDiscountInput = Schemas['EventDiscountInput'];
export type OrderMessageInput = Schemas['OrderMessageInput'];
export type OrderProof = Schemas['OrderProof'];
export type ProofPart = Schemas['ProofPart'];
export type OrderStatusInput = Schemas['OrderStatusInput'];
export type ShipmentInput = Schemas['ShipmentInput'];
export type ReturnAnswerInput = Schemas['ReturnAnswerInput'];
export type RentRenewalInput = Schemas['RentRenewalInput'];
export type ReturnCondition = Schemas['ReturnCondition'];

export type RevenueAmounts = Schemas['Revenue'];
export type SearchAnswer = Schemas['SearchAnswer'];
export type Dealings = Schemas['Dealings'];

/** What a seller shows to other sellers. */
export type SellerShowcase = Schemas['Showcase'];
export type Task = Schemas['Task'];
export type TaskPage = Schemas['TaskPage'];
export type TaskView = Schemas['TaskView'];
export type Deadline = Schemas['Deadline'];
export type LedgerEntry = Schemas['LedgerEntry'];
export type LedgerPage = Schemas['LedgerPage'];
export type SellerFunds = Schemas['SellerFunds'];
export type Notification = Schemas['Notification'];
export type ListNotificationsParams = NonNullable<operations['listNotifications']['parameters']['query']>;
export type PersonCard = Schemas['PersonCard'];
export type PeopleCounts = Schemas['PeopleCounts'];
export type ListUsersParams = NonNullable<operations['listUsers']['parameters']['query']>;
/** The user's own complete profile. */
export type OwnProfile = Schemas['Profile'];
export type ProfileInput = Schemas['ProfileInput'];
export type BusinessRecord = Schemas['BusinessRecord'];
export type BankDetails = Schemas['BankDetails'];
