// Mantine's theme with our palette (base.css): indigo for dark, warm paper for light, marigold for the main action.

import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import type { Accent } from '@trivium/rules/platform/accent'

const marigold: MantineColorsTuple = [
  '#fff7e6',
  '#feeccb',
  '#fdd896',
  '#fbc45f',
  '#f8b73a',
  '#f5ae22',
  '#e99f0c',
  '#c88404',
  '#9c6500',
  '#845400',
]

// Replaces Mantine's cool greys by warm ones.
const paper: MantineColorsTuple = [
  '#faf5ec',
  '#f1eadd',
  '#e6dccb',
  '#d9cdb8',
  '#c4b8a2',
  '#a89d88',
  '#857b69',
  '#665f52',
  '#474239',
  '#2b2822',
]

const ink: MantineColorsTuple = [
  '#efeefa',
  '#d8d8ee',
  '#b2b4d6',
  '#8a8dbd',
  '#565a96',
  '#34376b',
  '#262950',
  '#1c1e3b',
  '#131429',
  '#0e0f20',
]

const text = "'Inter', 'Noto Sans Arabic', 'Noto Sans Devanagari', 'Inter Stand-in', 'Inter Second Stand-in', system-ui, sans-serif"
const headings = "'Nunito', 'Noto Sans Arabic', 'Noto Sans Devanagari', 'Nunito Stand-in', 'Nunito Second Stand-in', system-ui, sans-serif"

/** Filled accent and danger variants take ground and text colour from base.css, where their contrast is checked. */
const variantColors: VariantColorsResolver = input => {
  const colors = defaultVariantColorsResolver(input)
  if (input.variant !== 'filled') return colors
  if (!input.color || input.color === 'marigold') return { ...colors, color: 'var(--t-on-accent)' }
  return input.color === 'red' ? { ...colors, color: 'var(--t-on-danger)' } : colors
}

export const theme = createTheme({
  primaryColor: 'marigold',
  primaryShade: { light: 5, dark: 4 },
  colors: { marigold, gray: paper, dark: ink },
  variantColorResolver: variantColors,
  autoContrast: true,
  luminanceThreshold: 0.4,
  black: '#1e1b3a',
  fontFamily: text,
  headings: { fontFamily: headings, fontWeight: '800' },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Plain objects, because importing the components for `extend` would put all of them into the first load.
    Button: { defaultProps: { size: 'md', radius: 'xl' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Paper: { defaultProps: { radius: 'lg', p: 'md' } },
    Modal: { defaultProps: { radius: 'lg', centered: true } },
  },
})

const shared = {
  '--mantine-color-body': 'var(--t-bg)',
  '--mantine-color-text': 'var(--t-ink)',
  '--mantine-color-dimmed': 'var(--t-muted)',
  '--mantine-color-default': 'var(--t-surface)',
  '--mantine-color-default-hover': 'var(--t-sunken)',
  '--mantine-color-default-color': 'var(--t-ink)',
  '--mantine-color-default-border': 'var(--t-line)',
  '--mantine-color-placeholder': 'var(--t-muted)',
  '--mantine-color-anchor': 'var(--t-accent-text)',
  '--mantine-color-error': 'var(--t-wrong)',
  '--mantine-primary-color-contrast': 'var(--t-on-accent)',
  '--mantine-color-marigold-filled': 'var(--t-accent)',
  '--mantine-color-marigold-filled-hover': 'var(--t-accent-hover)',
  '--mantine-color-marigold-text': 'var(--t-accent-text)',
  '--mantine-color-marigold-light-color': 'var(--t-accent-text)',
  '--mantine-color-marigold-outline': 'var(--t-accent-text)',
  '--mantine-color-red-filled': 'var(--t-danger)',
  '--mantine-color-red-filled-hover': 'color-mix(in srgb, var(--t-danger) 88%, black)',
  '--mantine-color-red-text': 'var(--t-wrong)',
  '--mantine-color-red-light': 'var(--t-wrong-soft)',
  '--mantine-color-red-light-hover': 'var(--t-wrong-soft)',
  '--mantine-color-red-light-color': 'var(--t-wrong)',
  '--mantine-color-red-outline': 'var(--t-wrong)',
}

/** The CSS variables, with the operator's colour instead of marigold if there is one. */
export function variablesFor(accent: Accent | null | undefined): CSSVariablesResolver {
  return () => ({ variables: {}, light: { ...shared, ...accent?.light }, dark: { ...shared, ...accent?.dark } })
}
