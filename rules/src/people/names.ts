// Picks a name by language. Editors write the names, so one may be missing: the fallback is English, then any language.

export function nameIn(names: Readonly<Record<string, string>>, languageCode: string): string {
  return names[languageCode] ?? names.en ?? Object.values(names)[0] ?? ''
}
