import { LinkNode } from '@lexical/link'
import fc from 'fast-check'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $nodesOfType,
} from 'lexical'
import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import { replaceEmbed } from '../../../ui/fields/rich-text/embeds/embed-acts.ts'
import { $createEmbed } from '../../../ui/fields/rich-text/engine/embed-nodes.ts'
import { writeLink } from '../../../ui/fields/rich-text/link/link-acts.ts'
import { block, paragraph, text, value, writerOf } from './kit.ts'

const type = (editor: ReturnType<typeof writerOf>['editor'], index: number, words: string) =>
  editor.update(
    () => {
      const node = $getRoot().getChildAtIndex(index)
      if (!$isElementNode(node)) throw new Error('No such block.')
      node.selectEnd().insertText(words)
    },
    { discrete: true },
  )

describe('RICH-6 an editor over a document', () => {
  test('writes nothing when it opens, whatever is stored', () => {
    const stored = value(
      paragraph(text('One')),
      { type: 'paragraph', children: [text('old', { format: 1 })] },
      { type: 'callout', children: [text('unknown')], tone: 'warm' },
      { ...paragraph(text('kept')), own: { key: 1 }, direction: 'ltr' },
      block('a', { title: 'Hi', rows: [{ id: 'r' }] }),
    )
    const { field } = writerOf(stored)
    expect(field.written).toEqual([])
    expect(field.value).toBe(stored)
  })

  test('what is typed in one block leaves the others as they are stored', () => {
    const untouched = [
      { type: 'paragraph', children: [text('old')] },
      { type: 'callout', tone: 'warm' },
      block('a', { title: 'Hi' }),
    ]
    const { editor, field } = writerOf(value(paragraph(text('One')), ...untouched))
    type(editor, 0, ' more')

    expect(blocksOf(field.value)).toEqual([paragraph(text('One more')), ...untouched])
    expect(
      blocksOf(field.value)
        .slice(1)
        .every((one, index) => one === untouched[index]),
    ).toBe(true)
  })

  test('keys that nobody knows stay with a block that is edited', () => {
    const own = { ...paragraph(text('One', { comment: 'c1' })), anchor: 'top' }
    const { editor, field } = writerOf(value(own))
    type(editor, 0, '!')
    expect(blocksOf(field.value)[0]).toMatchObject({ anchor: 'top', type: 'paragraph' })
    expect(JSON.stringify(field.value)).toContain('"comment":"c1"')
  })

  test('text that is typed into nothing and deleted again is nothing', () => {
    const { editor, field } = writerOf(null)
    type(editor, 0, 'a')
    expect(blocksOf(field.value)).toEqual([paragraph(text('a'))])
    editor.update(
      () => {
        const node = $getRoot().getFirstChild()
        if ($isElementNode(node)) node.clear().select()
      },
      { discrete: true },
    )
    expect(field.value).toBeNull()
  })

  test('the fields of a block are those of the document, not what the editor saw first', () => {
    const { editor, field } = writerOf(value(paragraph(text('One')), block('a', { title: 'Old' })))
    field.become(value(paragraph(text('One')), block('a', { title: 'New' })))
    type(editor, 0, '!')
    expect(blocksOf(field.value)).toEqual([paragraph(text('One!')), block('a', { title: 'New' })])
  })

  test('an inline block is written with its fields of now', () => {
    const inline = (title: string): DocumentData => ({
      type: 'inlineBlock',
      version: 1,
      fields: { id: 'i', blockType: 'mention', title },
    })
    const { editor, field } = writerOf(value(paragraph(text('Hello '), inline('Old'))))
    field.become(value(paragraph(text('Hello '), inline('New'))))
    type(editor, 0, '!')
    expect(blocksOf(field.value)).toEqual([paragraph(text('Hello '), inline('New'), text('!'))])
  })

  test('a change elsewhere is shown, and is not written back', () => {
    const { editor, field } = writerOf(value(paragraph(text('One')), paragraph(text('Two'))))
    field.become(value(paragraph(text('One')), paragraph(text('Zwei')), paragraph(text('Drei'))))
    expect(editor.read(() => $getRoot().getTextContent())).toBe('One\n\nZwei\n\nDrei')
    expect(field.written).toEqual([])
  })

  test('a change in another block leaves the caret where it is', () => {
    const { editor, field } = writerOf(value(paragraph(text('One')), paragraph(text('Two'))))
    editor.update(() => void $getRoot().getFirstDescendant()?.selectEnd(), { discrete: true })
    field.become(value(paragraph(text('One')), paragraph(text('Zwei'))))
    type2(editor, '!')
    expect(blocksOf(field.value)).toEqual([paragraph(text('One!')), paragraph(text('Zwei'))])
  })

  test('a change in the block of the caret leaves it at its letter', () => {
    const { editor, field } = writerOf(value(paragraph(text('One two'))))
    editor.update(
      () => {
        const node = $getRoot().getFirstDescendant()
        if ($isTextNode(node)) node.select(3, 3)
      },
      { discrete: true },
    )
    field.become(value(paragraph(text('One and two'))))
    type2(editor, '!')
    expect(blocksOf(field.value)).toEqual([paragraph(text('One! and two'))])
  })

  test('a pasted copy of a block has an id of its own', () => {
    const stored = block('a', { title: 'Hi' })
    const { editor, field } = writerOf(value(stored, paragraph(text('One'))))
    editor.update(() => void $getRoot().getLastChild()?.insertAfter($createEmbed(stored)), {
      discrete: true,
    })
    const ids = blocksOf(field.value).flatMap(({ fields }) => (fields as DocumentData)?.id ?? [])
    expect(ids[0]).toBe('a')
    expect(new Set(ids).size).toBe(2)
  })

  test('19 the own fields of a link are the document’s, as those of a block are; its target is the editor’s', () => {
    const link = (fields: DocumentData): DocumentData => ({
      children: [text('here')],
      direction: null,
      format: '',
      indent: 0,
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: 'https://a.example', newTab: false, ...fields },
      id: 'a'.repeat(24),
    })
    const { editor, field } = writerOf(value(paragraph(text('Go '), link({ rel: 'old' }))))
    const linkNow = () =>
      (blocksOf(field.value)[0]!.children as DocumentData[]).find(({ type }) => type === 'link')!
    const keyNow = () => editor.read(() => $nodesOfType(LinkNode)[0]?.getKey())
    const key = keyNow()

    field.become(value(paragraph(text('Go '), link({ rel: 'new' }))))
    expect(keyNow()).toBe(key)
    type(editor, 0, '!')
    expect(linkNow().fields).toMatchObject({ rel: 'new' })
    writeLink(editor, key!, {
      linkType: 'custom',
      url: 'https://b.example',
      newTab: true,
      rel: 'old',
    })
    expect(linkNow().fields).toEqual({
      linkType: 'custom',
      url: 'https://b.example',
      newTab: true,
      rel: 'new',
    })

    field.become(value(paragraph(text('Go '), link({ rel: 'new', url: 'https://c.example' }))))
    expect(editor.read(() => $nodesOfType(LinkNode)[0]?.getURL())).toBe('https://c.example')
  })

  test('19 a picture that is replaced by another keeps its fields', () => {
    const upload = (more: DocumentData): DocumentData => ({
      type: 'upload',
      version: 3,
      format: '',
      id: 'b'.repeat(24),
      relationTo: 'media',
      value: 1,
      fields: { alt: 'A desk' },
      ...more,
    })
    const { editor, field } = writerOf(value(paragraph(), upload({})))
    field.become(value(paragraph(), upload({ fields: { alt: 'A table' } })))
    const key = editor.read(() => $getRoot().getChildAtIndex(1)!.getKey())
    replaceEmbed(editor, key, upload({ value: 2 }))
    editor.update(() => {}, { discrete: true })
    expect(blocksOf(field.value)[1]).toEqual(upload({ value: 2, fields: { alt: 'A table' } }))
  })

  test('a link keeps its fields and id; one that is split gets another', () => {
    const link: DocumentData = {
      children: [text('here and there')],
      direction: null,
      format: '',
      indent: 0,
      type: 'link',
      version: 3,
      fields: {
        linkType: 'internal',
        doc: { relationTo: 'pages', value: 1 },
        newTab: false,
        rel: 'x',
      },
      id: '6'.repeat(24),
    }
    const { editor, field } = writerOf(value(paragraph(text('Go '), link)))
    type(editor, 0, ' now')
    const [, kept] = blocksOf(field.value)[0]!.children as DocumentData[]
    expect(kept).toMatchObject({ fields: link.fields!, id: link.id!, type: 'link', version: 3 })
  })
})

const type2 = (editor: ReturnType<typeof writerOf>['editor'], words: string) =>
  editor.update(
    () => {
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertText(words)
    },
    { discrete: true },
  )

const blocksOf = (stored: Json | undefined): DocumentData[] =>
  (stored as { root: { children: DocumentData[] } }).root.children

test('RICH-6 two people in one text: a random walk ends the same on both sides', () => {
  const words = fc.constantFrom('a', 'bb', 'c c', '')
  const act = fc.record({
    by: fc.constantFrom('me', 'them'),
    index: fc.nat(5),
    words,
    what: fc.constantFrom('type', 'insert', 'remove'),
  })
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 5 }),
      fc.array(act, { maxLength: 12 }),
      (blocks, acts) => {
        const { editor, field } = writerOf(
          value(...blocks.map((one) => paragraph(...(one ? [text(one)] : [])))),
        )
        for (const { by, index, words: typed, what } of acts) {
          const all = blocksOf(field.value)
          const at = index % all.length
          if (by === 'them') {
            const next = [...all]
            if (what === 'insert') next.splice(at, 0, paragraph(text(`t${typed}`)))
            else if (what === 'remove' && next.length > 1) next.splice(at, 1)
            else next[at] = paragraph(text(`t${typed}`))
            field.become(value(...next))
          } else {
            editor.update(
              () => {
                const node = $getRoot().getChildAtIndex(at)
                if (!$isElementNode(node)) return
                if (what === 'insert') {
                  node.insertBefore($createParagraphNode().append($createTextNode(`m${typed}`)))
                } else if (what === 'remove' && $getRoot().getChildrenSize() > 1) node.remove()
                else node.selectEnd().insertText(`m${typed}`)
              },
              { discrete: true },
            )
          }
          const shown = editor.read(() =>
            $getRoot()
              .getChildren()
              .map((node) => node.getTextContent()),
          )
          const stored = blocksOf(field.value).map(({ children }) =>
            (children as DocumentData[]).map((child) => child.text).join(''),
          )
          expect(shown).toEqual(stored)
        }
      },
    ),
    { numRuns: 200, seed: Date.now() % 1_000_000 },
  )
})
