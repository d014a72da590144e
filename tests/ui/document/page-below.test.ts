import { expect, test } from 'vitest'
import type { NavigationRef } from '#machines/navigation'
import { pageBelow } from '../../../ui/views/document/work/page-below.ts'

test('33.10 a drawer’s page stays the one it was opened over, with the address that it gets', () => {
  let enter = (_: { kind: 'push' | 'replace'; to: { path: string; search: string } }) => {}
  const navigation = {
    getSnapshot: () => ({ context: { place: { path: '/admin/collections/posts/create' } } }),
    on: (_: string, listener: typeof enter) => {
      enter = listener
      return { unsubscribe() {} }
    },
  } as unknown as NavigationRef
  const told: string[] = []
  const below = pageBelow(navigation, { title: 'Begun', password: 'secret' })
  below.hear(({ type }) => told.push(type))
  expect(below.now()).toEqual({
    path: '/admin/collections/posts/create',
    values: { title: 'Begun' },
  })

  enter({ kind: 'replace', to: { path: '/admin/collections/posts/7', search: '' } })
  enter({ kind: 'replace', to: { path: '/admin/collections/posts/7', search: '?locale=en' } })
  enter({ kind: 'push', to: { path: '/admin', search: '' } })
  expect(below.now().path).toBe('/admin/collections/posts/7')
  expect(told).toEqual(['page.named'])
})
