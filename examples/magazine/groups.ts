/** The headings of the side navigation, in the two languages of the editorial office. */
export const groups = {
  content: { en: 'Content', de: 'Inhalt' },
  media: { en: 'Media', de: 'Medien' },
  people: { en: 'People', de: 'Menschen' },
  settings: { en: 'Settings', de: 'Einstellungen' },
}
