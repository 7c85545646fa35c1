// The list of site texts, each in every interface language.

import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { NotRead } from '../../ui/not-read.tsx'
import { useReply } from '../../ui/use-reply.ts'
import { pageTitles } from './page-titles.ts'

export function PageList() {
  const { reply, problem, again } = useReply('get_pages', {})
  return (
    <Box sx={{ py: 2, maxWidth: 800 }}>
      <Title title="Texts of the site" />
      {problem && <NotRead problem={problem} again={again} />}
      {reply === null && !problem && <Typography>Loading …</Typography>}
      {reply && (
        <Table size="small" aria-label="Texts of the site">
          <TableHead>
            <TableRow>
              {['Text', 'Language', 'State'].map(title => (
                <TableCell key={title}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {reply.data.map(({ id, type, language_name, is_written, is_changed }) => (
              <TableRow key={id}>
                <TableCell>
                  <Link to={`/pages/${encodeURIComponent(id)}`}>
                    {pageTitles[type]} (<bdi>{language_name}</bdi>)
                  </Link>
                </TableCell>
                <TableCell>
                  <bdi>{language_name}</bdi>
                </TableCell>
                <TableCell>
                  {is_written ? (
                    is_changed ? (
                      <Chip size="small" color="secondary" label="changed" />
                    ) : (
                      'default'
                    )
                  ) : (
                    'missing: players read the English text'
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  )
}
