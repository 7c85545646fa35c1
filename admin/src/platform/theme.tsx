// The theme of the console: the app's ink, paper and marigold, with denser spacing because there is more to show.

import type { Theme } from '@mui/material'
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { NotLoaded } from './ui/not-read.tsx'

/** Moves react-admin's label of row checkboxes to the input, where screen readers find it. */
const namedCheckbox = {
  defaultProps: {
    slotProps: {
      root: { 'aria-label': undefined },
      input: (box: { 'aria-label'?: string }) => (box['aria-label'] ? { 'aria-label': box['aria-label'] } : {}),
    },
  },
}

const shared = {
  shape: { borderRadius: 10 },
  sidebar: { width: 236, closedWidth: 56 },
  typography: { fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif', fontSize: 14 },
} satisfies RaThemeOptions

const orNotLoaded = { defaultProps: { error: <NotLoaded /> } }

/** Content that is wider than a tablet, such as a long row, scrolls in its own frame. The page itself never scrolls sideways. */
const narrow = {
  RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, paddingBottom: 72 } } } },
  RaList: { ...orNotLoaded, styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
  RaDatagrid: { styleOverrides: { root: { minWidth: 0, '& .RaDatagrid-tableWrapper': { overflowX: 'auto' } } } },
  RaToolbar: { styleOverrides: { root: { backgroundColor: 'transparent', gap: 16 } } },
}

/** The focus ring, because the library only tints the focus. It is drawn inside where a frame would cut it off. */
const ringed = ({ theme }: { theme: Theme }) => ({
  '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '&.MuiMenuItem-root.Mui-focusVisible, &.MuiTab-root.Mui-focusVisible': { outlineOffset: -2 },
  '.MuiAppBar-root &.Mui-focusVisible': { outlineColor: 'currentColor' },
})
const focusRing = { MuiButtonBase: { styleOverrides: { root: ringed } }, MuiLink: { styleOverrides: { root: ringed } } }

const componentsOf = ({ components }: RaThemeOptions): RaThemeOptions['components'] => ({
  ...components,
  ...narrow,
  ...focusRing,
  MuiCheckbox: namedCheckbox,
  RaEdit: orNotLoaded,
  RaShow: orNotLoaded,
  // Asks before a page with unsaved changes is left.
  RaSimpleForm: { defaultProps: { warnWhenUnsavedChanges: true } },
  // The library's grey has too little contrast on our ground.
  MuiToggleButton: { styleOverrides: { root: ({ theme }: { theme: Theme }) => ({ color: theme.palette.text.primary }) } },
  // react-admin's loading sign in the bar and in lists has no accessible name.
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
})

export const dayTheme: RaThemeOptions = {
  ...defaultLightTheme,
  ...shared,
  components: componentsOf(defaultLightTheme),
  palette: {
    mode: 'light',
    primary: { main: '#3b3a8f' },
    secondary: { main: '#8a5a00', contrastText: '#ffffff' },
    // The library's orange has too little contrast: with white words in it, and as words on white.
    warning: { main: '#b04a00' },
    background: { default: '#faf5ec', paper: '#ffffff' },
    text: { primary: '#1c1d3a', secondary: '#54556f' },
  },
}

export const nightTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  ...shared,
  components: componentsOf(defaultDarkTheme),
  palette: {
    mode: 'dark',
    primary: { main: '#b9b8ff' },
    secondary: { main: '#ffc65c' },
    error: { main: '#ff8a80', contrastText: '#2b0a08' },
    background: { default: '#131429', paper: '#1c1d38' },
    text: { primary: '#f3f1ea', secondary: '#b9bad2' },
  },
}
