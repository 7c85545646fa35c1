// Runs before the first paint. Sets theme and direction, so that neither flashes, and asks the server for what the first screen waits
// for, while the app is still on its way. Reads what src/session.ts keeps; src/early.ts takes the answers.
;(function () {
  var root = document.documentElement
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('root') || '{}').state || {}
  } catch (_) {
    // A blocked or broken store means defaults.
  }
  var dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  // The build writes them into index.html; english is the first.
  var languages = document.currentScript.dataset.languages.split(' ').map(function (language) {
    return language.split(':')
  })
  // What was chosen; before that what the browser asks for, as far as we speak it.
  var wanted = kept.interfaceLanguage ? [kept.interfaceLanguage] : navigator.languages
  var found = wanted
    .map(function (name) {
      return languages.filter(function (language) {
        return language[0] === name || language[1] === name.toLowerCase().split('-')[0]
      })[0]
    })
    .filter(Boolean)
  var language = found[0] || languages[0]
  root.lang = language[1]
  root.dir = language[2]

  var token = kept.token || null
  var answers = (globalThis.earlyAnswers = {})
  function expect(key, url, options) {
    var response = fetch(url, Object.assign({ signal: AbortSignal.timeout(15000) }, options))
    // Whoever takes it hears what went wrong.
    response.catch(function () {})
    answers[key] = { askedAt: performance.now(), response: response }
  }
  function ask(name, fields) {
    var form = new FormData()
    var names = Object.keys(fields).sort()
    names.forEach(function (field) {
      form.set(field, fields[field])
    })
    var pairs = names.map(function (field) {
      return field + '=' + fields[field]
    })
    var headers = token ? { Authorization: 'Bearer ' + token } : {}
    expect(JSON.stringify([name, token, pairs]), '/api/' + name, { method: 'POST', headers: headers, body: form })
  }
  function isFetched(name) {
    try {
      return sessionStorage.getItem('trivium.fetched.' + name) === '1'
    } catch (_) {
      return false
    }
  }
  // Where its texts are, the build knows.
  if (language[3]) expect(language[3], language[3])
  if (!isFetched('get_web_settings') || !kept.webSettings) ask('get_web_settings', {})
  if (location.pathname !== '/') return
  var isMultiLanguage = String((kept.systemConfig || {}).language_mode) === '1'
  var content = isMultiLanguage && kept.contentLanguageId ? { language_id: String(kept.contentLanguageId) } : {}
  ask('get_web_home_settings', Object.assign({ web_language: language[1] }, content))
  if (token) ask('get_player_home', content)
})()
