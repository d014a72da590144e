import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/kit/root.ts'
import { quotesFile, quotesOfCldr } from '../../../scripts/write-quotes.ts'
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
  ['de', `"'Ja'"`, '„‚Ja‘“'],
  ['de-CH', `"Ja"`, '«Ja»'],
  ['fr', `"L'ami"`, '«\u202fL’ami\u202f»'],
  ['fr-CA', `"'Oui'"`, '«\u202f”Oui“\u202f»'],
  ['fr-CH', `"L'ami"`, '«L’ami»'],
  ['nl', `"foto's van 's avonds"`, '‘foto’s van ’s avonds’'],
  ['pl', `"a 'b'"`, '„a «b»”'],
  ['ja', `"a 'b'"`, '「a 『b』」'],
  ['zh-TW', `"a"`, '「a」'],
  ['zh-CN', `"a"`, '“a”'],
  ['pt-PT', `"a"`, '«a»'],
  ['pt-BR', `"a"`, '“a”'],
  ['fa', `"a 'b'"`, '«a ‹b›»'],
  ['sr', `"a"`, '„a”'],
  ['uk_UA', `"a 'b'"`, '«a „b“»'],
  ['not a language', `"a"`, '“a”'],
  ['sv', `"Hej" – "då"`, '”Hej” – ”då”'],
  ['xx', `"a"`, '“a”'],
])('RICH-5 quotes of %s: %s', (language, text, expected) => {
  expect(typed(text, language)).toBe(expected)
})

test('36.3 RICH-5 the quotation marks are those of CLDR; npm run quotes writes them anew', () => {
  expect(readFileSync(inProject(quotesFile), 'utf8')).toBe(quotesOfCldr())
})
