import UploadFileIcon from '@mui/icons-material/UploadFile'
import type { ConsolePart } from '../../platform/parts.ts'
import { ImportList } from './import-list.tsx'
import { ImportPage } from './import-page.tsx'

export const importsPart: ConsolePart = {
  name: 'imports',
  label: 'Import',
  icon: UploadFileIcon,
  group: 'Content',
  roles: ['editor'],
  actions: { list: 'get_imports', one: 'get_import' },
  idField: 'import_id',
  list: ImportList,
  show: ImportPage,
  nameOf: row => String(row['name']),
}
