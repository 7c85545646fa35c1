// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11', key: 'svg-0' }]]
const IconBolt = /* @__PURE__ */ createIcon('outline', 'bolt', 'Bolt', __iconNode)

export { IconBolt as default }
