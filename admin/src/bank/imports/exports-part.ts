import DownloadIcon from '@mui/icons-material/Download'
import type { Part } from '../../platform/parts.ts'
import { ExportPage } from './export-page.tsx'

export const exportsPart: Part = {
  name: 'exports',
  label: 'Export',
  icon: DownloadIcon,
  group: 'Content',
  roles: ['editor'],
  actions: {},
  list: ExportPage,
}
