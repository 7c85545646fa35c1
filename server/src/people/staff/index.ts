export { staffActions } from './admin.ts'
export { makeStaff } from './roles.ts'
export { forgetSecondFactor } from './second-factor.ts'
