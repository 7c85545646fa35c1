// Finds the account of somebody who is to become staff, by the address or number they sign in with.

import { Button } from '@mui/material'
import { useState } from 'react'
import type { Colleague } from '@trivium/contract/people/staff.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { RolesDialog } from './roles-dialog.tsx'

export function AddColleague() {
  const [found, setFound] = useState<Colleague | null>(null)
  return (
    <>
      <AskButton
        label="Add by address"
        title="Add somebody to the staff"
        text="Type the email address or the mobile number (with +) that the person signs in with. You choose the roles in the next step."
        questions={[{ name: 'contact', label: 'Email address or mobile number' }]}
        onAnswer={async ({ contact }) => setFound((await call('find_colleague', { contact })).data)}
      />
      {found && <RolesDialog colleague={found} onClose={() => setFound(null)} />}
    </>
  )
}

export function ChangeRoles({ colleague }: { colleague: Colleague }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`Change roles of ${colleague.name}`} onClick={() => setIsOpen(true)}>
        Change
      </Button>
      {isOpen && <RolesDialog colleague={colleague} onClose={() => setIsOpen(false)} />}
    </>
  )
}
