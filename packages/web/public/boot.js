// Sets the theme before anything is drawn, so that nothing flashes. The client sets the language with its first words.
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
})();
