// The page of languages: those of the interface, and those of questions.

import { Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { NotRead } from '../../ui/not-read.tsx'
import { useReply } from '../../ui/use-reply.ts'
import { AddLanguage } from './add-language.tsx'
import { ContentLanguages } from './content-languages.tsx'
import { InterfaceLanguages } from './interface-languages.tsx'

export function LanguagePage() {
  const ofInterface = useReply('get_interface_languages', {})
  const ofQuestions = useReply('get_content_languages', {})
  const problem = ofInterface.problem ?? ofQuestions.problem
  return (
    <Box sx={{ py: 2, maxWidth: 1000 }}>
      <Title title="Languages" />
      {problem && <NotRead problem={problem} again={() => Promise.all([ofInterface.again(), ofQuestions.again()])} />}
      <Typography variant="h6" component="h2">
        Interface languages
      </Typography>
      <Typography color="text.secondary">
        A new language shows English texts until it is translated. Download its file for a translator, upload the translated file, and
        switch the language on. Before anything is imported, you see what the file would change.
      </Typography>
      {ofInterface.reply ? (
        <InterfaceLanguages rows={ofInterface.reply.data} onChanged={ofInterface.again} />
      ) : (
        <Typography>Loading …</Typography>
      )}
      <AddLanguage action="add_interface_language" onAdded={ofInterface.again} />
      <Typography variant="h6" component="h2" sx={{ mt: 4 }}>
        Question languages
      </Typography>
      {ofQuestions.reply ? (
        <ContentLanguages rows={ofQuestions.reply.data} onChanged={ofQuestions.again} />
      ) : (
        <Typography>Loading …</Typography>
      )}
      <AddLanguage action="add_content_language" onAdded={ofQuestions.again} />
    </Box>
  )
}
