import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    raised: '{raised} raised',
    ofGoal: 'of {goal}',
    noGoal: 'No goal set yet',
    days: '{days} days left',
    day: 'One day left',
    today: 'Ends today',
    ended: 'Ended on {date}',
    reached: 'Goal reached',
    spoken: '{percent}: {raised} of {goal}',
    raisedHead: 'Raised',
    goalHead: 'Goal',
    shareHead: 'Share of the goal',
    deadlineHead: 'Last day',
  },
  {
    raised: '{raised}の支援',
    ofGoal: '目標{goal}',
    noGoal: '目標金額は未設定です',
    days: '残り{days}日',
    day: '残り1日',
    today: '本日終了',
    ended: '{date}に終了',
    reached: '目標達成',
    spoken: '{percent}（目標{goal}のうち{raised}）',
    raisedHead: '支援額',
    goalHead: '目標額',
    shareHead: '目標に対する割合',
    deadlineHead: '最終日',
  },
);
