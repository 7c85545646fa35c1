// An exam as its examinee sees it, as the console shows it in a frame. It saves nothing, and watches nobody.

import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { Sitting } from '@trivium/contract/assess/exams'
import { useMemo, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { FreeLookProvider, FreePlayScreen, type OpenFreePlay } from '../../../play/plays/index.ts'
import { queryClient } from '../../../platform/calls/actions.ts'
import { playPath } from '../../../platform/modes/modes.ts'
import { useShownLanguage } from '../../../platform/session/session.ts'
import { theme, variablesFor } from '../../../platform/ui/theme/theme.ts'
import classes from './exam-play.module.css'
import { useExamLook } from './use-exam-look.ts'
import { Watermark } from './watermark.tsx'

export interface FramedExamProps {
  scheme: 'light' | 'dark'
  opened: OpenFreePlay
  sitting: Pick<Sitting, 'answer_again' | 'hides_timer' | 'watermark'>
  /** Shown after the hand-in, in English: the examiner reads it. */
  handedIn: string
}

export function FramedExam({ scheme, ...exam }: FramedExamProps) {
  const direction = useShownLanguage().rtl ? 'rtl' : 'ltr'
  const resolveVariables = useMemo(() => variablesFor(null), [])
  const path = playPath(exam.opened.play)
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path, element: <Exam {...exam} /> },
        { path: '*', element: <HandedIn text={exam.handedIn} /> },
      ],
      { initialEntries: [path] },
    ),
  )
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} forceColorScheme={scheme}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}

const ignore = () => {}

/** What the exam page sends with answers; here nothing is sent. */
const noTerms = { withChange: () => ({ seat: 1, number: 1 }), end: async () => null, onRefused: () => false }

function Exam({ opened, sitting }: Pick<FramedExamProps, 'opened' | 'sitting'>) {
  return (
    <main className={classes.exam}>
      <Watermark text={sitting.watermark} />
      <FreeLookProvider value={useExamLook(sitting, ignore)}>
        <FreePlayScreen {...opened} terms={noTerms} />
      </FreeLookProvider>
    </main>
  )
}

const HandedIn = ({ text }: { text: string }) => (
  <main lang="en" dir="ltr" className={classes.framedEnd}>
    <p>{text}</p>
  </main>
)
