// The custom properties that components set in `style`.

import 'react'

declare module 'react' {
  interface CSSProperties {
    '--t-hue'?: number
    /** 0 to 1, for a bar or a column. */
    '--share'?: number
    '--size'?: string
    /** From 0: the place in a sequence of motions. */
    '--turn'?: number
    /** Number of letters in the longest word, for word.module.css. */
    '--t-slots'?: number
    /** Number of keys in the widest row of the keyboard, for word.module.css. */
    '--t-keys'?: number
  }
}
