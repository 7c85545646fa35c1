// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M19 3v12h-5c-.023 -3.681 .184 -7.406 5 -12m0 12v6h-1v-3m-10 -14v17m-3 -17v3a3 3 0 1 0 6 0v-3', key: 'svg-0' }],
]
const IconToolsKitchen2 = /* @__PURE__ */ createIcon('outline', 'tools-kitchen-2', 'ToolsKitchen2', __iconNode)

export { IconToolsKitchen2 as default }
