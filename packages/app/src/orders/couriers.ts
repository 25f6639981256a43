/** Couriers that sellers use, with their tracking URLs, so that nobody has to look up a URL. */

interface Courier {
  en: string;
  ja: string;
  /** Other names to search for: readings, short names. */
  keywords?: string;
  /** Tracking URL, without the number at its end. */
  link: string;
}

const couriers: readonly Courier[] = [
  {
    en: 'Yamato Transport',
    ja: 'ヤマト運輸',
    keywords: 'yamato kuroneko クロネコ やまと',
    link: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=',
  },
  {
    en: 'Japan Post',
    ja: '日本郵便',
    keywords: 'yu-pack ゆうパック ems にほんゆうびん',
    link: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=',
  },
  {
    en: 'Sagawa Express',
    ja: '佐川急便',
    keywords: 'sagawa さがわ',
    link: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=',
  },
  {
    en: 'DHL Express',
    ja: 'DHLエクスプレス',
    keywords: 'dhl',
    link: 'https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id=',
  },
  { en: 'FedEx', ja: 'FedEx', link: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { en: 'UPS', ja: 'UPS', link: 'https://www.ups.com/track?tracknum=' },
  { en: 'USPS', ja: 'USPS', link: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  { en: 'Royal Mail', ja: 'Royal Mail', link: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  { en: 'Parcelforce', ja: 'Parcelforce', link: 'https://www.parcelforce.com/track-trace?trackNumber=' },
  { en: 'Evri', ja: 'Evri', link: 'https://www.evri.com/track/parcel/' },
  { en: 'DPD (UK)', ja: 'DPD（英国）', keywords: 'dpd', link: 'https://track.dpd.co.uk/search?reference=' },
  {
    en: 'La Poste',
    ja: 'La Poste',
    keywords: 'colissimo',
    link: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  },
  {
    en: 'DHL Paket',
    ja: 'DHL Paket',
    keywords: 'deutsche post',
    link: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  },
  {
    en: 'Canada Post',
    ja: 'Canada Post',
    link: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  },
  { en: 'Australia Post', ja: 'Australia Post', link: 'https://auspost.com.au/mypost/track/details/' },
];

const isJapanese = (locale: string) => locale.startsWith('ja');

/** Options for the courier field; other names can be typed. */
export const courierOptions = (locale: string) =>
  couriers.map(({ en, ja, keywords = '' }) => {
    const name = isJapanese(locale) ? ja : en;
    return { value: name, label: name, keywords: [en, ja, keywords].join(' ') };
  });

/**
 * The tracking URL of a parcel; undefined for an unknown courier, or without a number. Couriers print numbers in groups
 * but look them up without separators.
 */
export function trackingLink(courier: string, number: string): string | undefined {
  const normalized = courier.trim().toLowerCase();
  const digits = number.replace(/[\s-]/g, '');
  const known = couriers.find(({ en, ja }) => [en, ja].some((name) => name.toLowerCase() === normalized));
  return known && digits ? known.link + encodeURIComponent(digits) : undefined;
}

/** Adds the missing scheme to a URL typed without one, such as `royalmail.com/track`. */
export function withScheme(address: string): string {
  const text = address.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(text) ? `https://${text}` : text;
}
