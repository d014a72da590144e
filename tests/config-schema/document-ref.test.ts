import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { askedDocument, isNewDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import { filesIn } from '../../scripts/kit/files-in.ts'
import { inProject } from '../../scripts/kit/root.ts'

const ref = (id: string | null): DocumentRef => ({
  ...{ kind: 'collection', slug: 'posts', id, locale: 'de' },
})
const header: DocumentRef = { kind: 'global', slug: 'header', locale: null }

describe('34.1 a document by its place', () => {
  test('is new while it has no ID; a global never is', () => {
    expect([ref(null), ref('7'), header].map(isNewDocument)).toEqual([true, false, false])
  })

  test('is named in a request by its slug, and by its ID where it has one', () => {
    expect([ref(null), ref('7'), header].map(askedDocument)).toEqual([
      { collectionSlug: 'posts' },
      { collectionSlug: 'posts', id: '7' },
      { globalSlug: 'header' },
    ])
  })
})

describe('34.1 in the product', () => {
  const sources = ['cli', 'config-schema', 'machines', 'server', 'ui']
    .flatMap((folder) => filesIn(inProject(folder)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(plan|laws)\.ts$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

  const filesWith = (pattern: RegExp) =>
    sources.flatMap(({ file, source }) =>
      pattern.test(source) ? [file.slice(inProject('').length).replace(/^\//, '')] : [],
    )

  test('what a new document is, and how a request names one, each stands once', () => {
    expect(filesWith(/kind === 'collection' && (\w+\.)*id === null/)).toEqual([
      'config-schema/contracts/document-ref.ts',
    ])
    expect(filesWith(/globalSlug: ref\.slug \}\s+: \{ collectionSlug: ref\.slug, /)).toEqual([
      'config-schema/contracts/document-ref.ts',
    ])
    expect(filesWith(/\? \{ globalSlug: \w+\.global\.slug \}\n +: \{ collectionSlug/)).toEqual([
      'server/kit/document.ts',
    ])
  })

  test('the end of a transaction is waited for in one place', () => {
    // On MongoDB what a transaction holds ends with it: nothing waits there.
    expect(filesWith(/rollbackTransaction:/)).toEqual([
      'server/features/mongo/keep-holds.ts',
      'server/kit/on-commit.ts',
    ])
  })
})
