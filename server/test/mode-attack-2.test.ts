// One half of the attacks on all modes.

import { attackEveryMode } from './mode-attack.ts'

attackEveryMode(2)
