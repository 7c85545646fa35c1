// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M4 19l16 0', key: 'svg-0' }],
  ['path', { d: 'M4 15l4 -6l4 2l4 -5l4 4', key: 'svg-1' }],
]
const IconChartLine = /* @__PURE__ */ createIcon('outline', 'chart-line', 'ChartLine', __iconNode)

export { IconChartLine as default }
