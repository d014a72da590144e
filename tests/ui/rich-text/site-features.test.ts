import { $getRoot, $isElementNode } from 'lexical'
import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import { toMarkdown, toPlainText } from '#rich-text'
import type { RichTextFeature } from '../../../ui/fields/rich-text/features/feature.ts'
import { siteFeaturesOf } from '../../../ui/fields/rich-text/features/site-features.ts'
import { paragraph, text, value, writerOf } from './kit.ts'

const Component = () => null

const feature: RichTextFeature = {
  nodes: [
    { kind: 'textBlock', type: 'callout', label: 'Callout', element: () => ({ tag: 'aside' }) },
    { kind: 'inline', type: 'footnote', label: 'Footnote', Component },
    { kind: 'block', type: 'map', label: 'Map', Component },
  ],
}

const site = siteFeaturesOf([{ name: 'features#callout', feature }])

const stored = () =>
  value(
    paragraph(text('One'), { type: 'footnote', version: 1, note: 'Source' }),
    {
      type: 'callout',
      version: 4,
      tone: 'warm',
      children: [text('Mind'), { type: 'footnote', version: 1, note: 'Other' }],
    },
    { type: 'map', version: 1, place: { x: 1, y: 2 } },
  )

const blocksOf = (of: Json | undefined) =>
  ((of as DocumentData).root as { children: DocumentData[] }).children

type Writer = ReturnType<typeof writerOf>

const write = ({ editor }: Writer, index: number, words: string) =>
  editor.update(
    () => {
      const block = $getRoot().getChildAtIndex(index)
      if (!$isElementNode(block)) throw new Error('No text to write in.')
      block.selectStart().insertText(words)
    },
    { discrete: true },
  )

describe('19 the nodes of a site', () => {
  test('stay as they are stored when they open, with their feature and without', () => {
    for (const writer of [writerOf(stored(), undefined, site), writerOf(stored())]) {
      expect(writer.field.written).toEqual([])
    }
  })

  test('hold text that is edited, and keep all else that they hold', () => {
    const writer = writerOf(stored(), undefined, site)
    write(writer, 1, 'Do ')
    const [one, callout, map] = blocksOf(writer.field.value)
    expect(one).toEqual(blocksOf(stored())[0])
    expect(map).toEqual(blocksOf(stored())[2])
    expect(callout).toMatchObject({
      type: 'callout',
      version: 4,
      tone: 'warm',
      children: [text('Do Mind'), { type: 'footnote', version: 1, note: 'Other' }],
    })
  })

  test('are all there when their feature is removed while the text is open, and when it comes back', () => {
    const before = writerOf(stored(), undefined, site)
    write(before, 1, 'Do ')
    const kept = blocksOf(before.field.value)

    const without = writerOf(before.field.value)
    write(without, 0, 'Number ')
    expect(blocksOf(without.field.value).slice(1)).toEqual(kept.slice(1))

    const again = writerOf(without.field.value, undefined, site)
    expect(again.field.written).toEqual([])
    write(again, 1, 'Please ')
    expect(blocksOf(again.field.value)[1]).toMatchObject({
      version: 4,
      tone: 'warm',
      children: [{ text: 'Please Do Mind' }, { note: 'Other' }],
    })
  })

  test('change from outside without a word lost', () => {
    const writer = writerOf(stored(), undefined, site)
    const [one, callout, map] = blocksOf(stored())
    writer.field.become(value(one!, { ...callout!, tone: 'cold' }, { ...map!, place: null }))
    write(writer, 1, 'Do ')
    expect(blocksOf(writer.field.value).slice(1)).toMatchObject([
      { tone: 'cold', children: [{ text: 'Do Mind' }, { note: 'Other' }] },
      { type: 'map', place: null },
    ])
  })

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'It is no feature.'],
    [
      'a type of the panel',
      { nodes: [{ kind: 'textBlock', type: 'heading', element: () => ({ tag: 'h7' }) }] },
      'Its node “heading” has a type that is taken.',
    ],
    [
      'a type of another feature',
      { nodes: [{ kind: 'inline', type: 'footnote', Component }] },
      'Its node “footnote” has a type that is taken.',
    ],
    ['no component', { nodes: [{ kind: 'block', type: 'x' }] }, 'Its node “x” has no “Component”.'],
    ['no kind', { nodes: [{ type: 'x' }] }, 'Its node “x” has an unknown “kind”.'],
  ])('a feature with %s is told of, and holds up no other', (_what, broken, message) => {
    const { embedded, troubles } = siteFeaturesOf([
      { name: 'sound', feature },
      { name: 'broken', feature: broken },
    ])
    expect(embedded.map(({ type }) => type)).toEqual(['footnote', 'map'])
    expect(troubles.all()).toEqual([{ name: 'broken', thrown: new Error(message) }])
  })

  test('are read as the site says', () => {
    const customNodes = {
      callout: ({ children }: { children: string }) => `> [!NOTE]\n> ${children}`,
      footnote: ({ node }: { node: { data: DocumentData } }) => ` (${node.data.note})`,
      map: ({ node }: { node: { data: DocumentData } }) => JSON.stringify(node.data.place),
    }
    expect(toMarkdown(stored(), { customNodes })).toBe(
      'One (Source)\n\n> [!NOTE]\n> Mind (Other)\n\n{"x":1,"y":2}\n',
    )
    expect(toPlainText(stored(), { customNodes })).toBe(
      'One (Source)\n\n> [!NOTE]\n> Mind (Other)\n\n{"x":1,"y":2}',
    )
    expect(toPlainText(stored())).toBe('One\n\nMind')
  })
})
