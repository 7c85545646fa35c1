export { WhyButton } from './why-button.tsx'
