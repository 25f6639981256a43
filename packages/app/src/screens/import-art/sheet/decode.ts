/**
 * Detects a file's encoding, because users do not know it. Without a library: decodes the whole file with the browser's
 * decoders and scores how plausible each result is.
 */
import type { Encoding } from './encodings.ts';

interface Decoded {
  text: string;
  encoding: Encoding;
  /** No other encoding gives an equally plausible text. */
  sure: boolean;
}

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);

/** The text of a file in a known encoding; invalid bytes become U+FFFD. */
export const decodeAs = (encoding: Encoding, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

function tried(encoding: Encoding, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 without a BOM: ASCII characters have a zero byte, always on the same side. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  const sample = bytes.subarray(0, 20_000);
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  // A few zero bytes occur by accident in other files.
  if ((even + odd) * 100 < sample.length || Math.min(even, odd) * 10 > Math.max(even, odd)) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** The number of valid multi-byte UTF-8 sequences, and of invalid characters. */
function brokenUtf8(bytes: Uint8Array) {
  const text = decodeAs('utf-8', bytes);
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) whole += 1;
  }
  return { text, whole, broken };
}

/** The lines with non-ASCII bytes, as many as are needed to judge. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const most = 200_000;
  if (bytes.length <= most) return bytes;
  const lines: Uint8Array[] = [];
  let size = 0;
  let start = 0;
  for (let at = 0; at <= bytes.length && size < most; at += 1) {
    if (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) continue;
    const line = bytes.subarray(start, at + 1);
    start = at + 1;
    if (!line.some((byte) => byte > 0x7f)) continue;
    lines.push(line);
    size += line.length;
  }
  const sample = new Uint8Array(size);
  let to = 0;
  for (const line of lines) {
    sample.set(line, to);
    to += line.length;
  }
  return sample;
}

const signs = (text: string) => new Set(text);

/* Characters frequent in texts about works; text decoded wrongly yields others. */
const japanese = signs(
  '日一国人年大十二本中長出三時行見月後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨作品表題家画絵素材技法油彩紙版価格説明幅横縦奥写真額縁販売可否有無花海空風景物静春夏秋冬光夜朝夕道森林田村町島石井藤原佐鈴橋渡辺伊加吉松清和彦美恵樹竹梅桜鳥魚犬猫馬牛星雲雪波湖池谷丘野原港船窓庭門橋駅街路像彫刻陶器漆布糸染織木銅鉄銀線点面色赤青黄緑黒茶紫墨筆鉛版木石膏樹脂混合媒体現代抽象具象記憶時想思心愛夢影声音手足目耳口顔体頭自身立座歩走飛落開閉始終新古第号回個点枚約重量寸法単位通貨備考分類種別制製在庫数税込送料同意期間表裏連の',
);
const chinese = signs(
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应向头文体美相见被利什二等产或新己制身果加西月话合回特代内信表化老给世位次度门任常先海通教原东声提立及比解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建做接必场件计管期市直德资命山金指许统区保至队形社便空决治展马科五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识带导争运画油布材料尺寸价格作者标题年份红绿蓝黑风景花',
);
const korean = signs(
  '이다의가는을에하고로지한도기리사인자어대서아시나그일수정스보해부전라있원제장조주상유성여오공구안우은것과들연진선신마소비동화모관만러년내미생분위방무실용래등없중국면경물형력때영최계발말작품명목재료크격판매색민박김윤강임백송허남심노양배문호달밤바람산꽃별길집눈새봄여름가을겨울',
);
const usualLatin = signs('éèêëàâäáãåæçñöôóòõøœüûúùíìîïßÉÈÀÂÖÜÄÅØÇÑÁÓÍÚÊ');
/** Central European letters. */
const centralLatin = signs('łśźżęąćńčřšžěůťďňőűţşăđŁŚŹŻČŘŠŽ');
const otherLatin = /\p{Script=Latin}/u;
const usualSigns = signs('’‘“”–—…©®°½¼¾×£€«»·•²³´±º\u00a0');

const isUpper = (sign: string) => sign !== sign.toLowerCase();
const isLower = (sign: string) => sign !== sign.toUpperCase();
const isLetter = (sign: string) => /\p{L}/u.test(sign);
const isLatin = (sign: string) => otherLatin.test(sign);

/** Scores a letter of an alphabet by its neighbours. */
function weightOfLetter(sign: string, before: string, after: string): number {
  const own = isLatin(sign);
  if ([before, after].some((other) => isLetter(other) && isLatin(other) !== own)) return -1.5;
  if (isUpper(sign) && isLower(before)) return -1.5;
  if (isLower(sign) && isUpper(after)) return -1.5;
  if (!own) return 1.2;
  if (before > '\u007f' && isLetter(before)) return -0.7;
  if (usualLatin.has(sign)) return 1;
  return centralLatin.has(sign) ? 0.9 : 0.6;
}

function weightOf(sign: string, before: string, after: string, common: ReadonlySet<string>): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0xa0 || code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) return -3;
  // "£ódź" is not an amount.
  if (usualSigns.has(sign)) return '£²³¾'.includes(sign) && isLetter(after) ? -1 : 0.6;
  if (code < 0x530 || (code >= 0x1e00 && code < 0x2000))
    return isLetter(sign) ? weightOfLetter(sign, before, after) : -1;
  if (code >= 0xff61 && code <= 0xff9f) return common === japanese ? -0.6 : -1;
  if (code >= 0x3041 && code <= 0x30ff) {
    // A kana word does not contain Latin letters.
    if (/[a-z]/.test(before + after)) return -1;
    return common === japanese ? 2 : 0.3;
  }
  if (code >= 0x3000 && code < 0x3041) return 0.5;
  if (code >= 0xff01 && code <= 0xff5e) return 0.5;
  if (code >= 0x3130 && code <= 0x318f) return -1;
  const isIdeograph = (code >= 0x3400 && code <= 0x9fff) || code > 0xffff;
  const isHangul = code >= 0xac00 && code <= 0xd7a3;
  if (!isIdeograph && !isHangul) return -1;
  // A word does not mix two scripts.
  if (/[A-Za-z]/.test(before)) return -1.5;
  if (common.has(sign)) return 1.6;
  return isHangul === (common === korean) && isIdeograph !== (common === korean) ? 0.2 : -0.3;
}

const commonIn: Partial<Record<Encoding, ReadonlySet<string>>> = {
  shift_jis: japanese,
  'euc-jp': japanese,
  gb18030: chinese,
  'euc-kr': korean,
};

/** How plausible a text is: the mean score of its non-ASCII characters. */
function plausibility(text: string, encoding: Encoding): number {
  const common = commonIn[encoding] ?? signs('');
  const all = [...text];
  let sum = 0;
  let count = 0;
  for (const [index, sign] of all.entries()) {
    if (sign <= '\u007f') continue;
    sum += weightOf(sign, all[index - 1] ?? ' ', all[index + 1] ?? ' ', common);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** Prefers the more common encodings when the text does not decide. */
const prior: Partial<Record<Encoding, number>> = { shift_jis: 0.3, 'windows-1252': 0.3, 'euc-jp': 0.1 };

/** None can be ruled out by a single byte, so each is tried. */
const legacy = [
  'shift_jis',
  'windows-1252',
  'euc-jp',
  'macintosh',
  'gb18030',
  'euc-kr',
  'windows-1251',
  'windows-1253',
  'windows-1250',
  'windows-1254',
] as const satisfies readonly Encoding[];

const clearly = 0.3;

function mostPlausible(bytes: Uint8Array): Decoded {
  const sample = tellingLines(bytes);
  // Excel for Mac, which saves in these encodings, ends lines with CR.
  const isMac = sample.includes(13) && !sample.includes(10);
  const found = legacy
    .flatMap((encoding) => {
      const text = tried(encoding, sample);
      if (text === undefined) return [];
      const likely =
        plausibility(text, encoding) + (prior[encoding] ?? 0) + (isMac && encoding === 'macintosh' ? 0.6 : 0);
      return [{ encoding, text, likely }];
    })
    .sort((one, other) => other.likely - one.likely);
  const [best] = found;
  if (!best) return { text: decodeAs('windows-1252', bytes), encoding: 'windows-1252', sure: false };
  const next = found.find(({ text }) => text !== best.text);
  const sure = best.likely > 0.5 && (!next || best.likely - next.likely >= clearly);
  return { text: decodeAs(best.encoding, bytes), encoding: best.encoding, sure };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ISO-2022-JP switches character sets with them.
const escapes = /\u001b(?:\$[@B]|\([IJ])/;

/** The text of a file in its most likely encoding. */
export function decodeText(bytes: Uint8Array): Decoded {
  const as = (encoding: Encoding, sure = true): Decoded => ({ text: decodeAs(encoding, bytes), encoding, sure });
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return as('utf-8');
  if (startsWith(bytes, 0xff, 0xfe)) return as('utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return as('utf-16be');
  const wide = wideEncoding(bytes);
  if (wide) return as(wide);
  const utf8 = tried('utf-8', bytes);
  if (utf8 !== undefined) {
    return escapes.test(utf8) ? as('iso-2022-jp') : { text: utf8, encoding: 'utf-8', sure: true };
  }
  const { text, whole, broken } = brokenUtf8(bytes);
  if (whole >= 2 * broken) return { text, encoding: 'utf-8', sure: true };
  return mostPlausible(bytes);
}
