// Writes licences.json for the page about licences: the shipped packages from the lock file, with the licence texts in the packages.

import type { Plugin } from 'vite'
import { licencePage } from '../../scripts/checks/licences.ts'

const fileName = 'licences.json'

export const licences = (): Plugin => ({
  name: 'trivium-licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(licencePage()) })
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_request, response) => void response.end(JSON.stringify(licencePage())))
  },
})
