export { isGenuine } from './draw/repeat-draw.ts'
