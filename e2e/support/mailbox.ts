import { expect, type Page } from '@playwright/test';

interface Mail {
  subject: string;
  text: string;
}

/** The newest mail to an address in the sandbox's mailbox; waits until there is one. */
export async function newestMail(page: Page, to: string): Promise<Mail> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      const answer = await page.request.get('/sandbox/mailbox', {
        params: { to },
        headers: { Accept: 'application/json' },
      });
      mails = ((await answer.json()) as { data: Mail[] }).data;
      return mails.length;
    })
    .toBeGreaterThan(0);
  return mails[0] as Mail;
}

/** The code of the newest mail to an address. */
export async function mailedCode(page: Page, to: string): Promise<string> {
  const { text } = await newestMail(page, to);
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}
