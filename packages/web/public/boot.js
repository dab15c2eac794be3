// Puts theme and language on the page before anything is drawn, so that nothing flashes.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('undercroft.preferences') ?? '{}');
  } catch {
    // A page without storage starts with what the browser says.
  }
  const wanted = kept.theme ?? 'auto';
  const light = wanted === 'auto' ? matchMedia('(prefers-color-scheme: light)').matches : wanted === 'light';
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  const spoken = kept.language ?? navigator.language.slice(0, 2);
  document.documentElement.lang = ['en', 'ru', 'it'].includes(spoken) ? spoken : 'en';
})();
