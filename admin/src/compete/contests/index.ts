export { contestsPart } from './contests-part.ts'
export { thingsPart } from './things/things-part.ts'
