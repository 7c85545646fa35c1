import LoginIcon from '@mui/icons-material/Login'
import type { ConsolePart } from '../../platform/parts.ts'
import { MethodsPage } from './methods-page.tsx'

export const methodsPart: ConsolePart = {
  name: 'sign-in-methods',
  label: 'Sign-in methods',
  icon: LoginIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_sign_in_methods' },
  list: MethodsPage,
}
