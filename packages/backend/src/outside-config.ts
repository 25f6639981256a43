/** How to reach the services outside the house; read by config.ts. */

/** An S3-compatible bucket. */
export interface S3Place {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Name the bucket in the path and not in the host's name. */
  pathStyle: boolean;
}

export interface OutsideConfig {
  /** `smtp://user:password@host:587` or `smtps://…`; absent, the sandbox's mailbox, and without it no mail goes out. */
  smtpUrl: string | undefined;
  /** The sender of the house's mails. */
  mailFrom: string;
  /** Where messages to the company go. */
  companyEmail: string;
  /** The secret of reCAPTCHA; absent, the sandbox's, and without it nobody passes. */
  captchaSecret: string | undefined;
  captchaUrl: string;
  /** `host:port` that addresses typed by sellers may lead to although they are inside the house. */
  outgoingAllow: readonly string[];
  /** The house's own bucket for photographs; absent, the data folder. */
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

/** @param fail told what cannot be used, in words for the person who started the backend */
export function readOutside(env: Environment, fail: (message: string) => never): OutsideConfig {
  return {
    smtpUrl: smtpOf(env.SMTP_URL, fail),
    mailFrom: env.MAIL_FROM || 'Smart Art <no-reply@smart-art.example>',
    companyEmail: env.COMPANY_EMAIL || 'contact@smart-art.example',
    captchaSecret: env.RECAPTCHA_SECRET || undefined,
    captchaUrl: env.RECAPTCHA_URL || 'https://www.google.com/recaptcha/api/siteverify',
    outgoingAllow: (env.OUTGOING_ALLOW ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
    files: filesOf(env, fail),
  };
}
