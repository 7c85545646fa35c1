// What staff may see of the service itself.

import { consoleOffice } from '@trivium/contract/console'
import { handle } from '../api/handle.ts'

export const consoleActions = handle(consoleOffice, {})
