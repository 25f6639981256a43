import type { GalleryWorld, Person } from './gallery-world.ts';

/** A screen, and how to open it. */
export interface Screen {
  name: string;
  /** Whose browser opens it; default: a visitor. */
  by?: Person;
  path: string | ((world: GalleryWorld) => string);
  /** The accessible name of the screen's main button or link in English and Japanese, if there is one. */
  action?: [en: string, ja: string];
  /** Console errors that the browser logs on a screen whose requests are rejected. */
  consoleError?: RegExp;
  /** Pictures the whole page, not only `main`: one screen of each layout is enough. */
  isWhole?: boolean;
}

const missing = /Failed to load resource.*404/;

/** Every screen of the public site and of the seller's account. */
export const screens: Screen[] = [
  { name: 'home', isWhole: true, path: '/', action: ['Start selling', '出品を始める'] },
  { name: 'home-signed-in', by: 'artist', path: '/', action: ['Go to your studio', '管理画面へ'] },
  { name: 'sign-in', isWhole: true, path: '/sign-in', action: ['Sign in', 'サインイン'] },
  {
    name: 'forgot-password',
    path: '/sign-in/forgot-password',
    action: ['Email me a link', 'リンクをメールで受け取る'],
  },
  {
    name: 'reset-password',
    path: '/reset-password?token=rst_0000000000000000000000000000',
    action: ['Set password', 'パスワードを設定'],
  },
  { name: 'sign-up', path: '/sign-up', action: ['Send code', '確認コードを送る'] },
  { name: 'not-found-public', path: '/nothing/here', action: ['Go to the home page', 'ホームへ戻る'] },

  {
    name: 'sign-up-services',
    isWhole: true,
    by: 'undecided',
    path: '/sign-up/services',
    action: ['Complete sign-up', '登録を完了'],
  },
  { name: 'sign-up-payment', by: 'unpaid', path: '/sign-up/payment', action: ['Pay $79.20', '支払う'] },
  {
    name: 'paypal-error',
    by: 'unpaid',
    path: ({ gateway }) => `/paypal-error?token=${gateway.abandoned}`,
    action: ['Try again', 'もう一度'],
  },
  {
    name: 'success',
    by: 'cardPayer',
    path: ({ gateway }) => `/success?session_id=${gateway.session}`,
    action: ['Go to your studio', '管理画面へ'],
  },
  {
    name: 'success-unknown',
    by: 'cardPayer',
    path: '/success?session_id=cs_test_invented',
    consoleError: missing,
  },
  {
    name: 'paypal-success',
    by: 'walletPayer',
    path: ({ gateway }) => `/paypal-success?token=${gateway.order}`,
    action: ['Go to your studio', '管理画面へ'],
  },
  { name: 'payment', by: 'transferring', path: '/payment' },
  {
    name: 'payment-empty',
    by: 'cardPayer',
    path: '/payment',
    action: ['Renew or change services', 'サービスを更新・変更する'],
  },
  { name: 'payment-signed-out', path: '/payment', action: ['Sign in', 'サインイン'] },
  { name: 'payment-renew', by: 'lapsed', path: '/payment-renew', action: ['Pay', '支払う'] },
  {
    name: 'payment-renew-success',
    by: 'byCard',
    path: ({ gateway }) => `/payment-renew-success?session_id=${gateway.renewalSession}`,
    action: ['Go to your studio', '管理画面へ'],
  },
  {
    name: 'payment-renew-paypal-success',
    by: 'byWallet',
    path: ({ gateway }) => `/payment-renew-paypal-success?token=${gateway.renewalOrder}`,
    action: ['Go to your studio', '管理画面へ'],
  },
  {
    name: 'payment-renew-paypal-error',
    by: 'lapsed',
    path: ({ gateway }) => `/payment-renew-paypal-error?token=${gateway.renewalAbandoned}`,
    action: ['Try again', 'もう一度'],
  },

  {
    name: 'change-password',
    by: 'artist',
    path: '/edit-profile/change-password',
    action: ['Change password', 'パスワードを変更'],
  },
  {
    name: 'change-password-forced',
    by: 'forced',
    path: '/edit-profile/change-password',
    action: ['Change password', 'パスワードを変更'],
  },
  { name: 'dashboard', isWhole: true, by: 'artist', path: '/seller-dashboard' },
  { name: 'dashboard-new', by: 'cardPayer', path: '/seller-dashboard' },
  { name: 'profile', by: 'byCard', path: '/seller-profile', action: ['Edit profile', 'プロフィールを編集'] },
  { name: 'edit-profile', by: 'byCard', path: '/edit-profile', action: ['Change password', 'パスワードを変更'] },
  { name: 'profile-info', by: 'artist', path: ({ colleague }) => `/profile-info/${colleague}` },
  { name: 'slack-transactions', by: 'byCard', path: '/slack-transactions', action: ['List options', '一覧の操作'] },
  {
    name: 'disk-quota-transactions',
    by: 'byCard',
    path: '/disk-quota-transactions',
    action: ['List options', '一覧の操作'],
  },
  {
    name: 'receipt',
    by: 'byCard',
    path: ({ receipt }) => `/disk-quota-transactions/${receipt}/receipt?words=both`,
    action: ['Print or save PDF', '印刷・PDFに保存'],
  },
  { name: 'buy-orders', by: 'artist', path: '/buy-orders', action: ['List options', '一覧の操作'] },
  { name: 'rent-orders', by: 'artist', path: '/rent-orders' },
  { name: 'cancelled-orders', by: 'artist', path: '/cancelled-order-list' },
  { name: 'cancelled-order', by: 'dealer', path: ({ cancellation }) => `/cancelled-order/view/${cancellation}` },
  { name: 'buy-order', by: 'artist', path: ({ order }) => `/buy-orders-info/${order}` },
  {
    name: 'order-papers',
    by: 'artist',
    path: ({ order }) => `/buy-orders-info/${order}/papers`,
    action: ['Print or save PDF', '印刷・PDFに保存'],
  },
  {
    name: 'packing-slips',
    by: 'artist',
    path: '/buy-orders/packing-slips?status=Purchase%20Request',
    action: ['Print or save PDF', '印刷・PDFに保存'],
  },
  {
    name: 'order-asked',
    by: 'dealer',
    path: ({ orders }) => `/buy-orders-info/${orders.requested}`,
    action: ['Request payment', '支払いを依頼'],
  },
  {
    name: 'order-to-ship',
    by: 'dealer',
    path: ({ orders }) => `/buy-orders-info/${orders.toShip}`,
    action: ['Mark as shipped', '発送済みにする'],
  },
  { name: 'order-transferred', by: 'dealer', path: ({ orders }) => `/buy-orders-info/${orders.transferred}` },
  { name: 'order-refund-owed', by: 'dealer', path: ({ orders }) => `/buy-orders-info/${orders.owed}` },
  { name: 'order-refunded', by: 'dealer', path: ({ orders }) => `/buy-orders-info/${orders.refunded}` },
  { name: 'order-cancelled-unpaid', by: 'dealer', path: ({ orders }) => `/buy-orders-info/${orders.unpaid}` },
  { name: 'order-return-accepted', by: 'dealer', path: ({ orders }) => `/buy-orders-info/${orders.returning}` },
  { name: 'rent-renewed', by: 'dealer', path: ({ orders }) => `/rent-orders-info/${orders.renewed}` },
  { name: 'rent-deposit-forfeited', by: 'dealer', path: ({ orders }) => `/rent-orders-info/${orders.forfeited}` },
  { name: 'custom-orders', by: 'maker', path: '/custom-orders', action: ['List options', '一覧の操作'] },
  { name: 'custom-order', by: 'maker', path: ({ custom }) => `/custom-orders-info/${custom.requested}` },
  {
    name: 'art-piece-offer',
    by: 'maker',
    path: ({ custom }) => `/custom-orders-info/${custom.requested}/pieces/${custom.offered}`,
    action: ['Save offer', '見積もりを保存'],
  },
  {
    name: 'art-piece',
    by: 'maker',
    path: ({ custom }) => `/custom-orders-info/${custom.made}/pieces/${custom.piece}`,
    action: ['Share progress', '進み具合を知らせる'],
  },
  { name: 'crowdfunding-request', by: 'maker', path: ({ custom }) => `/crowdfunding/view-info/${custom.request}` },
  {
    name: 'request-crowdfunding',
    by: 'maker',
    path: '/request-crowdfunding',
    action: ['Send request', '申請を送信'],
  },
  {
    name: 'edit-crowdfunding-art',
    by: 'maker',
    path: ({ custom }) => `/edit-crowdfunding-art/${custom.waiting}`,
    action: ['View request', 'プロジェクトを見る'],
  },
  {
    name: 'crowdfunding-list',
    by: 'maker',
    path: '/crowdfunding-list',
    action: ['Request crowdfunding', '支援を募集'],
  },
  { name: 'purchased-arts', by: 'founder', path: '/purchased-arts-list' },
  {
    name: 'purchased-piece',
    by: 'founder',
    path: ({ funding }) => `/purchased/view-info/${funding.bought}`,
  },
  {
    name: 'supporter',
    by: 'founder',
    path: ({ funding }) => `/purchased/view-user-profile?id=${funding.buyer}`,
  },
  { name: 'cancelled-requests', by: 'founder', path: '/cancel-crowdfunding-request-list' },
  { name: 'purchased-arts-empty', by: 'maker', path: '/purchased-arts-list' },
  { name: 'cancelled-requests-empty', by: 'maker', path: '/cancel-crowdfunding-request-list' },
  {
    name: 'exhibitions',
    by: 'curator',
    path: '/exhibitions/all',
    action: ['Add exhibition', '展覧会を追加'],
  },
  {
    name: 'exhibitions-month',
    by: 'curator',
    path: '/exhibitions/all?view=calendar&month=2026-05',
    action: ['Add exhibition', '展覧会を追加'],
  },
  {
    name: 'exhibitions-organizer',
    by: 'curator',
    path: '/exhibitions/organizer',
    action: ['Add exhibition', '展覧会を追加'],
  },
  { name: 'exhibitions-exhibitor', by: 'curator', path: '/exhibitions/exhibitor' },
  { name: 'exhibitions-attendee', by: 'curator', path: '/exhibitions/attendee' },
  {
    name: 'exhibitions-add',
    by: 'curator',
    path: '/exhibitions/add',
    action: ['Announce exhibition', '展覧会を公開'],
  },
  {
    name: 'exhibitions-edit',
    by: 'curator',
    path: ({ exhibitions }) => `/exhibitions/edit/${exhibitions.own}`,
    action: ['Save exhibition', '展覧会を保存'],
  },
  {
    name: 'exhibitions-view-organizer',
    by: 'curator',
    path: ({ exhibitions }) => `/exhibitions/view/${exhibitions.own}`,
    action: ['Edit', '編集'],
  },
  {
    name: 'exhibitions-view-exhibitor',
    by: 'curator',
    path: ({ exhibitions }) => `/exhibitions/view/${exhibitions.exhibited}`,
    action: ['Apply as attendee', '来場者として申し込む'],
  },
  {
    name: 'exhibitions-view-attendee',
    by: 'curator',
    path: ({ exhibitions }) => `/exhibitions/view/${exhibitions.attended}`,
  },
  {
    name: 'exhibition-price-list',
    by: 'curator',
    path: ({ exhibitions }) => `/exhibitions/view/${exhibitions.own}/papers`,
    action: ['Print or save PDF', '印刷・PDFに保存'],
  },
  {
    name: 'exhibition-labels',
    by: 'curator',
    path: ({ exhibitions }) => `/exhibitions/view/${exhibitions.own}/papers?paper=labels`,
    action: ['Print or save PDF', '印刷・PDFに保存'],
  },
  { name: 'my-tasks-buy', by: 'dealer', path: '/my-tasks/orders/buy' },
  { name: 'my-tasks-rent', by: 'dealer', path: '/my-tasks/orders/rent' },
  { name: 'my-tasks-purchased', by: 'founder', path: '/my-tasks/crowdfunding/purchased-art' },
  { name: 'expenses', by: 'dealer', path: '/my-tasks/payments/expenses', action: ['List options', '一覧の操作'] },
  { name: 'my-tasks', by: 'maker', path: '/my-tasks/orders/custom', action: ['List options', '一覧の操作'] },
  { name: 'my-tasks-donation', by: 'maker', path: '/my-tasks/crowdfunding/donation' },
  { name: 'my-tasks-empty', by: 'maker', path: '/my-tasks/exhibitions' },
  { name: 'my-tasks-exhibitions', by: 'curator', path: '/my-tasks/exhibitions' },
  { name: 'credit', by: 'maker', path: '/my-tasks/payments/credit', action: ['List options', '一覧の操作'] },
  { name: 'notifications', by: 'artist', path: '/notifications', action: ['Mark all as read', 'すべて既読にする'] },
  {
    name: 'sellers-list',
    by: 'maker',
    path: '/sellers-users-list',
    action: ['List options', '一覧の操作'],
  },
  { name: 'sellers-list-internal', by: 'maker', path: '/sellers-users-list?type=internal' },
  { name: 'subscribed-view-user', by: 'artist', path: ({ colleague }) => `/subscribed-view-user/${colleague}` },
  { name: 'referrals-empty', by: 'maker', path: '/refferals-list', action: ['Invite an artist', '招待する'] },
  { name: 'forum-list', by: 'maker', path: '/forum-list', action: ['Create forum', 'フォーラムを開設'] },
  { name: 'forum', by: 'maker', path: ({ forum }) => `/forum?id=${forum}` },
  { name: 'forum-member', by: 'artist', path: ({ forum }) => `/forum?id=${forum}` },
  /* The server answers 404 if no file server is saved, and the browser logs it. */
  { name: 'settings', by: 'artist', path: '/settings/general', consoleError: missing },
  {
    name: 'slack-integration',
    by: 'byCard',
    path: '/settings/slack-integration',
    action: ['Add channel', 'チャンネルを追加'],
  },
  { name: 'slack-integration-empty', by: 'artist', path: '/settings/slack-integration' },
  {
    name: 'slack-channel',
    by: 'byCard',
    path: ({ slackChannel }) => `/settings/slack-integration/${slackChannel}`,
    action: ['Send a test', 'テストを送信'],
  },
  {
    name: 'slack-channel-new',
    by: 'byCard',
    path: '/settings/slack-integration/new',
    action: ['Add channel', 'チャンネルを追加'],
  },
  { name: 'art-library', by: 'artist', path: '/art-library', action: ['Add a work', '作品を追加'] },
  { name: 'art-library-table', by: 'artist', path: '/art-library?layout=table', action: ['Add a work', '作品を追加'] },
  { name: 'add-art', by: 'artist', path: '/add-art', action: ['Save work', '作品を保存'] },
  { name: 'view-art', by: 'artist', path: ({ work }) => `/view-art/${work}`, action: ['Edit', '編集'] },
  { name: 'edit-art', by: 'artist', path: ({ work }) => `/edit-art/${work}`, action: ['View work', '作品を見る'] },
  { name: 'deleted-list', by: 'artist', path: '/deleted-list' },
  { name: 'import-art', by: 'artist', path: '/import-art' },
  {
    name: 'art-labels',
    by: 'artist',
    path: '/art-labels',
    action: ['Print or save PDF', '印刷・PDFに保存'],
  },
  {
    name: 'not-found-seller',
    by: 'artist',
    path: '/nothing/here',
    action: ['Go to Dashboard', 'ダッシュボードへ進む'],
  },
  { name: 'denied', by: 'denied', path: '/art-library' },
];
