import { describe, expect, test } from 'vitest'
import { objections } from '#machines/document'
import type { TestDocument } from '../../kit/machines/document.ts'
import { aPost, openDocument, staleBy, startDocument } from '../../kit/machines/document.ts'

const draft = aPost({ _status: 'draft', updatedAt: '1' })
const published = aPost({ _status: 'published', updatedAt: '1' })
const may = { update: true, delete: true, publish: true }

const refused = ({ context }: TestDocument) => ({
  revert: objections(context(), 'revert'),
  unpublish: objections(context(), 'unpublish'),
})

const nothingPublic = { revert: ['notPublic'], unpublish: ['notPublic'] }
const onlyPublic = { revert: ['noDraft'], unpublish: [] }
const both = { revert: [], unpublish: [] }

async function readAs(data: typeof draft, isPublic?: boolean): Promise<TestDocument> {
  const document = startDocument({ hasDrafts: true })
  await document.answer.load({
    data,
    permissions: may,
    ...(isPublic !== undefined && { isPublic }),
  })
  return document
}

describe('DOC-15 going back to what is public, and hiding it, make sense', () => {
  test.each([
    ['a draft that was never published', draft, false, nothingPublic],
    ['a draft of which nobody knows', draft, undefined, nothingPublic],
    ['a draft of what is public', draft, true, both],
    ['what is public', published, undefined, onlyPublic],
  ])('for %s', async (_what, data, isPublic, expected) => {
    expect(refused(await readAs(data, isPublic))).toEqual(expected)
  })

  test('as it was published, changed, and hidden here', async () => {
    const document = await openDocument({ data: draft, hasDrafts: true })

    document.save('publish')
    await document.answer.save(published)
    expect(refused(document)).toEqual(onlyPublic)

    document.type('Typed')
    document.save('draft')
    await document.answer.save({ ...draft, title: 'Typed' })
    expect(refused(document)).toEqual(both)

    document.save('unpublish')
    await document.answer.save({ ...draft, title: 'Typed' })
    expect(refused(document)).toEqual(nothingPublic)
  })

  test('when somebody else has published it meanwhile', async () => {
    const document = await openDocument({ data: draft, hasDrafts: true })
    document.type('Typed')
    document.save('draft')

    await document.refuse.save(staleBy({ slug: 'theirs' }, published))
    await document.answer.save({ ...draft, slug: 'theirs', title: 'Typed' })

    expect(refused(document)).toEqual(both)
  })
})

test('R2 what was saved of it from here in another language is no news of somebody else', async () => {
  const document = await openDocument({ data: draft, hasDrafts: true })

  const data = { ...draft, updatedAt: '2' }
  document.actor.send({ type: 'server.renewed', data, isPublic: true })
  expect(document.content()).toBe('clean')
  expect(refused(document)).toEqual(both)
  document.save('publish')

  expect(document.asked.save.at(-1)).toMatchObject({ base: '2' })
})
