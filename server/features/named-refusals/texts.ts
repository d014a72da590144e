import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/languages'

const texts = {
  en: {
    hidden:
      '“{{field}}” has a value that can’t be saved ({{reason}}). No page shows it: ask the site’s developer.',
    unreadable:
      '“{{field}}” has a value that can’t be saved ({{reason}}). You can’t see it: ask an administrator.',
    copy: '“{{field}}” can’t be copied ({{reason}}). Create a new document and fill it in there.',
  },
  de: {
    hidden:
      '„{{field}}“ hat einen Wert, der sich nicht speichern lässt ({{reason}}). Keine Seite zeigt ihn: Fragen Sie, wer die Website entwickelt.',
    unreadable:
      '„{{field}}“ hat einen Wert, der sich nicht speichern lässt ({{reason}}). Sie können ihn nicht sehen: Fragen Sie die Administration.',
    copy: '„{{field}}“ lässt sich nicht kopieren ({{reason}}). Erstellen Sie ein neues Dokument, und füllen Sie es dort aus.',
  },
} as const satisfies Readonly<Record<Language, object>>

export function refusalText(
  { i18n }: PayloadRequest,
  key: keyof (typeof texts)['en'],
  { field, reason }: { field: string; reason: string },
): string {
  const language = i18n.language in texts ? (i18n.language as Language) : 'en'
  // What stands in brackets is part of a sentence.
  const inside = reason.replace(/\.$/, '')
  return texts[language][key].replace('{{field}}', () => field).replace('{{reason}}', () => inside)
}
