import LoginIcon from '@mui/icons-material/Login'
import type { Part } from '../../platform/parts.ts'
import { MethodsPage } from './methods-page.tsx'

export const methodsPart: Part = {
  name: 'sign-in-methods',
  label: 'Sign-in methods',
  icon: LoginIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_sign_in_methods' },
  list: MethodsPage,
}
