// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M10 14l11 -11', key: 'svg-0' }],
  ['path', { d: 'M21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5', key: 'svg-1' }],
]
const IconSend = /* @__PURE__ */ createIcon('outline', 'send', 'Send', __iconNode)

export { IconSend as default }
