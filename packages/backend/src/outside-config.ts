/** How to reach outside services; read by config.ts. */

/** An S3-compatible bucket. */
export interface S3Place {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Put the bucket into the path, not the host name. */
  pathStyle: boolean;
}

/** The company that operates the service, as receipts name it. */
export interface Company {
  name: string;
  /** Lines separated by line breaks; null if not configured. */
  address: string | null;
  /** The number of a registered issuer of qualified invoices in Japan, `T` and 13 digits. */
  registrationNumber: string | null;
}

export interface OutsideConfig {
  /**
   * `smtp://user:password@host:587` or `smtps://…`; if absent, the sandbox's mailbox is used, and without the sandbox
   * no mail is sent.
   */
  smtpUrl: string | undefined;
  /** Sender of the operator's emails. */
  mailFrom: string;
  /** Receiver of messages to the company. */
  companyEmail: string;
  company: Company;
  /** The secret of reCAPTCHA; if absent, the sandbox's captcha is used, and without the sandbox nobody passes. */
  captchaSecret: string | undefined;
  captchaUrl: string;
  /** `host:port` on the internal network that URLs entered by sellers may reach nevertheless. */
  outgoingAllow: readonly string[];
  /** The operator's bucket for photographs; if absent, the data folder. */
  files: S3Place | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

function filesOf(env: Environment, fail: (message: string) => never): S3Place | undefined {
  const kind = env.FILES || 'disk';
  if (kind === 'disk') return undefined;
  if (kind !== 's3') return fail(`FILES is "${kind}"; give disk or s3.`);
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    return fail('FILES is s3: give S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY too.');
  if (!URL.canParse(S3_ENDPOINT)) return fail(`S3_ENDPOINT is "${S3_ENDPOINT}"; give an address.`);
  return {
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION || 'us-east-1',
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    pathStyle: env.S3_PATH_STYLE === '1',
  };
}

function smtpOf(text: string | undefined, fail: (message: string) => never): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^smtps?:/.test(text)) return text;
  return fail('SMTP_URL is no address such as smtp://user:password@mail.example.org:587.');
}

/** `Smart Art` of `Smart Art <no-reply@smart-art.example>`; the whole text if there is no name. */
const nameOfSender = (sender: string) => /^\s*"?([^"<]*[^"<\s])"?\s*<.*>\s*$/.exec(sender)?.[1] ?? sender.trim();

function companyOf(env: Environment, mailFrom: string, fail: (message: string) => never): Company {
  const registrationNumber = env.COMPANY_REGISTRATION_NUMBER?.trim() || null;
  if (registrationNumber && !/^T\d{13}$/.test(registrationNumber))
    return fail(
      `COMPANY_REGISTRATION_NUMBER is "${registrationNumber}"; give T and 13 digits, such as T1234567890123.`,
    );
  return {
    name: env.COMPANY_NAME?.trim() || nameOfSender(mailFrom),
    // Environment files cannot contain line breaks.
    address: env.COMPANY_ADDRESS?.replaceAll('\\n', '\n').trim() || null,
    registrationNumber,
  };
}

/** @param fail called with a message for the operator if a setting is unusable */
export function readOutside(env: Environment, fail: (message: string) => never): OutsideConfig {
  const mailFrom = env.MAIL_FROM || 'Smart Art <no-reply@smart-art.example>';
  return {
    smtpUrl: smtpOf(env.SMTP_URL, fail),
    mailFrom,
    companyEmail: env.COMPANY_EMAIL || 'contact@smart-art.example',
    company: companyOf(env, mailFrom, fail),
    captchaSecret: env.RECAPTCHA_SECRET || undefined,
    captchaUrl: env.RECAPTCHA_URL || 'https://www.google.com/recaptcha/api/siteverify',
    outgoingAllow: (env.OUTGOING_ALLOW ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
    files: filesOf(env, fail),
  };
}
