import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    rules: 'Your password needs',
    capsLock: 'Caps Lock is on.',
    met: 'met',
    unmet: 'not yet',
    progress: '{count} of {total} rules met.',
    weak: 'Weak',
    fair: 'Fair',
    good: 'Good',
    strong: 'Strong',
    'hint.weak': 'easy to guess. Make it longer.',
    'hint.fair': 'add another word or two.',
    'hint.good': 'hard to guess.',
    'hint.strong': 'very hard to guess.',
    spoken: 'Strength: {strength}, {hint}',
  },
  {
    rules: '必要な条件',
    capsLock: 'Caps Lock がオンです。',
    met: '満たしています',
    unmet: 'まだです',
    progress: '{total}つの条件のうち{count}つを満たしています。',
    weak: '弱い',
    fair: 'やや弱い',
    good: '強い',
    strong: 'とても強い',
    'hint.weak': '推測されやすいパスワードです。長くすると強くなります。',
    'hint.fair': '単語をもう1、2語足してみてください。',
    'hint.good': '推測されにくいパスワードです。',
    'hint.strong': '非常に推測されにくいパスワードです。',
    spoken: '強度：{strength}。{hint}',
  },
);
