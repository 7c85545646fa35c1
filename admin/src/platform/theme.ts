// The theme of the console: the app's ink, paper and marigold, with denser spacing because there is more to show.

import type { Theme } from '@mui/material'
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'

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
  sidebar: { width: 220, closedWidth: 56 },
  typography: { fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif', fontSize: 14 },
} satisfies RaThemeOptions

/** Content that is wider than a tablet, such as a long row, scrolls in its own frame. The page itself never scrolls sideways. */
const narrow = {
  RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, paddingBottom: 72 } } } },
  RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
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
