// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M5 12l5 5l10 -10', key: 'svg-0' }]]
const IconCheck = /* @__PURE__ */ createIcon('outline', 'check', 'Check', __iconNode)

export { IconCheck as default }
