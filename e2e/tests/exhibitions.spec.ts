import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { exhibitionsFor, inDays } from '../support/exhibitions.ts';
import { isSent } from '../support/faults.ts';
import { chooseOfList } from '../support/lists.ts';
import { paint } from '../support/pictures.ts';
import { artist, rival, signIn } from '../support/sellers.ts';
import { enter, languages, openSignedOut } from '../support/session.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { worksOf } from '../support/works.ts';

/* Intentional failures and rejections. */
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

const mainOf = (page: Page) => page.getByRole('main');

/** A date as written in Britain: 06/03/2027. */
const written = (local: string) => local.slice(0, 10).split('-').reverse().join('/');

async function fillMoment(main: Locator, label: string, local: string) {
  const group = main.getByRole('group', { name: label });
  const [day, time] = [group.locator('input').first(), group.locator('input').last()];
  await day.fill(written(local));
  await time.fill(local.slice(11));
  await time.press('Tab');
}

const downloadedText = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
};

test('an organiser announces an exhibition, reviews applications, messages attendees and edits it', async ({
  page,
  stack,
}) => {
  const exhibitions = await exhibitionsFor(stack, artist);
  await (await worksOf(stack, artist)).add({ title: 'Kelp line at noon' });
  await signIn(page, artist, '/exhibitions/add');
  const main = mainOf(page);
  const announce = main.getByRole('button', { name: 'Announce exhibition' });
  await main.getByLabel('Name', { exact: true }).fill('Kelp and Light');
  await main.getByRole('radio', { name: 'Both' }).check();
  await main.getByRole('combobox', { name: 'Time zone' }).fill('America/New');
  await page.getByRole('option', { name: /America\/New York/ }).click();
  await fillMoment(main, 'Starts', inDays(40));
  await fillMoment(main, 'Ends', inDays(39));
  await main.getByLabel('Exhibitor fee').fill('80');
  await main.getByLabel('Maximum exhibitors').fill('1');
  await main.getByLabel('Maximum subscribers').fill('30');
  await main.getByLabel('Link to a map').fill('maps');
  await announce.click();
  const ends = main.getByRole('group', { name: 'Ends' });
  await expect(ends.getByText('The start date must not be after the end date.')).toBeVisible();
  await expect(main.getByText('Enter an address for a physical exhibition.').first()).toBeVisible();
  await expectSound(page);

  await fillMoment(main, 'Ends', inDays(45));
  await main.getByLabel('Address').fill('12 Water Street, New York');
  await main.getByLabel('Link to a map').fill('https://maps.example.com/water');
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      await paint(page, 'kelp.jpg', ['#1d3c2a', '#d8d070']),
      await paint(page, 'light.jpg', ['#f0e0a0', '#406070']),
    ]);
  await main.getByRole('button', { name: 'Choose works' }).click();
  const works = page.getByRole('dialog', { name: 'Choose works' });
  await works.getByRole('searchbox').fill('kelp line');
  await expect(works.getByRole('row')).toHaveCount(2);
  await works.getByRole('checkbox', { name: 'Kelp line at noon' }).check();
  await works.getByRole('button', { name: 'Choose 1 work' }).click();
  await announce.dblclick();
  await expect(page).toHaveURL(/\/exhibitions\/view\//);
  await expect(main.getByRole('heading', { name: 'Kelp and Light', level: 1 })).toBeVisible();
  await expect(main.getByText('(America/New York)', { exact: false })).toBeVisible();
  await expect(main.getByText('Kelp line at noon')).toBeVisible();
  await expectSound(page);
  const [made, ...others] = await exhibitions.about('Kelp and Light');
  expect(others).toEqual([]);
  const id = made?.id ?? '';
  expect(await exhibitions.read(id)).toMatchObject({ images: [{}, {}], works: [{}] });
  const ics = await downloadedText(page, () => main.getByRole('button', { name: 'Add to calendar' }).click());
  expect(ics).toContain('SUMMARY:Kelp and Light\r\n');

  await exhibitions.apply(id, ['Nagi', 'Saeki'], { role: 'exhibitor', message: 'Three small prints.' });
  await exhibitions.apply(id, ['Ren', 'Oda'], { role: 'exhibitor' });
  await exhibitions.apply(id, ['Yui', 'Mori'], { role: 'attendee', attendance: 'virtual' });
  await page.reload();
  const applicants = main.getByRole('region', { name: 'Applicants' });
  await expect(applicants.getByText('Ren Oda')).toBeVisible();
  await applicants.getByRole('searchbox').fill('nagi');
  await expect(applicants.getByText('Ren Oda')).toHaveCount(0);
  await applicants.getByRole('button', { name: 'Review Nagi Saeki' }).click();
  const application = page.getByRole('dialog', { name: 'Nagi Saeki’s application' });
  await expect(application.getByText('Three small prints.')).toBeVisible();
  await expectSound(page);
  await application.getByRole('button', { name: 'Accept' }).dblclick();
  await expect(application).toHaveCount(0);
  await expect(applicants.getByText('Accepted', { exact: true })).toBeVisible();

  /* The only place is taken: nobody else can be accepted. */
  await applicants.getByRole('searchbox').fill('ren');
  await expect(applicants.getByText('Nagi Saeki')).toHaveCount(0);
  await applicants.getByRole('button', { name: 'Review Ren Oda' }).click();
  const second = page.getByRole('dialog', { name: 'Ren Oda’s application' });
  await expect(second.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await expect(second.getByText('No places left.')).toBeVisible();
  await second.getByRole('button', { name: 'Decline' }).click();
  await expect(second.getByText('Enter a reason.').first()).toBeVisible();
  await second.getByLabel('Reason for declining').fill('The one wall is taken.');
  await second.getByRole('button', { name: 'Decline' }).click();
  await expect(second).toHaveCount(0);
  await expect(applicants.getByText('Declined', { exact: true })).toBeVisible();

  await applicants.getByRole('link', { name: /^Attendee users/ }).click();
  await expect(applicants.getByText('Yui Mori')).toBeVisible();
  const csv = await downloadedText(page, () => chooseOfList(page, 'Export CSV', applicants));
  expect(csv).toContain('yui.mori@example.com');
  expect(csv).not.toContain('ren.oda@example.com');
  await applicants.getByRole('button', { name: 'Message everyone in this view' }).click();
  const message = page.getByRole('dialog', { name: 'Message everyone in this view' });
  await message.getByRole('textbox', { name: 'Message' }).fill('The doors open at nine.');
  await message.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(message).toHaveCount(0);
  await expect(main.getByText('Message sent to 1 person')).toHaveCount(1);

  await main.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/exhibitions\/edit\//);
  await expect(main.getByLabel('Maximum subscribers')).toHaveValue('30');
  await main.getByLabel('Maximum subscribers').fill('40');
  await main.getByRole('button', { name: 'Save exhibition' }).click();
  await expect(page).toHaveURL(/\/exhibitions\/view\//);
  await expect(main.getByText('39 of 40 left')).toBeVisible();

  /* On a day in the middle, the same in both time zones. */
  await page.goto(`/exhibitions/organizer?search=kelp&view=calendar&month=${inDays(42).slice(0, 7)}`);
  await expect(main.getByRole('link', { name: /^Kelp and Light/ }).first()).toBeVisible();
  await main.getByRole('radio', { name: 'Venue time' }).click();
  await expect(page).toHaveURL(/clock=event/);
  await expect(main.getByRole('link', { name: /^Kelp and Light/ }).first()).toBeVisible();
  await expectSound(page);
});

test('by keyboard in Japanese: a seller books a place, cannot cancel late and cannot join a full exhibition', async ({
  page,
  stack,
}) => {
  const exhibitions = await exhibitionsFor(stack, rival);
  await exhibitions.others('波止場の夜', 2);
  const { id: full } = await exhibitions.others('一席の展覧会', 30, { places: '1' });
  await exhibitions.apply(full, ['Ren', 'Oda'], { role: 'attendee', attendance: 'virtual' });
  await openSignedOut(page, '/exhibitions/all', languages.ja);
  await enter(page, rival);
  const main = mainOf(page);
  await expect(main.getByRole('link', { name: '一席の展覧会' })).toBeVisible();
  await main.getByRole('searchbox', { name: '展覧会を検索' }).focus();
  await page.keyboard.insertText('波止場');
  await expect(main.getByRole('link', { name: '一席の展覧会' })).toHaveCount(0);
  await expectSound(page);
  await main.getByRole('link', { name: '波止場の夜' }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: '波止場の夜', level: 1 })).toBeVisible();

  await main.getByRole('button', { name: '来場者として申し込む' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '来場者として申し込む' });
  const message = dialog.getByLabel('主催者へのメッセージ');
  await message.focus();
  await page.keyboard.insertText('楽しみにしています。');
  await dialog.getByRole('button', { name: '参加を申し込む' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('会場とオンラインのどちらで参加するかを選んでください。').first()).toBeVisible();
  await dialog.getByRole('radio', { name: '会場で' }).focus();
  await page.keyboard.press('Space');
  await expectSound(page);
  await dialog.getByRole('button', { name: '参加を申し込む' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText('参加確定', { exact: true })).toBeVisible();
  /* Less than three days before: the button stays visible but disabled, with the time at which it closed. */
  const leave = main.getByRole('button', { name: '参加をキャンセル' });
  await expect(leave).toBeDisabled();
  await expect(leave).toHaveAccessibleDescription(/までの操作です。$/);
  await expectSound(page);

  await page.goto(`/exhibitions/view/${full}`);
  const attend = main.getByRole('button', { name: '来場者として申し込む' });
  await expect(attend).toBeDisabled();
  await expect(attend).toHaveAccessibleDescription('空きがありません。');
  await page.goto('/exhibitions/attendee');
  await expect(main.getByRole('link', { name: '波止場の夜' })).toBeVisible();
});

test('two tabs, a double click and a lost response book one place; a concurrent edit causes a conflict', async ({
  page,
  context,
  stack,
}) => {
  const exhibitions = await exhibitionsFor(stack, artist);
  const { id } = await exhibitions.others('Two Tabs', 30);
  await signIn(page, artist, `/exhibitions/view/${id}`);
  const other = await context.newPage();
  await other.goto(`/exhibitions/view/${id}`);
  const begin = async (tab: Page) => {
    await mainOf(tab).getByRole('button', { name: 'Apply as attendee' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Apply as attendee' });
    await dialog.getByRole('radio', { name: 'Virtual' }).check();
    return { dialog, send: dialog.getByRole('button', { name: 'Book a place' }) };
  };
  const [first, second] = [await begin(page), await begin(other)];
  const call = '**/apply-for-exhibition';
  await page.route(call, async (route) => {
    if (isSent(route)) await route.fetch();
    await route.fulfill({ status: 500, body: '' });
  });
  await first.dialog.getByLabel('Message to the organiser').fill('By train.');
  await first.send.dblclick();
  await expect(first.dialog.getByText(/went wrong on our side/)).toBeVisible();
  await expect(first.dialog.getByLabel('Message to the organiser')).toHaveValue('By train.');
  await page.unroute(call);
  await first.send.click();
  await expect(first.dialog).toHaveCount(0);
  await expect(mainOf(page).getByText('Subscribed', { exact: true })).toBeVisible();
  /* The other tab may have been updated; its request is rejected with a message. */
  await second.send.click();
  await expect(second.dialog.getByText('You’ve already applied.')).toBeVisible();
  await other.close();

  await mainOf(page).getByRole('button', { name: 'Cancel participation' }).click();
  const leave = page.getByRole('dialog', { name: 'Cancel participation' });
  await leave.getByLabel('Reason').fill('I am travelling.');
  await leave.getByRole('button', { name: 'Cancel participation' }).dblclick();
  await expect(leave).toHaveCount(0);
  await expect(mainOf(page).getByText('Unsubscribed', { exact: true })).toBeVisible();
  const { attendee_subscription: application } = await exhibitions.read(id);
  expect(application).toMatchObject({ status: 'unsubscribed', reason: 'I am travelling.' });

  /* Another device saves while the user types. */
  const own = await exhibitions.announce('Shared Desk');
  await page.goto(`/exhibitions/edit/${own.id}`);
  const main = mainOf(page);
  await main.getByLabel('Description').fill('Typed here.');
  await exhibitions.announce('Shared Desk, again', { id: own.id });
  await main.getByRole('button', { name: 'Save exhibition' }).click();
  await expect(main.getByText(/This has changed/)).toBeVisible();
  await expect(main.getByLabel('Description')).toHaveValue('Typed here.');
  await main.getByRole('button', { name: 'Save exhibition' }).click();
  await expect(page).toHaveURL(/\/exhibitions\/view\//);
  expect(await exhibitions.read(own.id)).toMatchObject({ description: 'Typed here.' });

  /* Less than ten days before, the organiser can no longer change anything, and sees since when. */
  const near = await exhibitions.announce('Nearly There', { start_date: inDays(5), end_date: inDays(6) });
  await page.goto(`/exhibitions/view/${near.id}`);
  for (const name of ['Edit', 'Delete']) {
    const button = main.getByRole('button', { name, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/^This closed 10 days before the exhibition, on \d/);
  }
  await page.goto(`/exhibitions/edit/${near.id}`);
  await expect(main.getByText(/This closed 10 days before/)).toBeVisible();

  await page.goto(`/exhibitions/view/${own.id}`);
  await main.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete exhibition' }).click();
  await expect(page).toHaveURL(/\/exhibitions\/organizer/);
  await expect(main.getByRole('link', { name: 'Nearly There' })).toBeVisible();
  expect(await exhibitions.about('Shared Desk')).toEqual([]);
});
