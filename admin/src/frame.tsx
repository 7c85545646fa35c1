// The frame around every part: the grouped menu, the bar, and a note when the console is read-only.

import ShieldIcon from '@mui/icons-material/Shield'
import { Alert, Divider, ListSubheader } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import {
  AppBar,
  Layout,
  Logout,
  Menu,
  MenuItemLink,
  TitlePortal,
  usePermissions,
  UserMenu,
  useSidebarState,
  useUserMenu,
} from 'react-admin'
import { readRights } from './auth-provider.ts'
import { ConflictDialog } from './platform/ui/conflict-dialog.tsx'
import { mayOpen } from './platform/may-open.ts'
import { parts } from './parts-table.ts'
import type { ConsolePart } from './platform/parts.ts'
import { ProveAgainDialog } from './people/identity/index.ts'

export function Frame({ children }: { children?: ReactNode }) {
  return (
    <Layout menu={ConsoleMenu} appBar={ConsoleBar}>
      <DocumentTitle />
      <DemoNote />
      {children}
      <ConflictDialog />
      <ProveAgainDialog />
    </Layout>
  )
}

/** The id that react-admin gives to the title in the bar. */
const titleId = 'react-admin-title'
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
            {members.map(part => (
              <PartItem key={part.name} part={part} />
            ))}
          </div>
        ))}
    </Menu>
  )
}

function PartItem({ part: { name, label, icon: Icon, badge: Badge } }: { part: ConsolePart }) {
  if (!Badge) return <Menu.ResourceItem name={name} />
  const text = (
    <>
      {label}
      <Badge />
    </>
  )
  return <Menu.Item to={`/${name}`} primaryText={text} leftIcon={<Icon />} />
}

const ConsoleBar = () => (
  <AppBar
    alwaysOn
    color="primary"
    userMenu={
      <UserMenu>
        <SecondFactorItem />
        <Logout />
      </UserMenu>
    }
  >
    <TitlePortal component="h1" />
  </AppBar>
)

const nameOfConsole = document.title

/** Names the page in the browser's tab and history. Parts write their title into the bar only. */
function DocumentTitle() {
  useEffect(() => {
    const bar = document.getElementById(titleId)
    if (!bar) return
    const copy = () => (document.title = bar.textContent ? `${bar.textContent} · ${nameOfConsole}` : nameOfConsole)
    const observer = new MutationObserver(copy)
    observer.observe(bar, { childList: true, subtree: true, characterData: true })
    copy()
    return () => {
      observer.disconnect()
      document.title = nameOfConsole
    }
  }, [])
  return null
}

/** Closes the menu, which otherwise stays open over the page. */
function SecondFactorItem() {
  const menu = useUserMenu()
  return <MenuItemLink to="/second-factor" primaryText="Second factor" leftIcon={<ShieldIcon />} onClick={() => menu?.onClose()} />
}

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
