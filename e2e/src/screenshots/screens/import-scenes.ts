// What an editor sees while they import a file into the bank, and the form of each question type.

import type { ImportRowView, ImportView } from '@trivium/contract/bank/imports.admin'
import type { Page } from '@playwright/test'
import { asWorkbook } from '../../../../server/test/banks/workbook.ts'
import type { Drafted, TypeBank } from '../type-bank.ts'

export interface ImportScene {
  name: string
  path: (bank: TypeBank) => string
  show: (page: Page) => Promise<unknown>
}

const csv = (name: string, ...lines: string[]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
type Sent = ReturnType<typeof csv>

const header = 'external id,question,A,B,C,correct,category,level,note,time limit'
const first = csv(
  'history of the world.csv',
  header,
  'h1,Who was the first emperor of Rome?,Augustus,Nero,Caesar,A,History of the world,1,He was called Octavian before.,',
  'h2,When did Constantinople fall?,1453,1492,1204,A,History of the world,1,,',
  'h3,Which wall fell in 1989?,Berlin,Jericho,China,A,History of the world,1,,',
)
const second = csv(
  'history of the world, mended.csv',
  header,
  'h1,Who was the first emperor of Rome?,Augustus,Nero,Tiberius,A,History of the world,2,He was called Octavian before 27 BC.,',
  'h2,When did Constantinople fall?,1453,1492,1204,A,History of the world,1,,',
  'h4,Which sea did the Vikings cross to reach Vinland?,The Atlantic,The Baltic,The Mediterranean,A,History of the world,1,They landed at L’Anse aux Meadows.,30',
  'h5,which sea did the VIKINGS cross to reach Vinland,The Mediterranean,The Atlantic,The Baltic,B,History of the world,1,,',
  'h6,Which wall fell in 1989?,Berlin,Jericho,China,B,History of the world,1,,',
  'h7,"What is missing here, in a question that is as long as real ones are, so that it takes more than one line on a phone?",One,Two,Three,F,History of the world,1,,',
  'h8,ما هي عاصمة الدولة العباسية؟,بغداد,دمشق,القاهرة,A,History of the world,1,بناها المنصور.,20',
  'h9,How much is $\\frac12 + \\frac14$?,$\\frac34$,$\\frac16$,1,A,History of the world,1,,',
)
const unknown = csv(
  'own columns.csv',
  'Prompt of ours,Solution,Wrong one,Where to,Our number',
  'Two and two?,4,5,Sums,17',
  'Three and three?,6,7,Sums,18',
)
const sheets = {
  name: 'two sheets.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    asWorkbook([
      { name: 'Cover', cells: [['Questions of the year'], ['Made by the school']] },
      {
        name: 'Questions',
        cells: [header.split(','), ...[1, 2].map(n => [`s${n}`, `Sheet question ${n}?`, 'Yes', 'No', '', 'A', 'Sheets', '1', '', ''])],
      },
      {
        name: 'Old ones',
        isHidden: true,
        cells: [
          ['question', 'A', 'B', 'correct'],
          ['Old?', 'Yes', 'No', 'A'],
        ],
      },
    ]),
  ),
}

const choose = (page: Page, ...files: Sent[]) => page.getByLabel('Files', { exact: true }).setInputFiles(files)
const status = (page: Page, said: RegExp) => page.getByRole('status').filter({ hasText: said }).first().waitFor()

async function upload(page: Page, file: Sent, source?: string): Promise<void> {
  await choose(page, file)
  if (source !== undefined) await page.getByLabel(/Source/).fill(source)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await status(page, /Ready|Waits/)
}

let mended: string | undefined
async function preview(page: Page, rows: string): Promise<void> {
  if (mended === undefined) {
    await upload(page, first, 'Museum')
    await page.getByRole('button', { name: /Import 3 questions/ }).click()
    await status(page, /Imported/)
    await page.goto('/admin/#/imports')
    await upload(page, second, 'Museum')
    mended = new URL(page.url()).hash
  }
  await page.goto(`/admin/${mended}?rows=${rows}`)
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Changes the server's reply about an import, as if the import had another size or state. */
async function altered(page: Page, change: (view: ImportView) => Partial<ImportView>): Promise<void> {
  await page.route('**/get_import', async route => {
    const reply: { data: ImportView } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, data: { ...reply.data, ...change(reply.data) } } })
  })
}

async function many(page: Page, total: number, at: number): Promise<void> {
  await preview(page, 'new')
  await altered(page, ({ counts }) => ({ counts: { ...counts, new: total }, bytes: total * 120 }))
  await page.route('**/get_import_rows', async route => {
    const asked: object = route.request().postDataJSON()
    const reply: { data: ImportRowView[] } = await (await route.fetch({ postData: { ...asked, offset: 0 } })).json()
    await route.fulfill({ json: { ...reply, total } })
  })
  await page.goto(`/admin/${mended}?rows=new&page=${at}`)
  await page.reload()
  await page.getByRole('navigation', { name: 'Pages of rows' }).waitFor()
}

const inState = (name: string, change: Partial<ImportView>, said: RegExp): ImportScene => ({
  name,
  path: imports,
  async show(page) {
    await preview(page, 'all')
    await altered(page, () => change)
    await page.reload()
    await status(page, said)
  },
})

const imports = () => 'imports'
const none = { new: 0, changed: 0, there: 0, double: 0, contradiction: 0, refused: 0, lost: 0 }

const forms = ['pairsLong', 'pairsDrawn', 'several', 'tenLong', 'pictures', 'remarks', 'number', 'word'] as const satisfies Drafted[]

export const importScenes: ImportScene[] = [
  { name: 'import-list-none', path: imports, show: page => page.getByText('No imports yet.').waitFor() },
  {
    name: 'import-uploads',
    path: imports,
    async show(page) {
      await choose(
        page,
        unknown,
        csv('neither.json', '[{"neither":"this"}]'),
        csv('nothing at all.csv'),
        csv('a name as long as only files from elsewhere have them, with a date 2026-11-29 (final) (2).csv', header),
      )
      await page.getByRole('button', { name: /Upload 3 files/ }).click()
      await page.getByRole('button', { name: 'Upload', exact: true }).waitFor()
      await page.waitForLoadState('networkidle')
      await choose(page, first)
    },
  },
  {
    name: 'import-uploading',
    path: imports,
    async show(page) {
      await page.route('**/upload_import', () => {})
      await choose(page, first, second)
      await page.getByRole('button', { name: /Upload 2 files/ }).click()
      await page.getByText(/Uploading:|Checking the file/).waitFor()
    },
  },
  { name: 'import-columns', path: imports, show: page => upload(page, unknown) },
  {
    name: 'import-sheets',
    path: imports,
    async show(page) {
      await upload(page, sheets)
      if (!(await page.getByLabel('Sheet').isVisible())) await page.getByRole('button', { name: 'How the server reads the file' }).click()
      await page.getByLabel('Sheet').waitFor()
    },
  },
  ...(['all', 'new', 'changed', 'there', 'double', 'contradiction', 'refused', 'lost'] as const).map((rows): ImportScene => ({
    name: `import-rows-${rows}`,
    path: imports,
    show: page => preview(page, rows),
  })),
  inState('import-reading', { state: 'reading', progress: 1234, counts: none }, /Reading the file/),
  inState('import-running', { state: 'running', progress: 3 }, /Importing/),
  inState('import-failed', { state: 'failed', problem: 'The database was not reached for ten minutes. Nothing was imported.' }, /Failed/),
  inState('import-zero', { counts: none }, /Ready/),
  { name: 'import-3000', path: imports, show: page => many(page, 3000, 60) },
  { name: 'import-50000', path: imports, show: page => many(page, 50_000, 2000) },
  {
    name: 'import-rows-unreached',
    path: imports,
    async show(page) {
      await preview(page, 'new')
      await page.route('**/get_import_rows', route => route.abort())
      await page.reload()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'import-done',
    path: imports,
    async show(page) {
      await preview(page, 'all')
      await page.getByRole('button', { name: /^Import \d+ questions?$/ }).click()
      await status(page, /Imported/)
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'import-list', path: imports, show: page => page.getByRole('cell', { name: 'Imported' }).first().waitFor() },
  { name: 'export', path: () => 'exports', show: page => page.getByLabel('Format').waitFor() },
  ...forms.map((name): ImportScene => ({
    name: `form-${name}`,
    path: ({ places }) => `questions/${places.get(name)?.questionId ?? 0}`,
    async show(page) {
      await page.getByRole('textbox', { name: 'Question' }).waitFor()
      await page.frameLocator('iframe').locator('h1').waitFor()
    },
  })),
  {
    name: 'questions-unreachable',
    path: () => `questions?filter=${encodeURIComponent('{"unreachable":true}')}`,
    show: page => page.waitForLoadState('networkidle'),
  },
]
