// Runs before the first paint so that neither the theme nor the direction flashes. Reads what src/session.ts keeps.
;(function () {
  var root = document.documentElement
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('root') || '{}').state || {}
  } catch (_) {
    // A blocked or broken store means defaults.
  }
  var dark =
    kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  var languages = { english: 'en', arabic: 'ar', spanish: 'es' }
  root.lang = languages[kept.interfaceLanguage] || 'en'
  root.dir = kept.interfaceLanguage === 'arabic' ? 'rtl' : 'ltr'
})()
