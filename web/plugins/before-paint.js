// Runs before the first paint. Sets theme and direction, so that neither flashes, and sends the first screen's requests while the app is
// still loading. Reads the state that src/session.ts stores; src/early.ts takes the responses.
;(() => {
  const root = document.documentElement

  const readKept = () => {
    try {
      return JSON.parse(localStorage.getItem('root') || '{}').state || {}
    } catch {
      // If the storage is blocked or broken, the defaults apply.
      return {}
    }
  }
  const kept = readKept()
  const isDark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')

  // The build writes the languages into index.html; English is the first.
  const languages = document.currentScript.dataset.languages.split(' ').map(language => {
    const [name, code, direction, texts, firstTexts] = language.split(':')
    return { name, code, direction, texts, firstTexts }
  })
  // The chosen language, or else the first of the browser's languages that we support. A language that the operator has added starts with
  // the English texts; its own are in the state of the page.
  const own = kept.addedLanguage && kept.addedLanguage.code === kept.interfaceLanguage ? kept.addedLanguage : null
  const wanted = own ? [] : kept.interfaceLanguage ? [kept.interfaceLanguage] : navigator.languages
  const found = wanted.map(name => languages.find(language => language.name === name || language.code === name.toLowerCase().split('-')[0]))
  const language = found.find(Boolean) || languages[0]
  root.lang = own ? own.code : language.code
  root.dir = own ? (own.rtl ? 'rtl' : 'ltr') : language.direction

  const token = kept.token || null
  const answers = (globalThis.earlyAnswers = {})
  const expect = (key, url, options) => {
    const response = fetch(url, { signal: AbortSignal.timeout(15_000), ...options })
    // The caller that takes the answer handles the error.
    response.catch(() => {})
    answers[key] = { askedAt: performance.now(), response }
  }
  const ask = (name, fields) => {
    const form = new FormData()
    const sorted = Object.keys(fields).sort()
    for (const field of sorted) form.set(field, fields[field])
    const key = JSON.stringify([name, token, sorted.map(field => `${field}=${fields[field]}`)])
    const headers = token ? { Authorization: `Bearer ${token}`, 'X-Web-Language': root.lang } : {}
    expect(key, `/api/${name}`, { method: 'POST', headers, body: form })
  }
  const isFetched = name => {
    try {
      return sessionStorage.getItem(`trivium.fetched.${name}`) === '1'
    } catch {
      return false
    }
  }
  const isHome = location.pathname === '/'
  // Only the build knows the files of the texts. The home page starts with the texts of its first screen.
  if (isHome && language.firstTexts) expect(`first texts ${language.code}`, language.firstTexts)
  else if (language.texts) expect(language.texts, language.texts)
  if (!isFetched('get_web_settings') || !kept.webSettings) ask('get_web_settings', {})
  // After a reload of an exam, the examinee is away until the page takes the seat again within five seconds. That cannot wait for the app.
  const exam = /^\/exam-module\/play\/(\d+)\/?$/.exec(location.pathname)
  if (exam && token) ask('get_exam_module_questions', { play_id: exam[1] })
  if (!isHome) return
  const isMultiLanguage = String((kept.systemConfig || {}).language_mode) === '1'
  const content = isMultiLanguage && kept.contentLanguageId ? { language_id: String(kept.contentLanguageId) } : {}
  ask('get_web_home_settings', { web_language: root.lang, ...content })
  if (token) ask('get_player_home', content)
})()
