import { describe, expect, test } from 'vitest';
import { decodeAs, decodeText } from './decode.ts';
import { encodeAs } from './encode.test-file.ts';
import type { Encoding } from './encodings.ts';

const japanese: Encoding[] = ['utf-8', 'utf-16le', 'utf-16be', 'shift_jis', 'euc-jp', 'iso-2022-jp'];
const western: Encoding[] = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'];

const texts: [what: string, encodings: Encoding[], text: string][] = [
  ['headers and works', japanese, '作品名,作家,制作年,カテゴリー,価格\r\n雨の前の港,森田 花,2024,絵画,55000\r\n'],
  ['kanji alone', japanese, 'Title,Year,Category\r\n海,2020,Painting\r\n山,2021,Painting\r\n'],
  ['half-width kana', ['utf-8', 'shift_jis'], '作品名,作家\nﾊﾙﾉｳﾐ 春の海,ﾓﾘﾀ ﾊﾅ\n'],
  ['a circled digit in the Windows encoding', ['shift_jis'], '作品名,年\n連作①,2020\n髙橋の庭,2021\n'],
  ['French', western, 'Titre;Artiste;Prix\nThérèse au jardin;Hélène Martin;1200\nLe phare à Étretat;Zoë;900\n'],
  ['one accent', western, 'Title,Artist\nHills,Hélène Martin\n'],
  ['German', western, 'Titel;Künstler\nHäuser im Süden;Jörg Größer\nÜber der Straße;Änne\n'],
  ['Spanish', western, 'Título;Autor\nOtoño en Málaga;Íñigo Peña\nCorazón;José\n'],
  ['Scandinavian', western, 'Titel;Konstnär\nSjön på kvällen;Åsa Öberg\nRød hund;Bjørn Sæter\n'],
  ['typographic punctuation', western, 'Title,Artist\n“Nocturne” – blue,O’Keeffe\nL’Étoile,Zoë\n'],
  ['Polish', ['utf-8', 'windows-1250'], 'Tytuł;Artysta\nŁódź w śniegu;Żaneta Wójcik\nGęś i źrebię;Paweł\n'],
  ['Russian', ['utf-8', 'windows-1251'], 'Название;Автор\nВечер у моря;Анна Петрова\n'],
  ['Greek', ['utf-8', 'windows-1253'], 'Τίτλος;Καλλιτέχνης\nΗ θάλασσα το βράδυ;Ελένη\n'],
  ['Chinese', ['utf-8', 'gb18030'], '标题,作者,价格\n雨中的港口,王小明,5500\n我们的家,李红,800\n'],
  ['Korean', ['utf-8', 'euc-kr'], '제목,작가,가격\n비 오는 항구,김하나,55000\n바다와 산,이수진,800\n'],
];

describe.each(texts)('decodeText with %s', (_, encodings, text) => {
  test.each(encodings)('detects %s', (encoding) => {
    expect(decodeText(encodeAs(encoding, text))).toMatchObject({ text, encoding });
  });
});

test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('detects and removes the byte order mark of %s', (encoding) => {
  expect(decodeText(encodeAs(encoding, '\ufeff作品名,年\n'))).toEqual({ text: '作品名,年\n', encoding, sure: true });
});

test('decodes the rest of a UTF-8 file with an invalid byte', () => {
  const bytes = encodeAs('utf-8', 'Title,Artist\nÉtoile du nord,Zoë Müller\nCaf?,Hana\n');
  bytes[bytes.indexOf(0x3f)] = 0xe9;
  const { text, encoding } = decodeText(bytes);
  expect(encoding).toBe('utf-8');
  expect(text).toBe('Title,Artist\nÉtoile du nord,Zoë Müller\nCaf\ufffd,Hana\n');
});

test('detects the encoding by characters at the end of a long file', () => {
  const text = `Title,Artist\n${'Hills,Hana Morita\n'.repeat(40_000)}雨の前の港,森田 花\n`;
  const decoded = decodeText(encodeAs('shift_jis', text));
  // Compared as a boolean: printing a diff of two long texts takes over a minute.
  expect([decoded.encoding, decoded.text === text]).toEqual(['shift_jis', true]);
});

test.each([
  ['clear', 'windows-1252', 'Titre\nThérèse à la fenêtre, été, déjà vu\n', true],
  ['a single accented letter', 'macintosh', 'Title\nÉ 1\n', false],
] as const)('reports whether the encoding is certain: %s', (_, encoding, text, sure) => {
  expect(decodeText(encodeAs(encoding, text)).sure).toBe(sure);
});

test('decodes with a selected encoding', () => {
  expect(decodeAs('macintosh', encodeAs('macintosh', 'L’Étoile à Málaga'))).toBe('L’Étoile à Málaga');
});
