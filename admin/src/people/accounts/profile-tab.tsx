import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import type { PlayerProfile } from '@trivium/contract/people/accounts.admin'
import { writtenNumber, writtenTime } from '../../platform/ui/formats.ts'
import { PlayerLink } from '../../platform/ui/player-link.tsx'

export function ProfileTab() {
  const player = useRecordContext<PlayerProfile>()
  // A row of the list has fewer fields. Wait for the whole record.
  if (player?.refer_code === undefined) return <Typography role="status">Loading …</Typography>
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' }, columnGap: 3, rowGap: 0.5, m: 0 }}
    >
      {factsOf(player).map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function factsOf(player: PlayerProfile): [label: string, value: ReactNode][] {
  const { invited_by } = player
  return [
    ['Name', <bdi key="name">{player.name}</bdi>],
    ['Status', player.status],
    ['Roles', player.roles.join(', ') || 'none'],
    ...contactsOf(player),
    ['Signs in by', player.type],
    ['Coins', writtenNumber(player.coins)],
    ['Score', player.rank === null ? '–' : `${writtenNumber(player.score)} (rank ${writtenNumber(player.rank)})`],
    ['Finished rounds', writtenNumber(player.plays)],
    ['Badges', writtenNumber(player.badges_unlocked)],
    ['Invitation code', player.refer_code],
    ['Invited by', invited_by ? <PlayerLink key="inviter" person={invited_by} /> : 'nobody'],
    ['Invited', writtenNumber(player.friends)],
    ['Languages', [player.language, player.web_language].filter(Boolean).join(', ') || 'default'],
    ['Time zone', player.timezone],
    ['Registered', writtenTime(player.registered_at)],
    ['Last seen', writtenTime(player.last_seen_at)],
  ]
}

function contactsOf({ shows_contacts, email, mobile }: PlayerProfile): [label: string, value: ReactNode][] {
  if (!shows_contacts) return []
  return [
    ['Address', email ?? '–'],
    ['Number', mobile ?? '–'],
  ]
}
