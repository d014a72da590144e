import { describe, expect, test } from 'vitest'
import { askedPath, firstAsked } from '../../../ui/views/api/api-question.ts'
import { comparisonHref, comparisonPlace } from '../../../ui/views/version/comparison-place.ts'
import { askedPage, pageHref } from '../../../ui/views/versions/versions-place.ts'

const garbage = [
  '?compareValue[a]=1&localeCodes[x]=1&modifiedOnly[]=1&page=-1&limit=1e9&draft=maybe&depth=11',
  '?compareValue=&localeCodes=%7Bbroken&modifiedOnly=%00&page=0&limit=x&depth=-1',
  '?__proto__[localeCodes]=["en"]&constructor=1',
  `?localeCodes=${'x'.repeat(10_000)}`,
]

describe('VER-4 what of a comparison stands in the address', () => {
  test('nothing: the version before, all languages, what differs', () => {
    expect(comparisonPlace('', ['en', 'de'])).toEqual({
      compareValue: null,
      localeCodes: ['en', 'de'],
      modifiedOnly: true,
      view: 'fields',
    })
  })

  test('all of it, and languages that there are none of are ignored', () => {
    const search = '?compareValue=7&localeCodes=["de","xx"]&modifiedOnly=false'
    expect(comparisonPlace(search, ['en', 'de'])).toEqual({
      compareValue: '7',
      localeCodes: ['de'],
      modifiedOnly: false,
      view: 'fields',
    })
    expect(comparisonPlace('?localeCodes=de,en', ['en', 'de']).localeCodes).toEqual(['en', 'de'])
  })

  test.each(garbage)('garbage is as if it were not said: %s', (search) => {
    expect(comparisonPlace(search, ['en', 'de'])).toEqual(comparisonPlace('', ['en', 'de']))
    expect(askedPage(search, [10])).toEqual({ page: 1, limit: 10 })
    expect(firstAsked(search, 'en')).toEqual({
      draft: false,
      isSignedIn: true,
      locale: 'en',
      depth: 1,
    })
  })

  test('modifiedOnly is written only where it is unchecked, and the rest stays', () => {
    const at = { path: '/v/1', search: '?locale=de' }
    expect(comparisonHref(at, { modifiedOnly: false })).toBe('/v/1?locale=de&modifiedOnly=false')
    const unchecked = { path: '/v/1', search: '?locale=de&modifiedOnly=false' }
    expect(comparisonHref(unchecked, { modifiedOnly: true })).toBe('/v/1?locale=de')
    const href = comparisonHref(at, { compareValue: 4, localeCodes: ['en'] })
    expect(comparisonPlace(href.slice(4), ['en', 'de'])).toMatchObject({
      compareValue: '4',
      localeCodes: ['en'],
    })
  })
})

test('VER-2 LIST-2 page and limit are in the address; another limit leads to the first page', () => {
  expect(askedPage('?page=3&limit=25', [10, 25])).toEqual({ page: 3, limit: 25 })
  expect(askedPage('?limit=1000', [10, 25])).toEqual({ page: 1, limit: 10 })
  expect(pageHref({ path: '/v', search: '?page=3&limit=25&locale=de' }, { limit: 10 })).toBe(
    '/v?limit=10&locale=de',
  )
})

test('APIV-1 it begins with what the address says', () => {
  const asked = firstAsked('?draft=true&depth=10', 'de')
  expect(asked).toEqual({ draft: true, isSignedIn: true, locale: 'de', depth: 10 })
  expect(askedPath('/posts/1', asked, true)).toBe('/posts/1?depth=10&draft=true&locale=de')
  expect(askedPath('/globals/x', { ...asked, locale: null }, false)).toBe('/globals/x?depth=10')
})
