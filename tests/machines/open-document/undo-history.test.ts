import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import { unparsedAt } from '#machines/document'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  aLink,
  aPost,
  linkedPost,
  openDocument,
  otherEdits,
  staleBy,
} from '../../kit/machines/document.ts'
import { historyOf } from '../../kit/machines/undo-history.ts'

const takeIn = ({ actor }: TestDocument, data: DocumentData) =>
  actor.send({ type: 'user.takeIn', data, isPublic: false })

async function opened(data: DocumentData = linkedPost('a', 'b')) {
  const document = await openDocument({ data, hasDrafts: true })
  const typeAt = (at: number, value: Json, path = 'title') => document.edit({ path, value, at })
  return { document, typeAt, ...historyOf(document) }
}

describe('one intent', () => {
  test('DOC-12 is what was typed in one go', async () => {
    const { document, typeAt, undo, past } = await opened()
    typeAt(0, 'T')
    typeAt(1000, 'Ty')
    typeAt(2000, 'Typ')

    expect(past()).toHaveLength(1)
    undo()
    expect(document.values().title).toBe('Hello')
  })

  test('DOC-12 ends with a pause of more than a second', async () => {
    const { document, typeAt, undo, past } = await opened()
    typeAt(0, 'Typed')
    typeAt(1001, 'Typed on')

    expect(past()).toHaveLength(2)
    undo()
    expect(document.values().title).toBe('Typed')
  })

  test('DOC-12 ends with the field', async () => {
    const { document, typeAt, undo, past } = await opened()
    typeAt(0, 'Typed')
    typeAt(1, 'typed', 'slug')
    typeAt(2, 'Typed on')

    expect(past()).toHaveLength(3)
    undo()
    expect(document.values()).toMatchObject({ title: 'Typed', slug: 'typed' })
  })

  test.each(Object.entries(otherEdits).filter(([name]) => name !== 'step'))(
    'DOC-12 is one each: %s',
    async (_name, edit) => {
      const { document, typeAt, undo, past } = await opened()
      typeAt(0, 'Typed')
      document.edit(edit)
      typeAt(1, 'Typed on')

      expect(past()).toHaveLength(3)
      undo()
      undo()
      expect(document.values()).toEqual({ ...linkedPost('a', 'b'), title: 'Typed' })
    },
  )

  test('36.1.5 DOC-12 is no more than ten words, typed or deleted', async () => {
    const { document, typeAt, undo, redo, past } = await opened()
    const words = ['Hello', ...Array.from({ length: 25 }, (_, index) => `word${index}`)]
    const text = words.join(' ')
    const first = (count: number) => `${words.slice(0, count + 1).join(' ')} `
    for (let end = 6; end <= text.length; end += 1) typeAt(end, text.slice(0, end))

    expect(past()).toHaveLength(3)
    undo()
    expect(document.values().title).toBe(first(20))
    undo()
    expect(document.values().title).toBe(first(10))
    undo()
    expect(document.values().title).toBe('Hello')
    for (let step = 0; step < 3; step += 1) redo()

    for (let end = text.length - 1; end > 0; end -= 1) typeAt(5000, text.slice(0, end))
    expect(past()).toHaveLength(6)
  })

  test.each([
    [
      'a rich text',
      (text: string) => ({ root: { children: [{ text: '' }, { text, format: 0 }] } }),
    ],
    ['a text without spaces', (text: string) => text.replaceAll(/word \w+ /g, '語')],
  ])('36.1.5 DOC-12 is no more than ten words of %s', async (_, made) => {
    const { typeAt, past } = await opened()
    const words = 'word after '.repeat(11)
    for (let end = 11; end <= words.length; end += 11) typeAt(end, made(words.slice(0, end)))

    expect(past().length).toBeGreaterThan(1)
  })

  test('36.1.5 DOC-12 what is pasted is none with what is typed after it', async () => {
    const { document, typeAt, undo } = await opened()
    typeAt(0, 'Hello, ')
    typeAt(1, 'Hello, there are more than ten words in what is pasted here')
    typeAt(2, 'Hello, there are more than ten words in what is pasted here!')
    undo()
    undo()
    expect(document.values().title).toBe('Hello, ')
  })

  test('DOC-12 without a clock, each value is one', async () => {
    const { document, past } = await opened()
    document.type('T')
    document.type('Ty')

    expect(past()).toHaveLength(2)
  })

  test('DOC-12 is a choice between two versions, or going back to what is saved', async () => {
    const { document, typeAt, undo, redo } = await opened()
    typeAt(0, 'Typed')
    document.hear('user.revert')
    undo()
    expect(document.values().title).toBe('Typed')

    document.save('draft')
    await document.refuse.save(staleBy({ title: 'Theirs' }, linkedPost('a', 'b')))
    document.choose('theirs', 'title')
    undo()
    expect(document.values().title).toBe('Typed')
    redo()
    expect(document.values().title).toBe('Theirs')
  })

  test('nothing is remembered of an edit that changed nothing, or was refused', async () => {
    const { document, can } = await opened()
    document.edit({ change: 'removeRow', path: 'links', index: 9 })
    document.edit({ change: 'moveRow', path: 'links', from: 0, to: 9 })

    expect(can('undo')).toBe(false)
  })
})

describe('undone and done again', () => {
  test('DOC-12 there and back, as often as one likes', async () => {
    const { document, typeAt, undo, redo, can } = await opened()
    const moments = [document.values()]
    typeAt(0, 'Typed')
    moments.push(document.values())
    document.edit(otherEdits.insertRow)
    moments.push(document.values())
    document.edit(otherEdits.moveRow)
    moments.push(document.values())
    document.edit({ change: 'removeRow', path: 'links', index: 1 })
    moments.push(document.values())

    for (let round = 0; round < 2; round += 1) {
      for (const moment of moments.slice(0, -1).reverse()) {
        undo()
        expect(document.values()).toEqual(moment)
      }
      expect(can('undo')).toBe(false)
      expect(document.content()).toBe('clean')
      for (const moment of moments.slice(1)) {
        redo()
        expect(document.values()).toEqual(moment)
      }
      expect(can('redo')).toBe(false)
    }
  })

  test('DOC-12 a new edit ends what could be done again', async () => {
    const { typeAt, undo, can } = await opened()
    typeAt(0, 'Typed')
    undo()
    expect(can('redo')).toBe(true)

    typeAt(5000, 'Other')

    expect(can('redo')).toBe(false)
  })

  test('DOC-12 a step is not an intent of its own', async () => {
    const { typeAt, undo, redo, past } = await opened()
    typeAt(0, 'Typed')
    undo()
    redo()

    expect(past()).toHaveLength(1)
  })

  test('DOC-12 200 intents are remembered', async () => {
    const { document, typeAt, undo, can } = await opened()
    for (let index = 0; index <= 205; index += 1) typeAt(index * 2000, `Typed ${index}`)

    let steps = 0
    while (can('undo')) {
      undo()
      steps += 1
    }

    expect(steps).toBe(200)
    expect(document.values().title).toBe('Typed 5')
  })

  test('nothing is undone before anything was done', async () => {
    const { document, undo, redo } = await opened()

    undo()
    redo()

    expect(document.content()).toBe('clean')
    expect(document.edits).toEqual([])
  })
})

describe('what others wrote meanwhile', () => {
  test('DOC-12 undoing survives a save, and keeps what the server made of other fields', async () => {
    const { document, typeAt, undo, redo } = await opened()
    typeAt(0, 'Typed')
    document.save('draft')
    await document.answer.save({ ...linkedPost('a', 'b'), title: 'Typed', slug: 'typed' })

    undo()
    expect(document.values()).toMatchObject({ title: 'Hello', slug: 'typed' })
    expect(document.content()).toBe('unsaved.dirty')
    redo()
    expect(document.values()).toMatchObject({ title: 'Typed', slug: 'typed' })
    expect(document.has('unsaved')).toBe(false)
  })

  test('DOC-12 R3 undoing after a join takes back nothing of theirs', async () => {
    const { document, typeAt, undo } = await opened()
    typeAt(0, 'Typed')
    document.save('draft')
    await document.refuse.save(staleBy({ slug: 'theirs' }, linkedPost('a', 'b')))

    undo()

    expect(document.values()).toMatchObject({ title: 'Hello', slug: 'theirs' })
  })

  test('DOC-12 R3 undoing what was typed in one go, with a join in the middle, takes back nothing of theirs', async () => {
    const { document, typeAt, undo, redo, past } = await opened()
    typeAt(0, 'T')
    document.save('draft')
    await document.refuse.save(staleBy({ slug: 'theirs' }, linkedPost('a', 'b')))
    typeAt(200, 'Typed')
    expect(past()).toHaveLength(1)

    undo()
    expect(document.values()).toMatchObject({ title: 'Hello', slug: 'theirs' })
    redo()
    expect(document.values()).toMatchObject({ title: 'Typed', slug: 'theirs' })
  })

  test('36.1.5 DOC-12 R3 undoing a run of typing keeps what came with a save in its middle', async () => {
    const { document, typeAt, undo, redo, past } = await opened()
    typeAt(0, 'T')
    document.save('draft')
    await document.answer.save({ ...linkedPost('a', 'b', 'theirs'), title: 'T', slug: 'theirs' })
    typeAt(200, 'Typed')
    expect(past()).toHaveLength(1)

    undo()
    expect(document.values()).toEqual({ ...linkedPost('a', 'b', 'theirs'), slug: 'theirs' })
    redo()
    expect(document.values()).toMatchObject({ title: 'Typed', slug: 'theirs' })
  })

  test('36.1.5 DOC-12 R3 undoing a run of typing in a text takes back no block that came in its middle', async () => {
    const body = (...lines: string[]) => ({
      root: { children: lines.map((text) => ({ type: 'paragraph', children: [{ text }] })) },
    })
    const data = { ...aPost(), body: body('Mine', 'Theirs') }
    const document = await openDocument({ data, hasDrafts: true, whole: { body: 'nodes' } })
    const { undo, redo, past } = historyOf(document)
    document.edit({ path: 'body', value: body('Mine, a', 'Theirs'), at: 0 })
    document.save('draft')
    await document.refuse.save(staleBy({ body: body('Mine', 'Theirs!', 'New') }, data))
    document.edit({ path: 'body', value: body('Mine, a run', 'Theirs!', 'New'), at: 200 })
    expect(past()).toHaveLength(1)

    undo()
    expect(document.values().body).toEqual(body('Mine', 'Theirs!', 'New'))
    redo()
    expect(document.values().body).toEqual(body('Mine, a run', 'Theirs!', 'New'))
  })

  test('33.14 DOC-12 R3 undoing moves and typing in a text takes out nothing that somebody else wrote', async () => {
    const body = (lines: readonly string[]) => ({
      root: { children: lines.map((text) => ({ type: 'paragraph', children: [{ text }] })) },
    })
    const linesOf = (value: Json | undefined) =>
      (value as ReturnType<typeof body>).root.children.map(({ children }) => children[0]!.text)
    const ways = {
      write: (lines: string[], at: number) => lines.toSpliced(at, 0, 'mine'),
      'go on': (lines: string[], at: number) => lines.with(at, `${lines[at]}.`),
      move: (lines: string[], at: number, to: number) =>
        lines.toSpliced(at, 1).toSpliced(to, 0, lines[at]!),
    }
    const place = fc.nat({ max: 5 })
    const way = fc.constantFrom(
      'theirs' as const,
      'write' as const,
      'go on' as const,
      'move' as const,
    )
    const step = fc.tuple(way, place, place)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const data = { ...aPost(), body: body(['a', 'b', 'c']) }
        const document = await openDocument({ data, hasDrafts: true, whole: { body: 'nodes' } })
        const { undo, can } = historyOf(document)
        const theirs: string[] = []
        for (const [index, [way, ...places]] of steps.entries()) {
          const lines = linesOf(document.values().body)
          const [at, to] = places.map((place) => place % lines.length) as [number, number]
          if (way !== 'theirs') {
            const value = body(ways[way](lines, at, to))
            document.edit({ path: 'body', value, at: index * 2000 })
            continue
          }
          document.save('draft')
          if (document.content() === 'saving') await document.answer.save(document.values())
          theirs.push(`by them ${index}`)
          const written = lines.with(at, `by them ${index} ${lines[at]}`)
          takeIn(document, { ...document.values(), body: body(written) })
        }

        while (can('undo')) {
          undo()
          const text = linesOf(document.values().body).join()
          expect(theirs.filter((words) => !text.includes(words))).toEqual([])
        }
      }),
      {
        numRuns: 200,
        examples: [
          [
            [
              ['theirs', 1, 0],
              ['write', 2, 0],
              ['go on', 1, 0],
              ['move', 1, 0],
              ['write', 0, 0],
              ['theirs', 3, 0],
            ],
          ],
        ],
      },
    )
  })

  test('DOC-12 undoing keeps a row that the server added', async () => {
    const { document, undo, redo } = await opened(linkedPost('a'))
    document.edit({ change: 'insertRow', path: 'links', index: 1, row: aLink('b') })
    document.save('draft')
    await document.answer.save(linkedPost('hook', 'a', 'b'))

    undo()
    expect(document.values()).toEqual(linkedPost('hook', 'a'))
    redo()
    expect(document.values()).toEqual(linkedPost('hook', 'a', 'b'))
  })

  test('DOC-12 R3 what somebody else wrote over it is not undone, and no step is left for it', async () => {
    const { document, typeAt, undo, can } = await opened()
    typeAt(0, 'typed', 'slug')
    typeAt(2000, 'Typed')
    document.save('draft')
    await document.answer.save({ ...linkedPost('a', 'b'), title: 'Typed', slug: 'typed' })
    takeIn(document, { ...linkedPost('a', 'b'), title: 'Theirs', slug: 'typed' })

    undo()
    expect(document.values()).toMatchObject({ title: 'Theirs', slug: 'hello' })
    expect(can('undo')).toBe(false)
  })

  test('DOC-12 R3 what was undone does not come back over what somebody else wrote since', async () => {
    const { document, typeAt, undo, can } = await opened()
    typeAt(0, 'Typed')
    undo()
    takeIn(document, { ...linkedPost('a', 'b'), title: 'Theirs' })

    expect(can('redo')).toBe(false)
  })

  test('DOC-12 R3 a row that somebody else wrote in stays when adding it is undone', async () => {
    const { document, undo, can } = await opened(linkedPost('a'))
    document.edit({ change: 'insertRow', path: 'links', index: 1, row: aLink('b') })
    document.save('draft')
    await document.answer.save(linkedPost('a', 'b'))
    takeIn(document, aPost({ links: [aLink('a'), aLink('b', 'Theirs')] }))

    undo()
    expect(document.values().links).toEqual([aLink('a'), aLink('b', 'Theirs')])
    expect(can('undo')).toBe(false)
  })

  test('DOC-12 what the server made of what was typed is undone with it', async () => {
    const { document, typeAt, undo, redo } = await opened()
    typeAt(0, 'Typed ')
    document.save('draft')
    await document.answer.save({ ...linkedPost('a', 'b'), title: 'Typed' })

    undo()
    expect(document.values().title).toBe('Hello')
    redo()
    expect(document.values().title).toBe('Typed ')
  })

  test('DOC-12 what a save used up does not come back, and no step is left for it', async () => {
    const { document, typeAt, undo, can } = await opened()
    typeAt(0, { handle: 'first' }, 'file')
    undo()
    typeAt(2000, 'Typed')
    typeAt(4000, { handle: 'second' }, 'file')
    typeAt(6000, { handle: 'third' }, 'file')
    document.save('publish')
    await document.answer.save({ ...linkedPost('a', 'b'), title: 'Typed' })

    undo()
    expect(document.values()).toEqual(linkedPost('a', 'b'))
    expect(can('undo')).toBe(false)
  })

  test('DOC-12 what the server says a new row begins with goes with it', async () => {
    const { document, undo } = await opened(linkedPost('a'))
    document.edit({ change: 'insertRow', path: 'links', index: 1, row: aLink('b') })
    document.edit({ change: 'default', path: 'links.1.note', value: 'Begins so' })

    undo()
    expect(document.values()).toEqual(linkedPost('a'))
  })

  test('DOC-12 a removed row comes back with its text where it was', async () => {
    const { document, undo } = await opened(linkedPost('a', 'b', 'c'))
    document.edit({ change: 'removeRow', path: 'links', index: 1 })
    document.save('draft')
    await document.answer.save(aPost({ links: [aLink('a', 'A'), aLink('c')] }))

    undo()

    expect(document.values().links).toEqual([aLink('a', 'A'), aLink('b'), aLink('c')])
  })
})

describe('what is half typed', () => {
  const halfType = (document: TestDocument, at: number, text: string, path = 'title') =>
    document.edit({ change: 'unparsed', path, text, at })
  const textAt = ({ context }: TestDocument, path = 'title') => unparsedAt(context(), path)

  test('DOC-12 is undone with what was typed on the way to it, and done again', async () => {
    const { document, typeAt, undo, redo, past } = await opened()
    typeAt(0, '12')
    halfType(document, 100, '12e')
    halfType(document, 200, '12e+')
    expect(past()).toHaveLength(1)

    undo()
    expect([textAt(document), document.values().title]).toEqual([undefined, 'Hello'])
    expect(document.content()).toBe('clean')
    redo()
    expect([textAt(document), document.values().title]).toEqual(['12e+', '12'])
  })

  test('DOC-12 comes back when the value that ended it is undone', async () => {
    const { document, typeAt, undo } = await opened()
    halfType(document, 0, '12e')
    typeAt(2000, '12e5')
    undo()

    expect([textAt(document), document.values().title]).toEqual(['12e', 'Hello'])
  })

  test('DOC-12 stays when something else is undone', async () => {
    const { document, typeAt, undo } = await opened()
    halfType(document, 0, '12e')
    typeAt(1, 'typed', 'slug')
    undo()

    expect([textAt(document), document.values().slug]).toEqual(['12e', 'hello'])
  })

  test('DOC-12 can be undone after a save of all else', async () => {
    const { document, typeAt, undo, can } = await opened()
    halfType(document, 0, '12e')
    typeAt(1, 'typed', 'slug')
    document.actor.send({ type: 'user.edit', change: 'parsed', path: 'title', at: 5000 })
    document.save()
    await document.answer.save({ ...linkedPost('a', 'b'), slug: 'typed' })
    undo()

    expect(textAt(document)).toBe('12e')
    expect(can('undo')).toBe(true)
  })
})
