// All actions by wire name.

import { contract } from './areas.ts'

export { contract }
export type Contract = typeof contract
export type ActionName = keyof Contract
