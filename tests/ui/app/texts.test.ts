import { expect, test } from 'vitest'
import { startTexts } from '../../../ui/app/texts.ts'
import { textOf } from '../../../ui/kit/text.tsx'

/** What a sentence says of the drafts in a collection, as the panel fills it. */
async function sentenceIn(language: string): Promise<string> {
  const texts = await startTexts(language)
  return texts.t('dashboard.allDrafts', { total: '6', label: 'Posts' })
}

test('38.2 I18N-1 what is put into a sentence that is read from the right keeps its own order', async () => {
  for (const language of ['ar', 'fa', 'he']) {
    const sentence = await sentenceIn(language)
    expect(sentence).toContain('\u2068Posts\u2069')
    expect(sentence).toContain('\u20686\u2069')
  }
  expect(await sentenceIn('en')).toBe('View all drafts in “Posts” (6)')
})

test('38.1 a count is written in the digits of the language, and grouped; an id is as it is', async () => {
  const countIn = async (language: string) =>
    textOf(await startTexts(language))('richText.characters', { count: 1336 })
  expect(await countIn('en')).toBe('1,336 characters')
  expect(await countIn('de')).toBe('1.336 Zeichen')
  expect(await countIn('fa')).toContain('۱٬۳۳۶')
  const untitled = textOf(await startTexts('en'))('groups.untitled', { id: 13_360 })
  expect(untitled).toBe('Document 13360')
})

test('38.2 nothing that is put into a sentence is escaped as HTML', async () => {
  const texts = await startTexts('en')
  expect(texts.t('dashboard.allDrafts', { total: '6', label: '<b>&' })).toContain('“<b>&”')
})
