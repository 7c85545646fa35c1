// Finds a player by number, by invitation code or by the start of the name.

import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api.ts'

interface FoundPlayer {
  id: number
  name: string
}

const quietMs = 250

async function find(words: string): Promise<FoundPlayer[]> {
  if (words.trim() === '') return []
  const { data } = await call('get_players', { search: words, status: 'active', limit: 10 }).catch(() => ({ data: [] }))
  return data.map(({ id, name }) => ({ id, name }))
}

export function PlayerSearch({ label, onPick }: { label: string; onPick: (player: FoundPlayer) => void }) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<FoundPlayer[]>([])
  useEffect(() => {
    const timer = setTimeout(async () => setFound(await find(words)), quietMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <Autocomplete
      sx={{ maxWidth: 420, mb: 1 }}
      size="small"
      options={found}
      value={null}
      blurOnSelect
      inputValue={words}
      onInputChange={(_event, next) => setWords(next)}
      filterOptions={options => options}
      getOptionLabel={({ name, id }) => `${name} · ${id}`}
      getOptionKey={({ id }) => id}
      noOptionsText={words.trim() === '' ? 'Type a name or a number' : 'No matching players'}
      onChange={(_event, player) => {
        if (player) onPick(player)
        setWords('')
      }}
      renderInput={params => <TextField {...params} label={label} />}
    />
  )
}
