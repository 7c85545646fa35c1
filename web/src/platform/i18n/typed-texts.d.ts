// Types text keys by the English texts, so that a misspelt key is a compile error.

import 'i18next'
import type texts from '../../../../content/texts/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts'
    resources: { texts: typeof texts }
    keySeparator: false
    nsSeparator: false
    returnNull: false
  }
}
