// The frame around every part: the grouped menu, the bar, and a note when the console is read-only.

import ShieldIcon from '@mui/icons-material/Shield'
import { Alert, Divider, ListSubheader } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { AppBar, Layout, Logout, Menu, MenuItemLink, TitlePortal, usePermissions, UserMenu, useSidebarState } from 'react-admin'
import { readRights } from './auth-provider.ts'
import { mayOpen } from './platform/may-open.ts'
import { parts } from './parts-table.ts'
import { ProveAgainDialog } from './people/identity/index.ts'

export function Frame({ children }: { children?: ReactNode }) {
  return (
    <Layout menu={ConsoleMenu} appBar={ConsoleBar}>
      <DemoNote />
      {children}
      <ProveAgainDialog />
    </Layout>
  )
}

const groups = ['Content', 'Play', 'People', 'Money', 'Service'] as const

function ConsoleMenu() {
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  const [isWide] = useSidebarState()
  const open = parts.filter(({ roles }) => mayOpen(roles, held))
  return (
    <Menu>
      <Menu.DashboardItem />
      {groups
        .map(group => [group, open.filter(part => part.group === group)] as const)
        .filter(([, members]) => members.length > 0)
        .map(([group, members]) => (
          <div key={group} role="group" aria-label={group}>
            {isWide ? (
              <ListSubheader component="div" aria-hidden disableSticky sx={{ lineHeight: 2.6, background: 'transparent' }}>
                {group}
              </ListSubheader>
            ) : (
              <Divider sx={{ my: 1 }} />
            )}
            {members.map(({ name }) => (
              <Menu.ResourceItem key={name} name={name} />
            ))}
          </div>
        ))}
    </Menu>
  )
}

const ConsoleBar = () => (
  <AppBar
    alwaysOn
    color="primary"
    userMenu={
      <UserMenu>
        <MenuItemLink to="/second-factor" primaryText="Second factor" leftIcon={<ShieldIcon />} />
        <Logout />
      </UserMenu>
    }
  >
    <TitlePortal component="h1" />
  </AppBar>
)

function DemoNote() {
  const [isDemo, setIsDemo] = useState(false)
  useEffect(() => {
    readRights().then(
      ({ demo }) => setIsDemo(demo),
      () => {},
    )
  }, [])
  return isDemo ? (
    <Alert severity="info" sx={{ mt: 2 }}>
      This is a demo. You can look at everything, but not change anything.
    </Alert>
  ) : null
}
