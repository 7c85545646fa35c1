// Makes a misspelt text key a compile error: the keys are those of the English texts.

import 'i18next'
import type texts from '../../../content/texts/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts'
    resources: { texts: typeof texts }
    keySeparator: false
    nsSeparator: false
    returnNull: false
  }
}
