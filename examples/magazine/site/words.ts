export type Locale = 'en' | 'de'

/** The few words that the site says itself. */
export const words = {
  en: {
    otherLanguage: 'Deutsch',
    minutes: 'min read',
    unpublished: 'Not published yet',
    by: 'by',
    sources: 'Sources',
    contact: 'Write to us about this',
    newer: 'Newer',
    older: 'Older',
    kinds: { essay: 'Essay', interview: 'Interview', review: 'Review', news: 'News' },
    notFound: 'There is no such page',
    notFoundHelp: 'It may have moved, or it may never have been more than an idea.',
    home: 'To the home page',
    unavailable: 'The magazine cannot be reached',
    unavailableHelp: 'The site is up, but the server that holds the texts does not answer at',
    tryAgain: 'Try again',
  },
  de: {
    otherLanguage: 'English',
    minutes: 'Min. Lesezeit',
    unpublished: 'Noch nicht veröffentlicht',
    by: 'von',
    sources: 'Quellen',
    contact: 'Schreiben Sie uns dazu',
    newer: 'Neuere',
    older: 'Ältere',
    kinds: { essay: 'Essay', interview: 'Gespräch', review: 'Besprechung', news: 'Meldung' },
    notFound: 'Diese Seite gibt es nicht',
    notFoundHelp: 'Vielleicht ist sie umgezogen, vielleicht war sie nie mehr als eine Idee.',
    home: 'Zur Startseite',
    unavailable: 'Die Zeitschrift ist nicht erreichbar',
    unavailableHelp: 'Die Website läuft, aber der Server mit den Texten antwortet nicht unter',
    tryAgain: 'Noch einmal versuchen',
  },
} as const

/** The same path in a language: English lives at the root, German below /de. */
export const localised = (locale: Locale, path: string): string =>
  locale === 'en' || !path.startsWith('/') ? path : `/de${path === '/' ? '' : path}`
