/** The services outside the house, each behind a port with a real adapter and a sandbox one (see the README). */
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { S3Place } from '../outside-config.ts';
import { type CaptchaPort, noCaptcha, recaptcha, sandboxCaptcha } from './captcha.ts';
import { type CardPort, lateCard } from './card.ts';
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
  /** Null where the house has none. */
  card: CardPort | null;
  wallet: WalletPort | null;
  sellerGateways: SellerGatewaysPort;
  mail: MailPort;
  captcha: CaptchaPort;
  slack: SlackPort;
  /** Guards requests to addresses that sellers typed. */
  outgoing: Outgoing;
  /** The house's own bucket for photographs and private documents; undefined where they lie on its disk. */
  houseFiles: FileStore | undefined;
  /** A seller's bucket. @throws FilesFailure where its address is refused */
  filesAt(place: S3Place): FileStore;
}

/** What adapters stand on. */
export interface PortContext {
  config: Config;
  /** The sandbox keeps in the database what it plays. */
  queries: Queries;
  now(): Date;
}

/** What is configured; else the sandbox, where it is on; else none. */
function cardOf(context: PortContext): CardPort | null {
  const { config, now } = context;
  const { secretKey } = config.card;
  if (secretKey) {
    const stripe = import('./card-stripe.ts');
    return lateCard(stripe.then(({ stripeCard }) => stripeCard({ ...config.card, secretKey }, now)));
  }
  return config.sandbox ? sandboxCard(context) : null;
}

function walletOf(context: PortContext): WalletPort | null {
  const { config, now } = context;
  const { clientId, clientSecret } = config.wallet;
  if (clientId && clientSecret) return payPalWallet({ ...config.wallet, clientId, clientSecret }, now);
  return config.sandbox ? sandboxWallet(context) : null;
}

function mailOf({ config, queries, now }: PortContext): MailPort {
  const { smtpUrl, mailFrom } = config.outside;
  if (smtpUrl) return smtpMail(smtpUrl, mailFrom);
  return config.sandbox ? sandboxMail(queries, now) : noMail;
}

function captchaOf({ sandbox, outside }: Config): CaptchaPort {
  if (outside.captchaSecret) return recaptcha(outside.captchaUrl, outside.captchaSecret);
  return sandbox ? sandboxCaptcha : noCaptcha;
}

/** Chooses the adapters by configuration. Large libraries are fetched only by those that stand on them. */
export function createPorts(context: PortContext): Ports {
  const { config, queries, now } = context;
  const outgoing = openOutgoing(config.outside.outgoingAllow);
  const houseFiles = config.outside.files && s3Files(config.outside.files);
  return {
    card: cardOf(context),
    wallet: walletOf(context),
    // With a card gateway that is configured the sandbox plays none.
    sellerGateways:
      config.sandbox && !config.card.secretKey ? sandboxSellerGateways : sellerGateways(config.card.apiUrl, outgoing),
    mail: mailOf(context),
    captcha: captchaOf(config),
    slack: config.sandbox ? sandboxSlack(queries, now) : slackWebhooks(outgoing),
    outgoing,
    houseFiles,
    filesAt: (place) =>
      config.sandbox && place.endpoint === sandboxBucket.endpoint
        ? sandboxFiles(config.dataDir, houseFiles, place)
        : s3Files(place, outgoing),
  };
}
