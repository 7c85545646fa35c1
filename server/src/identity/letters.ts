// What the mails and codes say, in every interface language.

export interface Letter {
  subject: string
  text: string
  html: string
  link?: string
  code?: string
}

export type LetterName = 'verify' | 'reset' | 'known' | 'code'

interface Words {
  subject: string
  body: string
  action?: string
  /** What to make of a mail one did not ask for. */
  after?: string
}

const words: Record<'en' | 'ar' | 'es', Record<LetterName, Words>> = {
  en: {
    verify: {
      subject: 'Confirm your e-mail address',
      body: 'Welcome to {app}. Confirm your address and you can start playing.',
      action: 'Confirm address',
      after: 'The link works for one hour. If you did not sign up, ignore this mail.',
    },
    reset: {
      subject: 'Choose a new password',
      body: 'Somebody asked for a new password for your {app} account.',
      action: 'Choose a password',
      after: 'The link works for one hour. If it was not you, nothing has changed: ignore this mail.',
    },
    known: {
      subject: 'You already have an account',
      body: 'Somebody tried to sign up at {app} with this address, which already has an account. Sign in as usual, or choose a new password.',
      action: 'Sign in',
    },
    code: { subject: 'Your code', body: '{code} is your {app} code. It works for 5 minutes. Tell it to nobody.' },
  },
  es: {
    verify: {
      subject: 'Confirma tu correo electrónico',
      body: 'Te damos la bienvenida a {app}. Confirma tu dirección y ya puedes jugar.',
      action: 'Confirmar dirección',
      after: 'El enlace sirve durante una hora. Si no te has registrado, ignora este mensaje.',
    },
    reset: {
      subject: 'Elige una contraseña nueva',
      body: 'Alguien pidió una contraseña nueva para tu cuenta de {app}.',
      action: 'Elegir contraseña',
      after: 'El enlace sirve durante una hora. Si no fuiste tú, nada ha cambiado: ignora este mensaje.',
    },
    known: {
      subject: 'Ya tienes una cuenta',
      body: 'Alguien intentó registrarse en {app} con esta dirección, que ya tiene una cuenta. Entra como siempre o elige una contraseña nueva.',
      action: 'Entrar',
    },
    code: { subject: 'Tu código', body: '{code} es tu código de {app}. Sirve durante 5 minutos. No se lo digas a nadie.' },
  },
  ar: {
    verify: {
      subject: 'أكِّد بريدك الإلكتروني',
      body: 'مرحبًا بك في {app}. أكِّد عنوانك لتبدأ اللعب.',
      action: 'تأكيد العنوان',
      after: 'يعمل الرابط ساعة واحدة. إن لم تسجّل بنفسك فتجاهل هذه الرسالة.',
    },
    reset: {
      subject: 'اختر كلمة مرور جديدة',
      body: 'طلب أحدهم كلمة مرور جديدة لحسابك في {app}.',
      action: 'اختيار كلمة المرور',
      after: 'يعمل الرابط ساعة واحدة. إن لم تطلبها فلم يتغيّر شيء، ويمكنك تجاهل هذه الرسالة.',
    },
    known: {
      subject: 'لديك حساب من قبل',
      body: 'حاول أحدهم التسجيل في {app} بهذا العنوان، وله حساب بالفعل. ادخل كالمعتاد أو اختر كلمة مرور جديدة.',
      action: 'الدخول',
    },
    code: { subject: 'رمزك', body: '{code} هو رمزك في {app}. يعمل خمس دقائق. لا تخبر به أحدًا.' },
  },
}

export interface LetterValues {
  appName: string
  link?: string
  code?: string
  /** Accept-Language of whoever asked. */
  languages: string | null
}

export function writeLetter(name: LetterName, { appName, link, code, languages }: LetterValues): Letter {
  const language = pick(languages)
  const { subject, body, action, after } = words[language][name]
  const filled = body.replace('{app}', appName).replace('{code}', code ?? '')
  const text = [filled, link, after].filter(Boolean).join('\n\n')
  const button = link && action ? `<p><a href="${escapeHtml(link)}">${action}</a></p>` : ''
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const html = `<div dir="${direction}"><p>${escapeHtml(filled)}</p>${button}${after ? `<p>${after}</p>` : ''}</div>`
  return { subject: `${subject} · ${appName}`, text, html, ...(link && { link }), ...(code && { code }) }
}

function pick(languages: string | null): 'en' | 'ar' | 'es' {
  for (const part of (languages ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (code === 'en' || code === 'ar' || code === 'es') return code
  }
  return 'en'
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
