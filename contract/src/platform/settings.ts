// The data a client needs before sign-in: configuration, texts, interface languages.

import { z } from 'zod'
import { action } from './action.ts'
import { Flag, LanguageId, optional, Text, Whole } from './fields.ts'
import { PublicSettings } from './public-settings.ts'

/** A content language. */
export const Language = z.object({ id: z.int(), code: z.string(), name: z.string(), rtl: z.boolean(), default: z.boolean() })
export type Language = z.output<typeof Language>

export const pageTypes = ['about_us', 'contact_us', 'privacy_policy', 'terms_conditions', 'instructions', 'faq'] as const
export type PageType = (typeof pageTypes)[number]

export const homeSections = ['modes', 'categories', 'leaderboard', 'news'] as const

const WebSettings = z.object({
  app_name: z.string(),
  contact_email: z.string().nullable(),
  logo: z.string().nullable(),
  accent_color: z.string().nullable(),
  /** Whether the drawn figure accompanies the player. */
  mascot: z.boolean(),
  hero: z.object({
    /** The picture behind the words at the top of the home page; null: a drawing. */
    picture: z.string().nullable(),
    /** The hue of that drawing, from the colour of the site; null: our own. */
    hue: z.number().nullable(),
  }),
  links: z.array(z.object({ name: z.string(), url: z.string() })),
  maintenance: z.boolean(),
  demo: z.boolean(),
  /**
   * Version of the operator's interface texts, by language code. A shipped language without overrides is absent. A language that the
   * operator has added is present while it is switched on, with '' before it has texts.
   */
  texts: z.record(z.string(), z.string()),
  providers: z.object({
    kind: z.enum(['embedded', 'firebase']),
    email: z.boolean(),
    phone: z.boolean(),
    google: z.boolean(),
    /** Whether this server shows the development outbox. */
    outbox: z.boolean(),
    /** Firebase's public configuration for the browser, no secrets; null with the embedded provider. */
    firebase: z
      .object({
        api_key: z.string(),
        auth_domain: z.string(),
        project_id: z.string(),
        app_id: z.string().nullable(),
        google_client_id: z.string().nullable(),
        /** Address of the Auth emulator; null in production. */
        emulator_url: z.string().nullable(),
      })
      .nullable(),
  }),
})
export type WebSettings = z.output<typeof WebSettings>

export const settings = {
  get_settings: action({
    summary: 'One page of the site, as sanitised HTML',
    access: 'anyone',
    openInMaintenance: true,
    input: z.object({ type: z.enum(pageTypes), web_language: optional(Text(16)) }),
    output: z.string(),
    /** Code of the text's language. It differs from the requested one if the text is missing there. */
    meta: z.object({ language: z.string() }),
    refusals: ['no_data'],
  }),
  get_system_configurations: action({
    summary: 'The public settings',
    access: 'anyone',
    openInMaintenance: true,
    input: z.object({}),
    output: PublicSettings,
    refusals: [],
  }),
  get_web_settings: action({
    summary: 'Name, look, links, maintenance, available sign-in providers',
    access: 'anyone',
    openInMaintenance: true,
    input: z.object({}),
    output: WebSettings,
    refusals: [],
  }),
  get_web_home_settings: action({
    summary: 'Content of the home page: hero, sections, slides',
    access: 'anyone',
    input: z.object({ language_id: LanguageId, web_language: optional(Text(16)) }),
    output: z.object({
      /** The operator's words. `is_default`: Trivium's words, until the operator writes some. */
      hero: z.object({ title: z.string(), text: z.string(), is_default: z.boolean() }),
      /** In display order. */
      sections: z.array(z.enum(homeSections)),
      slides: z.array(
        z.object({
          title: z.string(),
          text: z.string(),
          image: z.string().nullable(),
          url: z.string().nullable(),
          is_default: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  get_system_language_list: action({
    summary: 'Interface languages',
    access: 'anyone',
    openInMaintenance: true,
    input: z.object({ from: optional(Whole(1, 9)) }),
    output: z.array(Language),
    refusals: [],
  }),
  get_system_language_json: action({
    summary: 'All texts of an interface language',
    access: 'anyone',
    openInMaintenance: true,
    input: z.object({
      from: optional(Whole(1, 9)),
      language: Text(35),
      /** Only the operator's overrides; the client has the rest. */
      only_overridden: optional(Flag),
    }),
    output: z.object({ rtl: z.boolean(), version: z.string(), texts: z.record(z.string(), z.string()) }),
    refusals: ['document_not_found'],
  }),
}
