// The custom properties components set in `style`.

import 'react'

declare module 'react' {
  interface CSSProperties {
    '--t-hue'?: number
    /** Letters in the longest word: word.module.css. */
    '--t-slots'?: number
  }
}
