import { expect, test } from 'vitest'
import { startTexts } from '../../../ui/app/texts.ts'

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

test('38.2 nothing that is put into a sentence is escaped as HTML', async () => {
  const texts = await startTexts('en')
  expect(texts.t('dashboard.allDrafts', { total: '6', label: '<b>&' })).toContain('“<b>&”')
})
