import { attackEveryMode } from './mode-attack.ts'

attackEveryMode()
