import { expect, test } from 'vitest'
import { smartQuote } from '../../../ui/fields/rich-text/engine/smart-quotes.ts'

/** What becomes of a text that is typed letter by letter. */
const typed = (text: string, language: string): string =>
  [...text].reduce(
    (before, letter) =>
      before + (letter === '"' || letter === "'" ? smartQuote(letter, before, language) : letter),
    '',
  )

test.each([
  ['en', `"It's 'so'," he said`, '“It’s ‘so’,” he said'],
  ['en-GB', `("no")`, '(“no”)'],
  ['de', `"Sie sagte: 'Nein' und Hans' Hut"`, '„Sie sagte: ‚Nein‘ und Hans’ Hut“'],
  ['de-CH', `"Ja"`, '«Ja»'],
  ['fr', `"L'ami"`, '«\u202fL’ami\u202f»'],
  ['fr', `"'Oui'"`, '«\u202f“Oui”\u202f»'],
  ['sv', `"Hej" – "då"`, '”Hej” – ”då”'],
  ['xx', `"a"`, '“a”'],
])('RICH-5 quotes of %s: %s', (language, text, expected) => {
  expect(typed(text, language)).toBe(expected)
})
