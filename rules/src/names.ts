// What a thing with a name in each language is called. Editors write the names: one that is missing is shown in English, then in any.

export function nameIn(names: Readonly<Record<string, string>>, languageCode: string): string {
  return names[languageCode] ?? names.en ?? Object.values(names)[0] ?? ''
}
