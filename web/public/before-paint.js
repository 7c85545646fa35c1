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
  // The build writes them into index.html; english is the first.
  var languages = document.currentScript.dataset.languages.split(' ').map(function (language) {
    return language.split(':')
  })
  var chosen = languages.filter(function (language) {
    return language[0] === kept.interfaceLanguage
  })
  var language = chosen[0] || languages[0]
  root.lang = language[1]
  root.dir = language[2]
})()
