// The frame of an email in the look of the site: the mark and the name above the words, buttons in its colour.

import { accentOf } from '@trivium/rules/platform/accent'
import { escapeHtml } from '../escape-html.ts'
import { defaultSettings, type Settings } from '../settings/defaults.ts'
import { iconPath, lookOf } from './look.ts'

interface LetterFrame {
  settings: Settings
  publicUrl: string
  rtl: boolean
}

/** @param body safe HTML */
export function frameLetter(body: string, { settings, publicUrl, rtl }: LetterFrame): string {
  const look = lookOf(settings)
  const icon = `<img src="${escapeHtml(publicUrl + iconPath('icon-192.png', look))}" alt="" width="32" height="32" style="vertical-align:middle" />`
  const head = `<p style="font-weight:bold">${icon} ${escapeHtml(look.name)}</p>`
  return `<div dir="${rtl ? 'rtl' : 'ltr'}">${head}${body}</div>`
}

/** A link as a button. @param words plain text */
export function letterButton(link: string, words: string, { accent_color }: Settings): string {
  const { '--t-accent': ground, '--t-on-accent': text } = accentOf(accent_color)?.light ?? {
    '--t-accent': '#f5ae22',
    '--t-on-accent': '#1e1b3a',
  }
  const style = `display:inline-block;padding:10px 20px;border-radius:20px;background:${ground};color:${text}`
  return `<a href="${escapeHtml(link)}" style="${style}">${escapeHtml(words)}</a>`
}

/** The name from which emails come; undefined while the site has our name: then MAIL_FROM says it. */
export const senderOf = ({ app_name: name }: Settings): string | undefined =>
  name === defaultSettings.app_name ? undefined : name.replace(/\p{Cc}+/gu, ' ').trim()
