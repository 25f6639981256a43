/** The works of the demo sellers: titles and descriptions. works.ts derives everything else. */
import type { Family } from './art/families.ts';

export interface Entry {
  title: string;
  /** The kana reading of a title with kanji. */
  reading?: string;
  family: Family;
  shape: 'wide' | 'tall' | 'square' | 'panorama';
  description?: string;
}

const of = (family: Family, shape: Entry['shape'], title: string, description?: string, reading?: string): Entry => ({
  family,
  shape,
  title,
  description,
  reading,
});

export const artistWorks: readonly Entry[] = [
  of(
    'seascape',
    'wide',
    'Harbour, last light',
    'Painted from the breakwater at Onomichi, in the quarter of an hour before the lamps came on.',
  ),
  of('mountains', 'tall', '霧の尾根', '早朝の奥多摩で見た稜線を、墨の濃淡だけで描きました。', 'きりのおね'),
  of(
    'vesselsOnTable',
    'square',
    'Five vessels, north light',
    'The same five vessels I have painted since 2011, moved a hand’s width closer together.',
  ),
  of('colourField', 'tall', 'Ember, second state'),
  of('waves', 'wide', 'The sound at Naruto', 'Nine blocks, hand-printed on kozo. Edition of 40.'),
  of('construction', 'square', 'Counterweight No. 2'),
  of('horizon', 'panorama', 'Sea of Okhotsk, January', 'Eleven minutes, from a window of the ferry house at Abashiri.'),
  of('fern', 'tall', 'Sweet fern, pressed'),
  of('circle', 'square', '円相', '一息で。二度は描きませんでした。', 'えんそう'),
  of(
    'meadow',
    'wide',
    'Field margin, August',
    'The fields above Togakushi, where the buckwheat ends and the flowers are left alone.',
  ),
  of('night', 'tall', 'Moonrise over Lake Biwa'),
  of('tiles', 'square', 'Quarter turn'),
  of('dunes', 'wide', 'Tottori, after wind', 'Morning, no footprints yet.'),
  of('currents', 'square', 'Slack water'),
  of('hills', 'wide', '朝の峠', '全七版の木版画です。和紙に手摺り。', 'あさのとうげ'),
  of('woods', 'tall', 'Larches in cloud'),
  of('gesture', 'square', 'Answer to a letter', 'Sumi and cinnabar. The letter was four lines long.'),
  of(
    'resonance',
    'tall',
    'Poster for a quiet festival',
    'Commissioned for a festival of chamber music; the lettering is printed separately.',
  ),
  of('seascape', 'panorama', 'Moonlit tide at Kamakura'),
  of('vesselsOnTable', 'wide', 'Kitchen table in March'),
  of('mountains', 'panorama', 'Six ranges, one morning'),
  of('colourField', 'square', 'Moss and straw'),
  of('windowLight', 'tall', 'Four o’clock, west room'),
  of('flower', 'tall', '庭の花の標本', undefined, 'にわのはなのひょうほん'),
  of('waves', 'tall', 'Low sun, high water'),
  of('construction', 'tall', 'Counterweight No. 10'),
  of('night', 'wide', 'The last ferry', 'From memory, the crossing to Teshima.'),
  of('meadow', 'square', 'Clover after rain'),
  of('woodenFrame', 'tall', 'Walnut frame, hand-waxed', 'Mitred and splined, with a museum mat. Other sizes to order.'),
  of('horizon', 'square', '凪', '露光十五分。音のない海でした。', 'なぎ'),
  of('dunes', 'panorama', 'Long shadow'),
  of('circle', 'tall', 'One breath'),
  of('currents', 'wide', 'Starlings over the reservoir'),
  of('hills', 'square', 'Red country'),
  of('tiles', 'wide', 'Kitchen floor, Lisbon', 'Drawn from a floor in Alfama, with permission of its cat.'),
  of('woods', 'wide', 'First fog of the year'),
  of('seascape', 'square', '港の朝', '瀬戸内の小さな港を、夜明けに描きました。', 'みなとのあさ'),
  of('vesselsOnTable', 'tall', 'Terracotta bottle'),
  of('gesture', 'wide', 'Crossing'),
  of('resonance', 'square', 'Study for a record sleeve'),
  of('colourField', 'tall', 'Threshold'),
  of('cyanotype', 'wide', 'Cyanotype with two ferns', 'Sun-printed in the garden; each sheet is different.'),
  of('mountains', 'square', '春霞', undefined, 'はるがすみ'),
  of('metalFrame', 'wide', 'Brass frame, brushed'),
  of('meadow', 'panorama', 'Cosmos by the railway', 'Seen from the 7:42, painted by noon.'),
  of('night', 'square', 'Window, new moon'),
  of('waves', 'square', '朝凪と太陽', undefined, 'あさなぎとたいよう'),
  of('windowLight', 'wide', 'Afternoon of the moving'),
  of('hangingScroll', 'tall', '掛け軸「一筆」', '正絹の表装。茶室にも合う大きさです。', 'かけじく「ひとふで」'),
  of('construction', 'wide', 'Red, held'),
  of('dunes', 'tall', 'Sand, two o’clock'),
  of('currents', 'tall', '潮目', undefined, 'しおめ'),
  of('colourField', 'wide', 'Plum, then rose'),
  of('hills', 'tall', 'Five hills and an afternoon'),
  of('seascape', 'wide', 'High summer, no wind'),
  of('tiles', 'tall', 'Alphabet without letters'),
  of('horizon', 'wide', 'Between two weathers'),
  of('mountains', 'wide', 'Snow line', 'Ink and gofun on mulberry paper.'),
  of('vesselsOnTable', 'panorama', '青い壺のある静物', '祖母の台所にあった壺です。', 'あおいつぼのあるせいぶつ'),
  of('woodenFrame', 'square', '桜材の額縁', '桜の無垢材。蜜蝋で仕上げています。', 'さくらざいのがくぶち'),
];

export const rivalWorks: readonly Entry[] = [
  of('dunes', 'wide', 'Dune study I'),
  of('horizon', 'wide', 'Grey strait'),
  of('construction', 'square', 'Lever'),
  of('night', 'wide', 'Harbour lamps out'),
  of('woods', 'square', '杉林', undefined, 'すぎばやし'),
  of('resonance', 'tall', 'Timetable'),
  of('circle', 'square', 'Empty vessel'),
  of('colourField', 'tall', 'Iron and milk'),
];
