// The home page of a guest, as the console shows it in a frame beside the settings of the look. Its links lead nowhere.

import { Button, DirectionProvider, MantineProvider } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { accentOf } from '@trivium/rules/platform/accent'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../platform/calls/actions.ts'
import { useShownLanguage } from '../platform/session/session.ts'
import { MascotPicture } from '../platform/ui/drawing/mascot.tsx'
import { theme, variablesFor } from '../platform/ui/theme/theme.ts'
import { GuestWords } from '../profile/home/index.ts'
import classes from './framed-home.module.css'
import { Header } from './header.tsx'

interface FramedHomeProps {
  scheme: 'light' | 'dark'
  color: string | null
  hero: { title: string; text: string } | null
}

export function FramedHome({ scheme, color, hero }: FramedHomeProps) {
  const direction = useShownLanguage().rtl ? 'rtl' : 'ltr'
  const resolveVariables = useMemo(() => variablesFor(accentOf(color)), [color])
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} forceColorScheme={scheme}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <Home hero={hero} />
          </MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}

function Home({ hero }: Pick<FramedHomeProps, 'hero'>) {
  const { t } = useTranslation()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = page.current
    const stop = (event: MouseEvent) => {
      event.preventDefault()
      event.stopPropagation()
    }
    element?.addEventListener('click', stop, true)
    return () => element?.removeEventListener('click', stop, true)
  }, [])
  return (
    <div ref={page}>
      <Header />
      <main className={classes.page}>
        <GuestWords hero={hero} />
        <div className={classes.sample}>
          <MascotPicture mood="hello" className={classes.figure} />
          <div className={classes.actions}>
            <Button>{t('door.name_today')}</Button>
            <Button variant="default">{t('door.name_learn')}</Button>
            <a href="#main" className={classes.link}>
              {t('door.name_exams')}
            </a>
          </div>
        </div>
      </main>
    </div>
  )
}
