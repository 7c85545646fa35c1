// The look of the site on one page: name, mark, colour, words and pictures, beside the players' own components that show them.

import { Box, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { NotRead } from '../../platform/ui/not-read.tsx'
import { useReply } from '../../platform/ui/use-reply.ts'
import { SaveBar } from '../../platform/settings/save-bar.tsx'
import { useDrafts } from '../../platform/settings/use-drafts.ts'
import { LookFields } from './look-fields.tsx'
import { LookPreview } from './look-preview.tsx'
import { lookIn } from './look-values.ts'

export function LookPage() {
  const { reply, problem, again } = useReply('get_all_settings', {})
  const rows = (reply?.data ?? []).filter(({ group }) => group === 'Look')
  const form = useDrafts(rows, again)
  const look = lookIn(rows, form.drafts)
  return (
    <Box sx={{ py: 2, maxWidth: 1180 }}>
      <Title title="Look" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Pages, icons, emails, shared pictures and this console get this look when you save it. Reload an open page to see it.
      </Typography>
      {problem && <NotRead problem={problem} again={again} />}
      {reply === null && !problem && <Typography>Loading …</Typography>}
      {reply !== null && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' } }}>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <LookFields key={form.turn} rows={rows} form={form} look={look} />
            <SaveBar
              count={form.drafts.size}
              isBusy={form.isBusy}
              problem={form.failure}
              onSave={() => void form.save()}
              onDiscard={form.discard}
            />
          </Stack>
          <LookPreview look={look} />
        </Box>
      )}
    </Box>
  )
}
