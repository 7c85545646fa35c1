// Picks a name by language. Editors write the names, so one may be missing: then the English one is used, then any.

export function nameIn(names: Readonly<Record<string, string>>, languageCode: string): string {
  return names[languageCode] ?? names.en ?? Object.values(names)[0] ?? ''
}
