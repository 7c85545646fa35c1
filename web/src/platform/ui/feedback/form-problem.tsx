import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A problem of the whole form. */
export function FormProblem({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Alert role="alert" color="red" variant="light" radius="md" icon={<IconAlertTriangle size={20} aria-hidden />}>
      {children}
    </Alert>
  )
}
