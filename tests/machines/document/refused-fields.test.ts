import { describe, expect, test } from 'vitest'
import { Problem } from '#problems'
import {
  aPost,
  linkedPost,
  newPostRef,
  openDocument,
  otherEdits,
  problemOf,
  savingDocument,
} from '../../kit/machines/document.ts'

describe('a refused field', () => {
  const fields = ['title', 'links', 'links.0.label', 'links.1.label', 'linksTitle'].map((path) => ({
    path,
    message: `${path} is wrong.`,
  }))

  async function refused() {
    const document = await savingDocument({ data: linkedPost('a', 'b') })
    await document.refuse.save(new Problem('document.invalid', { fields }))
    return document
  }

  test('VAL-7 is named with its path', async () => {
    const document = await refused()

    expect(document.context().problem?.fields).toEqual(fields)
  })

  test.each([
    ['title', ['links', 'links.0.label', 'links.1.label', 'linksTitle']],
    ['links.0.label', ['title', 'links', 'links.1.label', 'linksTitle']],
    ['links', ['title', 'linksTitle']],
  ])('loses its error when %s changes, and no other does', async (path, left) => {
    const document = await refused()

    document.type('Changed', path)

    expect(document.context().problem?.fields?.map((field) => field.path)).toEqual(left)
    expect(document.content()).toBe('unsaved.invalid')
  })

  test('33.6 errors inside of rows go along when rows move', async () => {
    const document = await refused()

    document.edit(otherEdits.moveRow)

    expect(document.context().problem?.fields?.map(({ path }) => path)).toEqual([
      'title',
      'links.1.label',
      'links.0.label',
      'linksTitle',
    ])
  })
})

describe('a refused save of a document that nobody touched', () => {
  test('stays invalid: a new one', async () => {
    const document = await openDocument({ ref: newPostRef })

    document.save()
    await document.refuse.save(problemOf.invalid)

    expect(document.content()).toBe('unsaved.invalid')
    expect(document.context().problem).toMatchObject({ code: 'document.invalid' })
  })

  test('stays invalid: a publication', async () => {
    const document = await openDocument({ data: aPost({ _status: 'draft' }), hasDrafts: true })

    document.save('publish')
    await document.refuse.save(problemOf.invalid)

    expect(document.content()).toBe('unsaved.invalid')
    document.hear('user.revert')
    expect(document.content()).toBe('clean')
  })
})
