import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import { Problem } from '#problems'
import { aPost, openDocument } from '../../kit/machines/document.ts'

const paragraph = (...children: Json[]): DocumentData => ({ type: 'paragraph', children })
const word = (text: string): DocumentData => ({ type: 'text', text })
const block = (id: string, values: DocumentData = {}): DocumentData => ({
  type: 'block',
  fields: { id, blockType: 'box', ...values },
})
const inline = (id: string, values: DocumentData = {}): DocumentData => ({
  ...block(id, values),
  type: 'inlineBlock',
})
const text = (...children: DocumentData[]): DocumentData => ({ root: { type: 'root', children } })

const whole = { body: 'nodes' } as const
const inBlock = 'body.root.children.1.fields.data'
const inInline = 'body.root.children.0.children.1.fields.data'

/** A post whose text has a block with a half-typed JSON value. */
async function halfTyped(body: DocumentData, path: string) {
  const document = await openDocument({ data: aPost({ body }), whole })
  document.edit({ change: 'unparsed', path, text: '{"a":' })
  return document
}

describe('33.6 a letter typed in a rich text', () => {
  const body = text(paragraph(word('One')), block('k', { data: { b: 1 } }))

  test('leaves a half-typed value in one of its blocks as it is', async () => {
    const document = await halfTyped(body, inBlock)

    document.type(text(paragraph(word('One!')), block('k', { data: { b: 1 } })), 'body')

    expect(document.context().unparsed).toMatchObject([{ text: '{"a":' }])
    document.save()
    expect(document.content()).toBe('unsaved.unparsed')
    expect(document.context().problem?.fields).toEqual([{ path: inBlock, message: '' }])
  })

  test('leaves it in a block that nothing was ever in', async () => {
    const document = await halfTyped(text(paragraph(word('One')), block('k')), inBlock)

    document.type(text(paragraph(word('One!')), block('k')), 'body')

    expect(document.context().unparsed).toHaveLength(1)
  })

  test.each([
    [
      'a block',
      body,
      inBlock,
      [paragraph(), paragraph(word('One')), block('k', { data: { b: 1 } })],
    ],
    [
      'an inline block',
      text(paragraph(word('One'), inline('k', { data: { b: 1 } }))),
      inInline,
      [paragraph(), paragraph(word('One'), inline('k', { data: { b: 1 } }))],
    ],
  ] as const)('lets it move with %s', async (_, before, path, after) => {
    const document = await halfTyped(before, path)

    document.type(text(...after), 'body')
    document.save()

    const moved = path.replace('children.1.fields', 'children.2.fields')
    const [field] = document.context().problem?.fields ?? []
    expect(field?.path).toBe(path === inBlock ? moved : path.replace('children.0', 'children.1'))
  })

  test('ends it where the block is taken out, or gets another value', async () => {
    for (const after of [
      text(paragraph(word('One'))),
      text(paragraph(), block('k', { data: 2 })),
    ]) {
      const document = await halfTyped(body, inBlock)

      document.type(after, 'body')

      expect(document.context().unparsed).toEqual([])
    }
  })

  test('leaves an error in one of its blocks, and takes it along', async () => {
    const document = await openDocument({ data: aPost({ body }), whole })
    document.type('Typed')
    document.save()
    const fields = [inBlock, 'body', 'title'].map((path) => ({ path, message: 'Wrong.' }))
    await document.refuse.save(new Problem('document.invalid', { fields }))

    document.type(text(paragraph(), paragraph(), block('k', { data: { b: 1 } })), 'body')

    expect(document.context().problem?.fields?.map(({ path }) => path)).toEqual([
      'body.root.children.2.fields.data',
      'title',
    ])
  })
})

describe('33.6 a row that is added, moved or removed', () => {
  const links = ['a', 'b'].map((id) => ({ id, label: id }))

  test.each([
    [
      'added',
      { change: 'insertRow', path: 'links', index: 0, row: { id: 'c' } },
      ['links.2.label'],
    ],
    ['moved', { change: 'moveRow', path: 'links', from: 1, to: 0 }, ['links.0.label']],
    ['removed', { change: 'removeRow', path: 'links', index: 1 }, []],
  ] as const)('%s: an error of a row goes with it', async (_, edit, left) => {
    const document = await openDocument({ data: aPost({ links }) })
    document.type('Typed')
    document.save()
    const fields = [{ path: 'links.1.label', message: 'Wrong.' }]
    await document.refuse.save(new Problem('document.invalid', { fields }))

    document.edit(edit)

    expect(document.context().problem?.fields?.map(({ path }) => path)).toEqual(left)
  })
})

describe('33.6 a choice about another paragraph of the text', () => {
  const body = (words: string, fields: DocumentData = { data: { b: 1 }, note: 'a' }) =>
    text(paragraph(word(words)), block('k', fields))
  const theirs = (fields?: DocumentData) => ({
    type: 'user.takeIn' as const,
    data: aPost({ body: body('Theirs', fields), updatedAt: '2' }),
    isPublic: false,
  })

  async function contested(fields?: DocumentData) {
    const document = await halfTyped(body('One'), inBlock)
    document.type(body('Mine'), 'body')
    document.actor.send(theirs(fields))
    expect(document.content()).toBe('unsaved.conflicted')
    return document
  }

  test.each(['mine', 'theirs'] as const)(
    'leaves what is half typed in a block: %s',
    async (side) => {
      const document = await contested()
      document.actor.send({ type: 'user.choose', place: ['body'], side })

      expect(document.values().body).toEqual(body(side === 'mine' ? 'Mine' : 'Theirs'))
      expect(document.context().unparsed).toMatchObject([{ text: '{"a":' }])
    },
  )

  test('ends it in a block that they changed', async () => {
    const fields = { data: { b: 1 }, note: 'theirs' }
    const document = await contested(fields)
    document.actor.send({ type: 'user.choose', place: ['body'], side: 'theirs' })

    expect(document.values().body).toEqual(body('Theirs', fields))
    expect(document.context().unparsed).toEqual([])
  })
})
