import { describe, expect, test } from 'vitest'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentRef } from '#contracts/documents'
import { addressesBelow } from '../../../ui/kit/addresses.ts'
import { documentUrls } from '../../../ui/views/document/urls/document-urls.ts'
import { aCollection, aGlobal } from '../../kit/client-config.ts'

const post: DocumentRef = { kind: 'collection', slug: 'posts', id: 7, locale: null }

const urlsOf = (
  entity: Partial<ClientCollection>,
  base: DocumentData = {},
  ref: DocumentRef = post,
) =>
  documentUrls({
    entity: aCollection(entity),
    ref,
    base,
    api: '/api',
    addresses: addressesBelow('/admin'),
  }).map(({ id, url }) => [id, url])

describe('17.16 DOC-1 the addresses of a document', () => {
  test('are the one that its API has, in the language of its content', () => {
    expect(urlsOf({})).toEqual([['doc-url', '/api/posts/7']])
    expect(urlsOf({}, {}, { ...post, locale: 'de' })).toEqual([
      ['doc-url', '/api/posts/7?locale=de'],
    ])
  })

  test('of a global lie below the globals', () => {
    const ref: DocumentRef = { kind: 'global', slug: 'settings', locale: null }
    const urls = documentUrls({
      entity: aGlobal(),
      ref,
      base: {},
      api: '/api',
      addresses: addressesBelow('/'),
    })

    expect(urls.map(({ url }) => url)).toEqual(['/api/globals/settings'])
  })

  test('are none before it is saved, and none of the API where the config hides it', () => {
    expect(urlsOf({}, {}, { ...post, id: null })).toEqual([])
    expect(urlsOf({ hidesApi: true })).toEqual([])
  })

  test('are none in the trash, where programs find it no more', () => {
    expect(urlsOf({ trash: true }, {}, { ...post, inTrash: true })).toEqual([])
  })

  test('have that of the stored file with them', () => {
    const upload = { mimeTypes: [] }
    const stored = { filename: 'harbour.png', url: '/api/media/file/harbour.png' }

    expect(urlsOf({ upload, hidesApi: true }, stored)).toEqual([
      ['file-url', '/api/media/file/harbour.png'],
    ])
    expect(urlsOf({ upload }, stored)).toHaveLength(2)
    expect(urlsOf({ upload, hidesApi: true }, { filename: 'harbour.png' })).toEqual([])
  })

  test('of a search entry lead to the document that it refers to', () => {
    const ref: DocumentRef = { ...post, slug: 'search', locale: 'de' }
    const refersTo = (doc: DocumentData['doc']) => urlsOf({ derived: true }, { doc }, ref)

    expect(refersTo({ relationTo: 'posts', value: 12 })).toEqual([
      ['doc-url', '/admin/collections/posts/12?locale=de'],
    ])
    expect(refersTo({ relationTo: 'posts', value: { id: 'a/b' } })).toEqual([
      ['doc-url', '/admin/collections/posts/a%2Fb?locale=de'],
    ])
    expect(refersTo(null)).toEqual([])
  })
})
