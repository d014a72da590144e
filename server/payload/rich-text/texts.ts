import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/languages'

// Payload has no such sentences, and fields show what the server says.
const texts = {
  en: {
    unsafeLink: 'Link to a website, an email address, a phone number or a page of this site.',
    headingSize: 'This heading size isn’t available here. Choose another one.',
    notRichText: 'This isn’t valid rich text.',
    tooDeep: 'This is nested too deeply.',
  },
  de: {
    unsafeLink:
      'Verlinken Sie eine Website, eine E-Mail-Adresse, eine Telefonnummer oder eine Seite dieser Website.',
    headingSize: 'Diese Überschriftgröße gibt es hier nicht. Wählen Sie eine andere.',
    notRichText: 'Das ist kein gültiger formatierter Text.',
    tooDeep: 'Das ist zu tief verschachtelt.',
  },
} as const satisfies Readonly<Record<Language, object>>

type RichTextText = keyof (typeof texts)['en']

export const richTextText = ({ i18n }: PayloadRequest, key: RichTextText): string =>
  texts[i18n.language in texts ? (i18n.language as Language) : 'en'][key]
