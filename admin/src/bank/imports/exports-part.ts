import DownloadIcon from '@mui/icons-material/Download'
import type { ConsolePart } from '../../platform/parts.ts'
import { ExportPage } from './export-page.tsx'

export const exportsPart: ConsolePart = {
  name: 'exports',
  label: 'Export',
  icon: DownloadIcon,
  group: 'Content',
  roles: ['editor'],
  actions: {},
  list: ExportPage,
}
