/* Runs before anything is drawn: the theme and the language this device chose. Must not fail, whatever is blocked. */
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
  } catch {}
  try {
    if (localStorage.getItem('locale') === 'ja') root.lang = 'ja';
  } catch {}
})();
