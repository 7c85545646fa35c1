// The console: its parts, its frame, and the access rights.

import { useState } from 'react'
import { Admin, CustomRoutes, localStorageStore, memoryStore, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { authProvider } from './auth-provider.ts'
import { DashboardPage } from './operations/console/index.ts'
import { dataProvider } from './data-provider.ts'
import { Frame } from './frame.tsx'
import { parts } from './parts-table.ts'
import { messagesOf } from './platform/messages.ts'
import { createQueryClient } from './platform/query-client.ts'
import { SecondFactorPage, SignInPage } from './people/identity/index.ts'
import { consoleStore } from './platform/store.ts'
import { siteName } from './platform/site-name.ts'
import { dayTheme, nightTheme } from './platform/theme.tsx'

const messages = messagesOf(parts)
// Our own texts are written in place, so they have no keys.
const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true })

/** Below this width in px the menu starts as icons, so that lists have room. */
const roomForMenu = 1100
const store = consoleStore(localStorageStore(), memoryStore())
if (window.innerWidth < roomForMenu && store.getItem('sidebar.open') === undefined) store.setItem('sidebar.open', false)

export function Console() {
  const [queryClient] = useState(createQueryClient)
  return (
    <Admin
      title={siteName}
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      store={store}
      layout={Frame}
      dashboard={DashboardPage}
      loginPage={SignInPage}
      theme={dayTheme}
      darkTheme={nightTheme}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/second-factor" element={<SecondFactorPage />} />
      </CustomRoutes>
      {parts.map(({ name, label, icon, list, edit, show, create, nameOf }) => (
        <Resource
          key={name}
          name={name}
          icon={icon}
          options={{ label }}
          list={list}
          edit={edit}
          show={show}
          create={create}
          recordRepresentation={nameOf ?? (row => `#${row.id}`)}
        />
      ))}
    </Admin>
  )
}
