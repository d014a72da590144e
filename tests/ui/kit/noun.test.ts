import { expect, test } from 'vitest'
import { countedNoun, nounIn } from '../../../ui/kit/noun.ts'

test.each([
  ['en', 'Posts', 'posts'],
  ['en', 'API keys', 'API keys'],
  ['en', 'Landing Pages', 'Landing Pages'],
  ['en', 'news', 'news'],
  ['en', '', ''],
  ['de', 'Beiträge', 'Beiträge'],
  ['fr', 'Élèves', 'élèves'],
  ['tr', 'İçerikler', 'içerikler'],
])('in a sentence in %s, “%s” is “%s”', (language, label, said) => {
  expect(nounIn(language, label)).toBe(said)
})

test.each([
  [0, 'posts'],
  [1, 'post'],
  [2, 'posts'],
])('%i of them are called %s', (count, noun) => {
  expect(countedNoun('en', { singular: 'Post', plural: 'Posts' }, count)).toBe(noun)
})
