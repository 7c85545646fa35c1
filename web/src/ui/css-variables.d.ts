// The custom properties components set in `style`.

import 'react'

declare module 'react' {
  interface CSSProperties {
    '--t-hue'?: number
  }
}
