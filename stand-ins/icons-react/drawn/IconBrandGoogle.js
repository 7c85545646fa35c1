// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M20.945 11a9 9 0 1 1 -3.284 -5.997l-2.655 2.392a5.5 5.5 0 1 0 2.119 6.605h-4.125v-3h7.945', key: 'svg-0' }],
]
const IconBrandGoogle = /* @__PURE__ */ createIcon('outline', 'brand-google', 'BrandGoogle', __iconNode)

export { IconBrandGoogle as default }
