import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser/find.ts';
import { pinnedBrowser } from '../scripts/browser/pinned.ts';
const origin = process.env.ORIGIN ?? 'http://localhost:4301';
const b = (await pinnedBrowser()) ?? (await findBrowser());
const br = await chromium.launch({ executablePath: b.path, args: browserArguments, env: { ...process.env, ...b.env } });
const shots = process.argv.slice(2); // name:path:width[:dark][:ja]
const ctxs = new Map();
async function ctx(width, dark, ja) {
  const key = [width, dark, ja].join();
  if (ctxs.has(key)) return ctxs.get(key);
  const phone = width < 500;
  const c = await br.newContext({ viewport: { width, height: phone ? 844 : 900 }, hasTouch: phone, isMobile: phone, colorScheme: dark ? 'dark' : 'light', locale: ja ? 'ja-JP' : 'en-GB', reducedMotion: 'reduce' });
  const p = await c.newPage();
  await p.goto(origin + '/sign-in');
  const email = p.locator('input[type=email], input[name=email]').first();
  await email.fill(process.env.EMAIL);
  await p.locator('input[type=password]').first().fill(process.env.PASSWORD);
  await p.locator('form button[type=submit]').first().click();
  await p.waitForURL((u) => !u.pathname.includes('sign-in'), { timeout: 60000 });
  ctxs.set(key, p);
  return p;
}
for (const s of shots) {
  const [name, path, width, ...f] = s.split(':');
  const p = await ctx(+width, f.includes('dark'), f.includes('ja'));
  let go = path;
  if (path.startsWith('first=')) { await p.goto(origin + path.slice(6).split('>')[0]); await p.waitForTimeout(2500); const l = p.locator('main a[href*="' + path.split('>')[1] + '"]').first(); go = await l.getAttribute('href'); }
  await p.goto(origin + go); await p.waitForTimeout(3500);
  await p.screenshot({ path: `/tmp/shots/${name}-${width}${f.length ? '-' + f.join('-') : ''}.png`, fullPage: f.includes('full') });
}
await br.close();
