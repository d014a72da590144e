import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/languages'

// Fields show what the server says.
const texts = {
  en: {
    noAlt: 'This image has no alternative text.',
    unread: 'You can’t read this document, so it wasn’t checked.',
    missing: 'This document was missing when the link was checked.',
    unpublished: 'This document isn’t published.',
    seoMissing: 'This text is missing.',
    seoLength: 'This text should have {{min}}–{{max}} characters.',
    noTranslation: 'No translation in: {{locales}}.',
    headings: 'The heading “{{text}}” skips a level.',
    broken: 'This link is broken: {{url}}',
    linkUnchecked: 'This link couldn’t be checked: {{url}}',
    tooMany: 'Only the first {{count}} links were checked.',
    failed: 'This check failed. Contact an administrator.',
  },
  de: {
    noAlt: 'Dieses Bild hat keinen Alternativtext.',
    unread: 'Sie können dieses Dokument nicht lesen; es wurde nicht geprüft.',
    missing: 'Dieses Dokument fehlte, als der Link geprüft wurde.',
    unpublished: 'Dieses Dokument ist nicht veröffentlicht.',
    seoMissing: 'Dieser Text fehlt.',
    seoLength: 'Dieser Text sollte {{min}}–{{max}} Zeichen haben.',
    noTranslation: 'Keine Übersetzung in: {{locales}}.',
    headings: 'Die Überschrift „{{text}}“ überspringt eine Ebene.',
    broken: 'Dieser Link ist defekt: {{url}}',
    linkUnchecked: 'Dieser Link konnte nicht geprüft werden: {{url}}',
    tooMany: 'Nur die ersten {{count}} Links wurden geprüft.',
    failed:
      'Diese Prüfung ist fehlgeschlagen. Wenden Sie sich an eine Administratorin oder einen Administrator.',
  },
} as const satisfies Readonly<Record<Language, object>>

type PreflightText = keyof (typeof texts)['en']

export const preflightText = (
  { i18n }: PayloadRequest,
  key: PreflightText,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  texts[i18n.language in texts ? (i18n.language as Language) : 'en'][key].replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => String(values[name] ?? ''),
  )
