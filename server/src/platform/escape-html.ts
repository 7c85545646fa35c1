const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** For the text of elements, and for values of attributes in quotes of either kind. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character] ?? character)
