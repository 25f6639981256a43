import process from 'node:process';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** Interval of progress lines without a terminal, in milliseconds. */
const heartbeat = 20_000;

/** "48 s", "2 min 05 s". @param {number} seconds */
export function duration(seconds) {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * Shows progress of a set-up step: a spinner on a terminal, otherwise an occasional line, so that a log shows activity
 * without filling up.
 *
 * @template T
 * @param {string} title what is being done, e.g. "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = process.hrtime.bigint();
  const elapsed = () => duration(Number(process.hrtime.bigint() - started) / 1e9);
  const terminal = process.stdout.isTTY;
  let frame = 0;
  if (!terminal) console.log(`  ${title} …`);
  const timer = terminal
    ? setInterval(() => {
        frame += 1;
        process.stdout.write(`\r\x1b[2K${frames[frame % frames.length]} ${title} … ${elapsed()}`);
      }, 100)
    : setInterval(() => console.log(`  ${title} … ${elapsed()}`), heartbeat);
  const end = (/** @type {string} */ mark) => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\x1b[2K');
    console.log(`${mark} ${title} (${elapsed()})`);
  };
  try {
    const result = await work();
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

/** An error with a message for the user, printed without a stack trace. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
