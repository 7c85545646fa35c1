// The page in the frame of the Look page. It draws the home page. It sends no request but for texts, and stores nothing.

// First, because it brings the base styles.
import { startFrame } from '../../../platform/ui/start-frame.ts'
import { findInterfaceLanguage } from '@trivium/contract/platform/interface-languages'
import { hueOf } from '@trivium/rules/platform/accent'
import { FramedHome } from '../../../../../web/src/layout/framed-home.tsx'
import { useSession } from '../../../../../web/src/platform/session/session.ts'
import { type LookMessage, readLook, readyReply } from './look-message.ts'

startFrame<LookMessage>({
  read: readLook,
  prepare: look =>
    useSession.setState({
      token: null,
      user: null,
      interfaceLanguage: findInterfaceLanguage(look.language) ?? 'english',
      webSettings: {
        app_name: look.name,
        contact_email: null,
        logo: look.logo,
        accent_color: look.color,
        mascot: look.hasMascot,
        hero: { picture: look.heroPicture, hue: hueOf(look.color) },
        links: [],
        maintenance: false,
        demo: false,
        texts: {},
        providers: { kind: 'embedded', email: true, phone: false, google: false, outbox: false, firebase: null },
      },
    }),
  draw: look => <FramedHome scheme={look.scheme} color={look.color} hero={look.hero} />,
  ready: readyReply,
})
