// What changed between two texts: it strikes deleted words out and underlines inserted ones, so that readers need not tell colours apart.

import { Box } from '@mui/material'
import { diffWords } from './word-diff.ts'

export const Difference = ({ before, after }: { before: string; after: string }) => (
  <Box
    component="bdi"
    dir="auto"
    sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& ins, & del': { px: '1px', borderRadius: '2px' } }}
  >
    {diffWords(before, after).map(({ kind, text }, index) =>
      kind === 'same' ? (
        <span key={index}>{text}</span>
      ) : kind === 'deleted' ? (
        <Box component="del" key={index} sx={{ bgcolor: theme => `${theme.palette.error.main}26` }}>
          {text}
        </Box>
      ) : (
        <Box component="ins" key={index} sx={{ bgcolor: theme => `${theme.palette.success.main}26` }}>
          {text}
        </Box>
      ),
    )}
  </Box>
)
