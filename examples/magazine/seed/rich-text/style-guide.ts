import type { Id } from '../steps/id.ts'
import type { Node } from './nodes.ts'
import {
  callout,
  centred,
  footnote,
  heading,
  indented,
  lineBreak,
  link,
  linkTo,
  list,
  paragraph,
  quote,
  relationship,
  richText,
  rule,
  table,
  text,
  upload,
} from './nodes.ts'

/** What the style guide refers to, by ID or whole. */
interface Referred {
  about: Id | object
  category: Id | object
  picture: Id | object
}

/** How to write for the magazine: it uses all that rich text can do. */
export const styleGuide = ({ about, category, picture }: Referred): { en: Node; de: Node } => ({
  en: richText(
    heading('h2', 'How we write'),
    paragraph(
      'Write as you would tell it ',
      text('across a table', 'italic'),
      ': short words, ',
      text('whole sentences', 'bold'),
      ', no ',
      text('synergies', 'struck'),
      '. What we are is told ',
      linkTo('65f0000000000000000000a1', 'pages', about, 'on a page of its own'),
      '; for spelling we follow ',
      link('65f0000000000000000000a2', 'https://dictionary.example/', 'the dictionary'),
      footnote('Its last printed edition, not the website.'),
      '.',
    ),
    callout('Read the piece to somebody before you send it.'),
    quote('A sentence that needs to be read twice is two sentences.'),
    heading('h3', 'In this order'),
    list(
      'number',
      'Say what happened.',
      'Say who saw it.',
      list('bullet', 'by name', ['never ', text('“sources say”', 'italic')]),
      'Say why it matters, if it does.',
    ),
    heading('h3', 'Before you send it'),
    list('check', 'Read it aloud', 'Cut the first paragraph', 'Check every name'),
    rule,
    heading('h2', 'Measures'),
    table(
      [160, 120, 200],
      ['Kind', 'Words', 'Deadline'],
      ['News', '300', 'the same day'],
      ['Essay', '1,500', 'when it is ready'],
      ['Review', '900', 'before the book is old'],
    ),
    paragraph(
      'Paper is measured in g/m',
      text('2', 'superscript'),
      ', water is H',
      text('2', 'subscript'),
      'O, and files end in ',
      text('.txt', 'code'),
      '.',
    ),
    upload('65f0000000000000000000a3', 'media', picture),
    indented('Send pictures as they come out of the camera.', lineBreak, 'We crop them.'),
    relationship('categories', category),
    centred('Thank you.'),
  ),
  de: richText(
    heading('h2', 'Wie wir schreiben'),
    paragraph(
      'Schreiben Sie, wie Sie es ',
      text('am Tisch', 'italic'),
      ' erzählen würden: kurze Wörter, ',
      text('ganze Sätze', 'bold'),
      '. Wer wir sind, steht ',
      linkTo('65f0000000000000000000a4', 'pages', about, 'auf einer eigenen Seite'),
      '.',
    ),
    callout('Lesen Sie den Text jemandem vor, bevor Sie ihn schicken.'),
    quote('Ein Satz, den man zweimal lesen muss, sind zwei Sätze.'),
    list('check', 'Laut lesen', 'Den ersten Absatz streichen', 'Jeden Namen prüfen'),
    table([160, 120], ['Art', 'Wörter'], ['Meldung', '300'], ['Essay', '1.500']),
  ),
})
