// Copied by stand-ins/copy.mjs from @mui/icons-material.
import { createSvgIcon } from '@mui/material/utils'
import { jsx as _jsx } from 'react/jsx-runtime'
export default createSvgIcon(
  /*#__PURE__*/ _jsx('path', {
    d: 'M1 21h22L12 2zm12-3h-2v-2h2zm0-4h-2v-4h2z',
  }),
  'ReportProblem',
)
