import type { GalleryWorld, Person } from './gallery-world.ts';

/** A screen, and how to come to it. */
export interface Screen {
  name: string;
  /** Whose browser it is opened in; a stranger's where nobody is named. */
  by?: Person;
  path: string | ((world: GalleryWorld) => string);
  /** What the screen is for, in English and Japanese, where that is one thing: a button or a link. */
  action?: [en: string, ja: string];
  /** What the browser itself reports where the screen tells of a refusal. */
  refused?: RegExp;
}

const missing = /Failed to load resource.*404/;

/** Every screen of the public side and of the seller's account. */
export const screens: Screen[] = [
  { name: 'home', path: '/', action: ['Start selling', '出品を始める'] },
  { name: 'home-signed-in', by: 'artist', path: '/', action: ['Go to your studio', 'アトリエに進む'] },
  { name: 'sign-in', path: '/sign-in', action: ['Sign in', 'サインイン'] },
  { name: 'forgot-password', path: '/sign-in/forgot-password', action: ['Mail me a link', 'リンクをメールで受け取る'] },
  {
    name: 'reset-password',
    path: '/reset-password?token=rst_0000000000000000000000000000',
    action: ['Set password', 'パスワードを設定'],
  },
  { name: 'sign-up', path: '/sign-up', action: ['Send code', '確認コードを送る'] },
  { name: 'not-found-public', path: '/nothing/here', action: ['Go to the home page', 'ホームへ戻る'] },

  {
    name: 'sign-up-services',
    by: 'undecided',
    path: '/sign-up/services',
    action: ['Complete sign-up', '登録を完了'],
  },
  { name: 'sign-up-payment', by: 'unpaid', path: '/sign-up/payment', action: ['Pay $79.20', '支払う'] },
  {
    name: 'paypal-error',
    by: 'unpaid',
    path: ({ gateway }) => `/paypal-error?token=${gateway.refused}`,
    action: ['Try again', 'もう一度'],
  },
  {
    name: 'success',
    by: 'cardPayer',
    path: ({ gateway }) => `/success?session_id=${gateway.session}`,
    action: ['Go to your studio', 'アトリエに進む'],
  },
  {
    name: 'success-unknown',
    by: 'cardPayer',
    path: '/success?session_id=cs_test_invented',
    refused: missing,
  },
  {
    name: 'paypal-success',
    by: 'walletPayer',
    path: ({ gateway }) => `/paypal-success?token=${gateway.order}`,
    action: ['Go to your studio', 'アトリエに進む'],
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
    action: ['Go to your studio', 'アトリエに進む'],
  },
  {
    name: 'payment-renew-paypal-success',
    by: 'byWallet',
    path: ({ gateway }) => `/payment-renew-paypal-success?token=${gateway.renewalOrder}`,
    action: ['Go to your studio', 'アトリエに進む'],
  },
  {
    name: 'payment-renew-paypal-error',
    by: 'lapsed',
    path: ({ gateway }) => `/payment-renew-paypal-error?token=${gateway.renewalRefused}`,
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
  { name: 'dashboard', by: 'artist', path: '/seller-dashboard' },
  { name: 'dashboard-new', by: 'cardPayer', path: '/seller-dashboard' },
  { name: 'profile', by: 'byCard', path: '/seller-profile', action: ['Edit profile', 'プロフィールを編集'] },
  { name: 'edit-profile', by: 'byCard', path: '/edit-profile', action: ['Change password', 'パスワードを変更'] },
  { name: 'profile-info', by: 'artist', path: ({ colleague }) => `/profile-info/${colleague}` },
  { name: 'slack-transactions', by: 'byCard', path: '/slack-transactions', action: ['Export CSV', 'CSVに書き出す'] },
  {
    name: 'disk-quota-transactions',
    by: 'byCard',
    path: '/disk-quota-transactions',
    action: ['Export CSV', 'CSVに書き出す'],
  },
  {
    name: 'receipt',
    by: 'byCard',
    path: ({ receipt }) => `/disk-quota-transactions/${receipt}/receipt?words=both`,
    action: ['Print / save as PDF', '印刷・PDFに保存'],
  },
  { name: 'buy-orders', by: 'artist', path: '/buy-orders', action: ['Export CSV', 'CSVに書き出す'] },
  { name: 'rent-orders', by: 'artist', path: '/rent-orders' },
  { name: 'cancelled-orders', by: 'artist', path: '/cancelled-order-list' },
  { name: 'buy-order', by: 'artist', path: ({ order }) => `/buy-orders-info/${order}` },
  {
    name: 'order-papers',
    by: 'artist',
    path: ({ order }) => `/buy-orders-info/${order}/papers`,
    action: ['Print / save as PDF', '印刷・PDFに保存'],
  },
  {
    name: 'packing-slips',
    by: 'artist',
    path: '/buy-orders/packing-slips?status=Purchase%20Request',
    action: ['Print / save as PDF', '印刷・PDFに保存'],
  },
  { name: 'custom-orders', by: 'maker', path: '/custom-orders', action: ['Export CSV', 'CSVに書き出す'] },
  { name: 'custom-order', by: 'maker', path: ({ custom }) => `/custom-orders-info/${custom.asked}` },
  {
    name: 'art-piece-offer',
    by: 'maker',
    path: ({ custom }) => `/custom-orders-info/${custom.asked}/pieces/${custom.offered}`,
    action: ['Save the offer', '見積もりを保存'],
  },
  {
    name: 'art-piece',
    by: 'maker',
    path: ({ custom }) => `/custom-orders-info/${custom.made}/pieces/${custom.piece}`,
    action: ['Tell the progress', '進み具合を知らせる'],
  },
  { name: 'crowdfunding-request', by: 'maker', path: ({ custom }) => `/crowdfunding/view-info/${custom.request}` },
  {
    name: 'request-crowdfunding',
    by: 'maker',
    path: '/request-crowdfunding',
    action: ['Send the request', '申請を送信'],
  },
  {
    name: 'edit-crowdfunding-art',
    by: 'maker',
    path: ({ custom }) => `/edit-crowdfunding-art/${custom.waiting}`,
    action: ['Save the request', '申請を保存'],
  },
  {
    name: 'crowdfunding-list',
    by: 'maker',
    path: '/crowdfunding-list',
    action: ['Request crowdfunding', '支援を募る'],
  },
  { name: 'purchased-arts-empty', by: 'maker', path: '/purchased-arts-list' },
  { name: 'cancelled-requests-empty', by: 'maker', path: '/cancel-crowdfunding-request-list' },
  { name: 'my-tasks', by: 'maker', path: '/my-tasks/orders/custom', action: ['Export CSV', 'CSVに書き出す'] },
  { name: 'my-tasks-donation', by: 'maker', path: '/my-tasks/crowdfunding/donation' },
  { name: 'my-tasks-empty', by: 'maker', path: '/my-tasks/exhibitions' },
  { name: 'credit', by: 'maker', path: '/my-tasks/payments/credit', action: ['Export CSV', 'CSVに書き出す'] },
  { name: 'notifications', by: 'artist', path: '/notifications', action: ['Mark all as read', 'すべて既読にする'] },
  {
    name: 'sellers-list',
    by: 'maker',
    path: '/sellers-users-list',
    action: ['Export CSV', 'CSVに書き出す'],
  },
  { name: 'sellers-list-internal', by: 'maker', path: '/sellers-users-list?type=internal' },
  { name: 'subscribed-view-user', by: 'artist', path: ({ colleague }) => `/subscribed-view-user/${colleague}` },
  { name: 'referrals-empty', by: 'maker', path: '/refferals-list', action: ['Invite somebody', '招待する'] },
  { name: 'forum-list', by: 'maker', path: '/forum-list', action: ['Open a forum', 'フォーラムを開設'] },
  { name: 'forum', by: 'maker', path: ({ forum }) => `/forum?id=${forum}` },
  { name: 'forum-member', by: 'artist', path: ({ forum }) => `/forum?id=${forum}` },
  /* That no file server is saved is an answer of the server, which the browser reports. */
  { name: 'settings', by: 'artist', path: '/settings/general', refused: missing },
  {
    name: 'slack-integration',
    by: 'byCard',
    path: '/settings/slack-integration',
    action: ['Add a channel', 'チャンネルを追加'],
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
    action: ['Add a channel', 'チャンネルを追加'],
  },
  { name: 'art-library', by: 'artist', path: '/art-library', action: ['Add a work', '作品を追加'] },
  { name: 'art-library-table', by: 'artist', path: '/art-library?layout=table', action: ['Add a work', '作品を追加'] },
  { name: 'view-art', by: 'artist', path: ({ work }) => `/view-art/${work}`, action: ['Edit', '編集'] },
  { name: 'edit-art', by: 'artist', path: ({ work }) => `/edit-art/${work}`, action: ['View work', '作品を見る'] },
  { name: 'deleted-list', by: 'artist', path: '/deleted-list' },
  { name: 'import-art', by: 'artist', path: '/import-art' },
  {
    name: 'art-labels',
    by: 'artist',
    path: '/art-labels',
    action: ['Print / save as PDF', '印刷・PDFに保存'],
  },
  { name: 'not-found-seller', by: 'artist', path: '/nothing/here', action: ['Go to the home page', 'ホームへ戻る'] },
  { name: 'denied', by: 'denied', path: '/art-library' },
];
