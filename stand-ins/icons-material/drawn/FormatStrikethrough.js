// Copied by stand-ins/copy.mjs from @mui/icons-material.
import { createSvgIcon } from '@mui/material/utils'
import { jsx as _jsx } from 'react/jsx-runtime'
export default createSvgIcon(
  /*#__PURE__*/ _jsx('path', {
    d: 'M10 19h4v-3h-4zM5 4v3h5v3h4V7h5V4zM3 14h18v-2H3z',
  }),
  'FormatStrikethrough',
)
