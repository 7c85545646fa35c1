// States that take days to reach: changes the server's reply as if time had passed.

import type { ActionName, Contract } from '@trivium/contract'
import type { DataOf } from '@trivium/contract/platform/action'
import type { Page } from '@playwright/test'

type Told<Name extends ActionName> = DataOf<Contract[Name]>

/** @param beside fields of the reply in addition to `data` */
export async function altered<Name extends ActionName>(
  page: Page,
  name: Name,
  change: (data: Told<Name>) => Told<Name>,
  beside: object = {},
): Promise<void> {
  await page.route(`**/api/${name}`, async route => {
    const reply: { data: Told<Name> } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, ...beside, data: change(reply.data) } })
  })
}
