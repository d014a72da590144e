/** The twelve categories. The slug is what the topics call them. */
export const shelves: readonly {
  slug: string
  colour: 'ink' | 'madder' | 'ochre' | 'moss' | 'harbour' | 'plum'
  en: { name: string; description: string }
  de: { name: string; description: string }
}[] = [
  {
    slug: 'design',
    colour: 'ink',
    en: {
      name: 'Design',
      description: 'How things come to look the way they do, and who was against it.',
    },
    de: { name: 'Gestaltung', description: 'Wie Dinge zu ihrer Form kommen, und wer dagegen war.' },
  },
  {
    slug: 'typography',
    colour: 'madder',
    en: { name: 'Typography', description: 'Letters, and the white between them.' },
    de: { name: 'Typografie', description: 'Buchstaben und das Weiß dazwischen.' },
  },
  {
    slug: 'architecture',
    colour: 'harbour',
    en: {
      name: 'Architecture',
      description: 'Rooms, and what it is like to be in them on a Tuesday.',
    },
    de: { name: 'Architektur', description: 'Räume, und wie es sich dienstags darin lebt.' },
  },
  {
    slug: 'cities',
    colour: 'plum',
    en: { name: 'Cities', description: 'Reports from pavements, squares and the last bus.' },
    de: { name: 'Städte', description: 'Berichte von Gehwegen, Plätzen und aus dem letzten Bus.' },
  },
  {
    slug: 'objects',
    colour: 'ochre',
    en: {
      name: 'Objects',
      description: 'One thing at a time, looked at for longer than is usual.',
    },
    de: { name: 'Dinge', description: 'Immer nur eines, und länger betrachtet als üblich.' },
  },
  {
    slug: 'books',
    colour: 'madder',
    en: { name: 'Books', description: 'Those we have read, and those we own.' },
    de: { name: 'Bücher', description: 'Gelesene und solche, die wir nur besitzen.' },
  },
  {
    slug: 'language',
    colour: 'plum',
    en: { name: 'Language', description: 'Words on their way from one mouth to another.' },
    de: { name: 'Sprache', description: 'Wörter auf dem Weg von einem Mund zum anderen.' },
  },
  {
    slug: 'image',
    colour: 'harbour',
    en: { name: 'Image', description: 'Photographs, colours, and everything that holds still.' },
    de: { name: 'Bild', description: 'Fotografien, Farben und alles, was stillhält.' },
  },
  {
    slug: 'sound',
    colour: 'ink',
    en: { name: 'Sound', description: 'Bells, voices, pianos, and the pauses in between.' },
    de: { name: 'Klang', description: 'Glocken, Stimmen, Klaviere und die Pausen dazwischen.' },
  },
  {
    slug: 'food',
    colour: 'ochre',
    en: { name: 'Food', description: 'What is on the table, and who carried it there.' },
    de: { name: 'Küche', description: 'Was auf dem Tisch steht, und wer es dorthin trug.' },
  },
  {
    slug: 'nature',
    colour: 'moss',
    en: { name: 'Nature', description: 'Hedges, tides, and eighty centimetres of earth.' },
    de: { name: 'Natur', description: 'Hecken, Gezeiten und achtzig Zentimeter Erde.' },
  },
  {
    slug: 'work',
    colour: 'moss',
    en: { name: 'Work', description: 'Benches, breaks, and how people get good at something.' },
    de: { name: 'Arbeit', description: 'Werkbänke, Pausen, und wie man in etwas gut wird.' },
  },
]
