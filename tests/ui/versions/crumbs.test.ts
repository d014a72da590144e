import { describe, expect, test } from 'vitest'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { titleOf } from '../../../ui/kit/document-title.ts'
import { crumbsBeside, titleBeside } from '../../../ui/views/beside-form/crumbs-beside.ts'
import { aCollection, aGlobal } from '../../kit/client-config.ts'

const versions = { label: 'Versions', href: '/versions' }
const date = { label: '24 November 2026, 08:00:00' }

/** The breadcrumb of a version, once its document is read. */
function crumbsOf(
  entity: ClientCollection | ClientGlobal,
  data: DocumentData | null,
  fallback = '',
) {
  const known = data && titleOf(entity, data)
  const title = titleBeside(entity, { known, fallback, untitled: 'Untitled' })
  const of = { entity, title, list: (slug: string) => `/${slug}`, form: '/form' }
  return crumbsBeside(of, [versions, date])
}

describe('17.16 VER-5 the breadcrumb of a version', () => {
  const posts = aCollection({ labels: { singular: 'Post', plural: 'Posts' } })

  test('is the list, the title, the versions and the date', () => {
    expect(crumbsOf(posts, { id: 7, title: 'Harbour' })).toEqual([
      { label: 'Posts', href: '/posts' },
      { label: 'Harbour', href: '/form' },
      versions,
      date,
    ])
  })

  test.each<[string, Partial<ClientCollection>, DocumentData, string]>([
    ['without a title says so', {}, { id: 7, title: '' }, 'Untitled'],
    ['whose title is the ID is called by that', { useAsTitle: 'id' }, { id: 7 }, '7'],
    ['whose title is an ID of text, too', { useAsTitle: 'id' }, { id: 'harbour' }, 'harbour'],
  ])('a document %s', (_what, own, data, title) => {
    expect(crumbsOf({ ...posts, ...own }, data)[1]).toEqual({ label: title, href: '/form' })
  })

  test('is the title in the default language, where there is none in this one', () => {
    expect(crumbsOf(posts, { id: 7, title: null }, 'Hafen')[1]?.label).toBe('Hafen')
  })

  test('calls a document that is not read nothing, not untitled', () => {
    expect(crumbsOf(posts, null)[1]?.label).toBe('')
  })

  test('of a global begins with its name, read or not', () => {
    const front = aGlobal({ label: 'Front page' })

    for (const data of [{}, null]) {
      expect(crumbsOf(front, data)).toEqual([
        { label: 'Front page', href: '/form' },
        versions,
        date,
      ])
    }
  })
})
