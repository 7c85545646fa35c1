// Copied by stand-ins/copy.mjs from @mui/icons-material.
import { createSvgIcon } from '@mui/material/utils'
import { jsx as _jsx } from 'react/jsx-runtime'
export default createSvgIcon(
  [
    /*#__PURE__*/ _jsx(
      'path',
      {
        d: 'M12 5.99 19.53 19H4.47zM12 2 1 21h22z',
      },
      '0',
    ),
    /*#__PURE__*/ _jsx(
      'path',
      {
        d: 'M13 16h-2v2h2zm0-6h-2v5h2z',
      },
      '1',
    ),
  ],
  'WarningAmber',
)
