import { expect, test } from 'vitest'
import { startTexts } from '../../../ui/app/texts.ts'
import { nounIn } from '../../../ui/kit/noun.ts'
import { textOf } from '../../../ui/kit/text.tsx'

test.each([
  ['en', 'Posts', 'posts'],
  ['en', 'API keys', 'API keys'],
  ['en', 'Landing Pages', 'Landing Pages'],
  ['en', 'news', 'news'],
  ['en', '', ''],
  ['fr', 'Élèves', 'élèves'],
  ['tr', 'İçerikler', 'içerikler'],
])('in a sentence in %s, “%s” is “%s”', (language, label, said) => {
  expect(nounIn(language, label)).toBe(said)
})

test('34.2 a text says whether a label in it is written small: English asks for it, German doesn’t', async () => {
  const [english, german] = await Promise.all(['en', 'de'].map(startTexts))

  expect(textOf(english!)('folders.all', { label: 'Posts' })).toBe('All posts')
  expect(textOf(english!)('folders.all', { label: 'API keys' })).toBe('All API keys')
  expect(textOf(german!)('folders.all', { label: 'Beiträge' })).toBe('Alle Beiträge')
})

test.each([
  [0, '0 posts'],
  [1, '1 post'],
  [2, '2 posts'],
])('34.2 the form of a noun with a number belongs to the text: %i', async (count, said) => {
  const text = textOf(await startTexts('en'))
  const values = { count, number: count, singular: 'Post', plural: 'Posts' }

  expect(text('bulk.confirm.delete', values)).toBe(`Delete ${said}`)
  expect(text('folders.confirmDelete.counted', values)).toBe(said)
})
