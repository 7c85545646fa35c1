// The groups of settings: a list beside the form, or one field on narrow screens.

import { Box, List, ListItemButton, ListItemText, MenuItem, TextField } from '@mui/material'

export interface GroupEntry {
  name: string
  /** Settings found by the search or the filter; null without either. */
  found: number | null
  unsaved: number
}

interface GroupListProps {
  groups: readonly GroupEntry[]
  /** Null while a search shows all groups. */
  chosen: string | null
  onChoose: (name: string) => void
}

const noteOf = ({ found, unsaved }: GroupEntry) =>
  [found === null ? null : `${found} found`, unsaved === 0 ? null : `${unsaved} not saved`].filter(Boolean).join(', ')

export const GroupList = ({ groups, chosen, onChoose }: GroupListProps) => (
  <>
    <Box
      component="nav"
      aria-label="Groups of settings"
      sx={{ display: { xs: 'none', md: 'block' }, flex: '0 0 210px', position: 'sticky', top: 60, alignSelf: 'flex-start' }}
    >
      <List dense sx={{ maxHeight: 'calc(100vh - 76px)', overflowY: 'auto' }}>
        {groups.map(group => (
          <li key={group.name}>
            <ListItemButton
              selected={group.name === chosen}
              aria-current={group.name === chosen ? 'true' : undefined}
              onClick={() => onChoose(group.name)}
            >
              <ListItemText primary={group.name} secondary={noteOf(group) || undefined} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Box>
    <TextField
      select
      size="small"
      label="Group"
      value={chosen ?? ''}
      onChange={event => onChoose(event.target.value)}
      sx={{ display: { xs: 'flex', md: 'none' } }}
    >
      {groups.map(group => (
        <MenuItem key={group.name} value={group.name}>
          {[group.name, noteOf(group)].filter(Boolean).join(': ')}
        </MenuItem>
      ))}
    </TextField>
  </>
)
