/** Outside services, each a port with a real adapter and a sandbox one (see the README). */
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { type ReportMisuse, watchedOutside } from '../db/transaction-context.ts';
import type { S3Place } from '../outside-config.ts';
import { type CaptchaPort, noCaptcha, recaptcha, sandboxCaptcha } from './captcha.ts';
import { type CardPort, deferredCardPort } from './card.ts';
import { sandboxCard } from './card-sandbox.ts';
import type { FileStore } from './files.ts';
import { s3Files } from './files-s3.ts';
import { sandboxBucket, sandboxFiles } from './files-sandbox.ts';
import { type MailPort, noMail, sandboxMail, smtpMail } from './mail.ts';
import { type Outgoing, openOutgoing } from './safe-fetch.ts';
import { type SellerGatewaysPort, sandboxSellerGateways, sellerGateways } from './seller-gateways.ts';
import { type SlackPort, sandboxSlack, slackWebhooks } from './slack.ts';
import type { WalletPort } from './wallet.ts';
import { payPalWallet } from './wallet-paypal.ts';
import { sandboxWallet } from './wallet-sandbox.ts';

export interface Ports {
  /** Null if not configured. */
  card: CardPort | null;
  wallet: WalletPort | null;
  sellerGateways: SellerGatewaysPort;
  mail: MailPort;
  captcha: CaptchaPort;
  slack: SlackPort;
  /** Guards requests to URLs entered by sellers. */
  outgoing: Outgoing;
  /** The operator's bucket for photographs and private documents; undefined if they are on disk. */
  operatorFiles: FileStore | undefined;
  /** A seller's bucket. @throws FilesFailure if its URL is refused */
  filesAt(place: S3Place): FileStore;
}

/** Dependencies of the adapters. */
export interface PortContext {
  config: Config;
  /** The sandbox stores its simulated state in the database. */
  queries: Queries;
  now(): Date;
  /** Aborted when the process ends; running calls then fail. */
  cutOff: AbortSignal;
}

/** The configured gateway, else the sandbox's if it is on, else none. */
function cardOf(context: PortContext): CardPort | null {
  const { config, now, cutOff } = context;
  const { secretKey } = config.card;
  if (secretKey) {
    const stripe = import('./card-stripe.ts');
    return deferredCardPort(stripe.then(({ stripeCard }) => stripeCard({ ...config.card, secretKey }, now, cutOff)));
  }
  return config.sandbox ? sandboxCard(context) : null;
}

function walletOf(context: PortContext): WalletPort | null {
  const { config, now, cutOff } = context;
  const { clientId, clientSecret } = config.wallet;
  if (clientId && clientSecret) return payPalWallet({ ...config.wallet, clientId, clientSecret }, now, cutOff);
  return config.sandbox ? sandboxWallet(context) : null;
}

function mailOf({ config, queries, now, cutOff }: PortContext): MailPort {
  const { smtpUrl, mailFrom } = config.outside;
  if (smtpUrl) return smtpMail(smtpUrl, mailFrom, cutOff);
  return config.sandbox ? sandboxMail(queries, now) : noMail;
}

function captchaOf({ config: { sandbox, outside }, cutOff }: PortContext): CaptchaPort {
  if (outside.captchaSecret) return recaptcha(outside.captchaUrl, outside.captchaSecret, cutOff);
  return sandbox ? sandboxCaptcha : noCaptcha;
}

const watchedOrNone = <Port extends object>(port: Port | null, watch: (port: Port) => Port) => port && watch(port);

/**
 * Chooses adapters by configuration. Large SDKs are loaded only when used.
 *
 * @param report called for calls inside a transaction, which would keep it open while a remote server responds
 */
export function createPorts(context: PortContext, report: ReportMisuse): Ports {
  const { config, queries, now, cutOff } = context;
  const outgoing = openOutgoing(config.outside.outgoingAllow, cutOff);
  const files = (store: FileStore) => watchedOutside(store, 'files', report);
  const operatorFiles = config.outside.files && files(s3Files(config.outside.files, { cutOff }));
  // With a configured card gateway the sandbox simulates none.
  const playsGateways = config.sandbox && !config.card.secretKey;
  const gateways = playsGateways ? sandboxSellerGateways : sellerGateways(config.card.apiUrl, outgoing, cutOff);
  const slack = config.sandbox ? sandboxSlack(queries, now) : slackWebhooks(outgoing);
  return {
    card: watchedOrNone(cardOf(context), (card) => watchedOutside(card, 'card', report, ['readEvent'])),
    wallet: watchedOrNone(walletOf(context), (wallet) => watchedOutside(wallet, 'wallet', report)),
    sellerGateways: watchedOutside(gateways, 'sellerGateways', report),
    mail: watchedOutside(mailOf(context), 'mail', report),
    captcha: watchedOutside(captchaOf(context), 'captcha', report),
    slack: watchedOutside(slack, 'slack', report),
    outgoing: watchedOutside(outgoing, 'outgoing', report, ['isAllowed', 'lookupFor']),
    operatorFiles,
    filesAt: (place) =>
      files(
        config.sandbox && place.endpoint === sandboxBucket.endpoint
          ? sandboxFiles(config.dataDir, operatorFiles, place)
          : s3Files(place, { outgoing, cutOff }),
      ),
  };
}
