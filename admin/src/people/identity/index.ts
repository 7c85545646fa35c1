export { methodsPart } from './methods-part.ts'
export { ProveAgainDialog } from './prove-again-dialog.tsx'
export { SecondFactorPage } from './second-factor-page.tsx'
export { SignInPage } from './sign-in-page.tsx'
