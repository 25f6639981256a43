/** Orders of most of a year, in every state that a seller can see; the last ones await an answer. */
import type { HistoryStep } from './context.ts';
import {
  asksToReturn,
  cancels,
  checkReturned,
  confirm,
  grantDiscount,
  isRefunded,
  order,
  pays,
  receives,
  requestPayment,
  sendsBack,
  ships,
  takeBack,
  timePasses,
} from './order-steps.ts';

const closed: HistoryStep[] = [
  ...order(
    {
      work: 'Five vessels, north light',
      by: 'emma',
      daysAgo: 318.2,
      note: 'It will hang in a stairwell with a window to the north.',
    },
    [317.4, requestPayment(60, 20)],
    [316.9, pays('card', 'ch_3Q0a1')],
    [316.4, confirm],
    [314.5, ships('SAT-20418-1')],
    [312.6, receives],
    [305.5, timePasses],
  ),
  ...order(
    { work: '霧の尾根', by: 'megumi', daysAgo: 262.3 },
    [261.5, requestPayment(3800)],
    [258.7, pays('bank_transfer', '振込 0001')],
    [258.1, confirm],
    [256.4, ships('SAT-21077-4')],
    [254.6, receives],
    [247.5, timePasses],
  ),
  ...order(
    { work: 'Ember, second state', by: 'daniel', daysAgo: 203.3, event: 'Opening of a restaurant' },
    [202.6, grantDiscount],
    [202.5, requestPayment(80, 35)],
    [202.2, pays('wallet', 'PAYID-M7XQ')],
    [201.6, confirm],
    [199.4, ships('SAT-22310-2')],
    [197.5, receives],
    [190.4, timePasses],
  ),
  ...order(
    { work: '円相', by: 'ryokan', daysAgo: 147.2, note: '玄関の床の間に掛ける予定です。' },
    [146.6, requestPayment(4200, 1500)],
    [143.4, pays('bank_transfer', '振込 0118')],
    [142.8, confirm],
    [140.5, ships('SAT-23642-7')],
    [139.3, receives],
    [132.2, timePasses],
  ),
  ...order(
    { work: 'Moss and straw', by: 'clinic', daysAgo: 88.4 },
    [87.5, requestPayment(95, 40)],
    [87.1, pays('card', 'ch_3R5k9')],
    [86.5, confirm],
    [84.4, ships('SAT-24805-0')],
    [82.6, receives],
    [75.5, timePasses],
  ),
  ...order(
    { work: 'Red country', by: 'tom', daysAgo: 44.3 },
    [43.6, requestPayment(40)],
    [43.2, pays('card', 'ch_3S8p2')],
    [42.5, confirm],
    [41.4, ships('SAT-25511-6')],
    [39.5, receives],
    [32.4, timePasses],
  ),
];

const endedWithoutSale: HistoryStep[] = [
  ...order(
    { work: 'Counterweight No. 2', by: 'tom', daysAgo: 118.3 },
    [117.6, requestPayment(40)],
    [116.2, cancels('The wall turned out to be too narrow.')],
  ),
  ...order(
    { work: 'Moonrise over Lake Biwa', by: 'daniel', daysAgo: 60.4 },
    [59.6, requestPayment(70)],
    [49.5, timePasses],
  ),
  ...order(
    { work: 'Tottori, after wind', by: 'misaki', daysAgo: 57.3 },
    [56.5, requestPayment(45)],
    [56.1, pays('card', 'ch_3S1c4')],
    [55.6, confirm],
    [54.4, ships('SAT-25120-3')],
    [52.5, receives],
    [50.3, asksToReturn('思っていたより大きく、壁に収まりませんでした。')],
    [49.8, takeBack],
    [48.6, sendsBack('SAT-25188-9')],
    [46.5, checkReturned],
    [45.6, isRefunded('re_3S1c4')],
  ),
];

const rents: HistoryStep[] = [
  ...order(
    { work: 'Cosmos by the railway', by: 'ryokan', daysAgo: 131.3, months: 6 },
    [130.6, requestPayment(30, 15)],
    [130.1, pays('card', 'ch_3R0d7')],
    [129.5, confirm],
    [128.4, ships('SAT-24011-5')],
    [126.6, receives],
  ),
  ...order(
    { work: 'Five hills and an afternoon', by: 'clinic', daysAgo: 107.2, months: 3 },
    [106.5, requestPayment(25)],
    [106.2, pays('wallet', 'PAYID-N2RT')],
    [105.6, confirm],
    [104.4, ships('SAT-24390-8')],
    [102.5, receives],
    [9.4, timePasses],
  ),
];

const inProgress: HistoryStep[] = [
  ...order(
    { work: '朝の峠', by: 'aoi', daysAgo: 12.3 },
    [11.6, requestPayment(2600)],
    [11.2, pays('card', 'ch_3T2m8')],
    [10.5, confirm],
    [7.4, ships('SAT-26002-1')],
    [3.4, receives],
  ),
  ...order(
    { work: 'Six ranges, one morning', by: 'daniel', daysAgo: 15.4 },
    [14.6, requestPayment(55, 20)],
    [14.3, pays('card', 'ch_3T1x5')],
    [13.5, confirm],
    [9.4, ships('SAT-25960-4')],
    [4.5, receives],
    [1.3, asksToReturn('The paper is more yellow than it looked on my screen.')],
  ),
  ...order(
    { work: 'Larches in cloud', by: 'tom', daysAgo: 9.2 },
    [8.6, requestPayment(50, 20)],
    [8.1, pays('wallet', 'PAYID-P5KL')],
    [7.6, confirm],
    [2.4, ships('SAT-26071-2')],
  ),
  ...order(
    { work: 'Answer to a letter', by: 'clinic', daysAgo: 6.3 },
    [5.6, requestPayment(45)],
    [5.2, pays('card', 'ch_3T6w1')],
    [4.6, confirm],
  ),
  ...order(
    { work: 'Sea of Okhotsk, January', by: 'misaki', daysAgo: 7.2 },
    [6.5, requestPayment(60, 20)],
    [1.6, pays('bank_transfer', '振込 0204')],
  ),
  ...order({ work: 'Slack water', by: 'emma', daysAgo: 8.4 }, [7.5, requestPayment(40)]),
];

const unanswered: HistoryStep[] = [
  ...order({
    work: 'Harbour, last light',
    by: 'emma',
    daysAgo: 1.4,
    event: 'Wedding of a friend',
    note: 'Could it arrive before the middle of next month?',
  }),
  ...order({
    work: 'Counterweight No. 10',
    by: 'ryokan',
    daysAgo: 0.6,
    months: 6,
    note: '離れの客室に半年お借りしたいです。',
  }),
];

export const orderSteps: readonly HistoryStep[] = [
  ...closed,
  ...endedWithoutSale,
  ...rents,
  ...inProgress,
  ...unanswered,
];
