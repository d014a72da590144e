import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { DocumentRef } from '#contracts/documents'
import type { OpenDocument } from '../../../ui/site/index.ts'
import { useDocument } from '../../../ui/site/index.ts'
import { SitePlaceContext } from '../../../ui/site-components/place.ts'
import type { TestDocument } from '../../kit/machines/document.ts'
import { aPost, newPostRef, openDocument, postRef } from '../../kit/machines/document.ts'

/** A component of the site's. */
function Asking({ tell }: { tell: (document: OpenDocument) => void }) {
  tell(useDocument())
  return null
}

/** What it is told of the document that it is in. */
function told({ actor, context }: TestDocument): OpenDocument {
  const found: OpenDocument[] = []
  const { ref } = context()
  const form = {
    document: actor,
    isNew: ref.kind === 'collection' && ref.id === null,
    isReadOnly: false,
    locale: ref.locale,
    slug: ref.slug,
  }
  renderToStaticMarkup(
    <SitePlaceContext value={{ own: null, form }}>
      <Asking tell={(document) => found.push(document)} />
    </SitePlaceContext>,
  )
  return found[0]!
}

describe('17.16 DOC-8 what a component is told of its document', () => {
  const data = aPost({ _status: 'draft' })

  test('is whose it is, what it says, and what is saved of that', async () => {
    const document = await openDocument({ data, hasDrafts: true })
    document.type('Typed')

    expect(told(document)).toEqual({
      ...{ kind: 'collection', slug: 'posts', id: 1, isNew: false, readOnly: false, locale: null },
      ...{ values: { ...data, title: 'Typed' }, saved: data, isUnsaved: true, status: 'draft' },
      permissions: { update: true, delete: true, publish: true },
    })
  })

  test('is what its user may do with it', async () => {
    const permissions = { update: true, delete: false, publish: false }
    const document = await openDocument({ data, hasDrafts: true, permissions })

    expect(told(document).permissions).toEqual(permissions)
  })

  test('of a new one is that it has no ID', async () => {
    const { id, isNew, saved } = told(await openDocument({ ref: newPostRef, data }))

    expect({ id, isNew, saved }).toEqual({ id: null, isNew: true, saved: data })
  })

  test('of a global is its name', async () => {
    const ref: DocumentRef = { kind: 'global', slug: 'front', locale: postRef.locale }
    const { kind, slug, id, status } = told(await openDocument({ ref, data: { title: 'Hello' } }))

    expect({ kind, slug, id, status }).toEqual({
      ...{ kind: 'global', slug: 'front' },
      ...{ id: null, status: null },
    })
  })
})
