import type { PlantedBug } from './bug.ts'

/** Mistakes in the pages of players, and in what they show. */
export const inWeb: PlantedBug[] = [
  {
    name: 'a formula of a question runs a script',
    file: 'web/src/ui/formula-html.ts',
    find: 'trust: false',
    replace: 'trust: true',
    project: 'web',
    test: 'web/src/ui/formula-html.test.ts',
  },
  {
    name: 'the service worker answers for the server',
    file: 'web/src/paths-of-server.ts',
    find: '(api|identity|media|live|',
    replace: '(api|media|live|',
    project: 'web',
    test: 'web/src/paths-of-server.test.ts',
  },
  {
    name: 'Arabic has no dual',
    file: 'content/texts/ar.json',
    find: '  "auth.resend_in_two": "إعادة الإرسال بعد ثانيتين",\n',
    replace: '',
    project: 'web',
    test: 'web/src/i18n/texts.test.ts',
  },
  {
    name: 'a fault of the server signs the player out',
    file: 'web/src/api.ts',
    find: 'if (response.status === 401 && useSession',
    replace: 'if (response.status >= 401 && useSession',
    project: 'web',
    test: 'web/src/api.test.ts',
  },
  {
    name: 'a fault of the server is tried again for ever',
    file: 'web/src/plays/conversation/patience.ts',
    find: 'new Set([429, 502, 503, 504])',
    replace: 'new Set([429, 500, 502, 503, 504])',
    project: 'web',
    test: 'web/src/plays/conversation/patience.test.ts',
  },
  {
    name: 'a page gives no answer by its own clock',
    file: 'web/src/plays/conversation/play-conversation.ts',
    find: 'const hasRunOut = isRunOut(state(), now())',
    replace: "const hasRunOut = isRunOut(state(), now())\n    if (hasRunOut) await handIn('')",
    project: 'web',
    test: 'web/src/plays/conversation/play-clock.test.ts',
  },
]
