/** The words of a page in one language. */
interface Words {
  title: string
  body: string
  sections: readonly { heading: string; text: string }[]
}

/** The six pages that every magazine has, in both languages. */
export const leaflets: readonly { slug: string; isDraft?: true; en: Words; de: Words }[] = [
  {
    slug: 'about',
    en: {
      title: 'About the magazine',
      body: 'Recto is a small magazine about made things: letters, rooms, books, streets, and the people who look after them. It appears when it is ready, which is about twice a week.',
      sections: [
        {
          heading: 'What we publish',
          text: 'Essays, interviews, reviews and short news. No lists, no rankings, nothing that has to be read today.',
        },
        { heading: 'Who we are', text: 'Two editors, twenty-four regular authors, and a kettle.' },
        {
          heading: 'Why the name',
          text: 'The recto is the page that you see first when you turn a leaf. It is always on the right, which cannot be said of us.',
        },
      ],
    },
    de: {
      title: 'Über die Zeitschrift',
      body: 'Recto ist eine kleine Zeitschrift über gemachte Dinge: Buchstaben, Räume, Bücher, Straßen und die Menschen, die sich um sie kümmern. Sie erscheint, wenn sie fertig ist, also etwa zweimal in der Woche.',
      sections: [
        {
          heading: 'Was wir drucken',
          text: 'Essays, Gespräche, Besprechungen und kurze Meldungen. Keine Listen, keine Ranglisten, nichts, was man heute lesen müsste.',
        },
        {
          heading: 'Wer wir sind',
          text: 'Zwei in der Redaktion, vierundzwanzig, die regelmäßig schreiben, und ein Wasserkocher.',
        },
        {
          heading: 'Warum der Name',
          text: 'Recto heißt die Seite, die man beim Umblättern zuerst sieht. Sie liegt immer rechts, was man von uns nicht sagen kann.',
        },
      ],
    },
  },
  {
    slug: 'write-for-us',
    en: {
      title: 'Write for us',
      body: 'We read everything, slowly. Send a finished text or one good paragraph; a plan for a text tells us little.',
      sections: [
        {
          heading: 'Length',
          text: 'Between 300 and 3,000 words. Most texts become better at two thirds of their length, and so do most editors.',
        },
        {
          heading: 'Payment',
          text: 'By the word, within thirty days, and the same for everybody.',
        },
      ],
    },
    de: {
      title: 'Für uns schreiben',
      body: 'Wir lesen alles, langsam. Schicken Sie einen fertigen Text oder einen guten Absatz; ein Plan sagt uns wenig.',
      sections: [
        {
          heading: 'Länge',
          text: 'Zwischen 300 und 3.000 Wörtern. Die meisten Texte gewinnen, wenn man sie auf zwei Drittel kürzt.',
        },
        {
          heading: 'Honorar',
          text: 'Nach Wörtern, innerhalb von dreißig Tagen, und für alle gleich.',
        },
      ],
    },
  },
  {
    slug: 'subscribe',
    en: {
      title: 'Subscribe',
      body: 'Four printed issues a year, sewn, on paper that takes a pencil. Subscribers read some texts two weeks before everybody else.',
      sections: [
        {
          heading: 'Changing your address',
          text: 'Write to us by the first of the month and the next issue will find you.',
        },
      ],
    },
    de: {
      title: 'Abonnieren',
      body: 'Vier gedruckte Hefte im Jahr, fadengeheftet, auf Papier, das Bleistift verträgt. Wer abonniert, liest manches zwei Wochen früher.',
      sections: [
        {
          heading: 'Neue Anschrift',
          text: 'Schreiben Sie uns bis zum Ersten des Monats, dann findet Sie das nächste Heft.',
        },
      ],
    },
  },
  {
    slug: 'colophon',
    en: {
      title: 'Colophon',
      body: 'Set in whatever serif your device is proudest of. The covers are drawn by a program of two hundred lines that has better taste than we do.',
      sections: [
        {
          heading: 'Corrections',
          text: 'Mistakes are corrected in the text and admitted at its end.',
        },
      ],
    },
    de: {
      title: 'Kolophon',
      body: 'Gesetzt aus der Serifenschrift, auf die Ihr Gerät am stolzesten ist. Die Titelbilder zeichnet ein Programm von zweihundert Zeilen, das mehr Geschmack hat als wir.',
      sections: [
        {
          heading: 'Berichtigungen',
          text: 'Fehler verbessern wir im Text und geben sie an seinem Ende zu.',
        },
      ],
    },
  },
  {
    slug: 'imprint',
    en: {
      title: 'Imprint',
      body: 'Recto is published by Recto Editions, 14 Quay Street, in a town that does not exist. Letters: letters@magazine.example.',
      sections: [],
    },
    de: {
      title: 'Impressum',
      body: 'Recto erscheint bei Recto Editions, 14 Quay Street, in einer Stadt, die es nicht gibt. Briefe: letters@magazine.example.',
      sections: [],
    },
  },
  {
    slug: 'exhibition',
    isDraft: true,
    en: {
      title: 'An exhibition next spring',
      body: 'Not yet public: twelve rooms, one object in each.',
      sections: [{ heading: 'To be settled', text: 'The rooms. The objects. Spring.' }],
    },
    de: {
      title: 'Eine Ausstellung im Frühjahr',
      body: 'Noch nicht öffentlich: zwölf Räume, in jedem ein Ding.',
      sections: [{ heading: 'Noch zu klären', text: 'Die Räume. Die Dinge. Das Frühjahr.' }],
    },
  },
]
