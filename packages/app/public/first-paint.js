/* Runs before anything is drawn: the theme, the density and the language this device chose. Must not fail, whatever is blocked. */
(() => {
  const root = document.documentElement;
  try {
    const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
    if (theme) {
      root.dataset.theme = theme;
      for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
        meta.content = theme === 'dark' ? '#171512' : '#f7f4ee';
      }
    }
    if (/(?:^|; )density=roomy(?:;|$)/.test(document.cookie)) root.dataset.density = 'touch';
  } catch {}

  /* A page that was drawn by the build shows the signed-out in one language. Everybody else sees the seal, as on every
     other page, until the script has drawn theirs. */
  let isTheirs = true;
  try {
    const chosen = localStorage.getItem('locale') === 'ja' ? 'ja' : 'en';
    isTheirs = localStorage.getItem('auth_token') === null && root.lang === chosen;
    root.lang = chosen;
  } catch {}
  root.hidden = !isTheirs;
  const showSeal = () => {
    const seal = document.querySelector('template#before-start');
    const app = document.querySelector('#root');
    if (seal) {
      app.replaceChildren(seal.content);
      delete app.dataset.drawn;
    }
    root.hidden = false;
  };

  /* A form that is sent before the script has taken it over waits for the script: sent by the browser itself, it would
     write a password into an address. */
  const hold = (event) => {
    const { dataset } = document.querySelector('#root');
    if (!('drawn' in dataset)) return;
    event.preventDefault();
    dataset.held = '';
  };
  document.addEventListener('submit', hold, { capture: true });

  /* A button that is pressed before then is noted by its place, and pressed again by the script. */
  const note = ({ target }) => {
    const app = document.querySelector('#root');
    const button = target.closest('#root button:not([type="submit"])');
    if (button && 'drawn' in app.dataset) app.dataset.pressed = [...app.querySelectorAll('button')].indexOf(button);
  };
  document.addEventListener('click', note, { capture: true });

  /* The script of a drawn page comes when the page is painted: until then the line is for what the paint needs. */
  const begin = () => {
    const script = document.querySelector('template#script');
    script?.replaceWith(script.content);
  };
  const beginAfterPaint = () => {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    /* For whatever never paints. */
    setTimeout(begin, 3000);
  };

  const onParsed = () => {
    if (!isTheirs) showSeal();
    if (!isTheirs || document.hidden || !('PerformanceObserver' in window)) begin();
    else beginAfterPaint();
  };
  document.addEventListener('readystatechange', onParsed, { once: true });
})();
