// Dependencies that stay behind longer than docs/decisions/045 allows, why, and until when: `npm run outdated` reads it.

import type { Exception } from './time-frames.ts'

export const behindOnPurpose: Readonly<Record<string, Exception>> = {
  node: {
    covers: 'newer major',
    reason: 'Node.js 24 is a release with long-term support, until April 2028; 25 never was one, so that 26 is the next',
    until: '2027-05-27',
  },
  '@types/node': { covers: 'newer major', reason: 'types of the Node.js that runs it all, so as long as node stays', until: '2027-05-27' },
  '@sparticuz/chromium': {
    covers: 'both',
    reason:
      'only journeys run it, on our own pages; a newer one has to be seen to run without packages of the system, under the playwright-core we have',
    until: '2027-02-27',
  },
}
