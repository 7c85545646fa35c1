// The look of the console: the ink, paper and marigold of the app, closer together, because there is more to see.

import type { Theme } from '@mui/material'
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'

/** react-admin names the boxes of its rows where no screen reader looks: the name belongs to the input. */
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

/** What is wider than a tablet, such as a long row, moves in its own frame: the page itself never does. */
const narrow = {
  RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, paddingBottom: 72 } } } },
  RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
  RaDatagrid: { styleOverrides: { root: { minWidth: 0, '& .RaDatagrid-tableWrapper': { overflowX: 'auto' } } } },
  RaToolbar: { styleOverrides: { root: { backgroundColor: 'transparent', gap: 16 } } },
}

/** Where the keyboard is: the library only tints it. Inside, where a frame cuts off what stands out. */
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
  // The sign that something is under way, of react-admin's bar and lists, has no name of its own.
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
