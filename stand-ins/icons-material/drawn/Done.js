// Copied by stand-ins/copy.mjs from @mui/icons-material.
import { createSvgIcon } from '@mui/material/utils'
import { jsx as _jsx } from 'react/jsx-runtime'
export default createSvgIcon(
  /*#__PURE__*/ _jsx('path', {
    d: 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z',
  }),
  'Done',
)
