// Our coin: a disc with a four-pointed star. It shows no currency sign, because coins are no money.

import { createReactComponent } from '@tabler/icons-react'

export const CoinIcon = createReactComponent('outline', 'coin-star', 'CoinStar', [
  ['path', { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', key: 'disc' }],
  ['path', { d: 'M12 7.250l1.450 3.300l3.300 1.450l-3.300 1.450l-1.450 3.300l-1.450 -3.300l-3.300 -1.450l3.300 -1.450z', key: 'star' }],
])
