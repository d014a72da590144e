import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { richTextFeatureNames } from '#contracts/rich-text/features'
import { plainFeatures } from '#contracts/rich-text/plain-features'
import { block, field } from './make-field.ts'

const element = { direction: null, format: '', indent: 0, version: 1 }

const text = (words: string, format = 0): DocumentData => ({
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text: words,
  type: 'text',
  version: 1,
})

const paragraph = (...children: DocumentData[]): DocumentData => ({
  children,
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
})

/** A text with everything that an editor can offer. */
export const richFields: readonly ClientField[] = [
  field('text', 'title'),
  field('richText', 'body', {
    features: {
      ...plainFeatures,
      enabled: richTextFeatureNames,
      blocks: [
        block('callout', [
          field('text', 'heading', { required: true }),
          field('richText', 'note', { label: 'Note' }),
        ]),
      ],
      inlineBlocks: [
        block('mention', [field('text', 'name')]),
        block('chart', [field('text', 'caption'), field('number', 'from'), field('number', 'to')]),
      ],
      link: {
        collections: ['authors'],
        autoLinks: 'always',
        fields: [field('text', 'rel', { label: 'Relation', required: true })],
      },
      uploads: { media: [field('text', 'alt')] },
      relationships: ['authors'],
      textStates: [
        {
          key: 'color',
          values: [
            { value: 'red', label: 'Red', css: { color: 'light-dark(#b3261e, #ff9d94)' } },
            {
              value: 'marked',
              label: 'Marked',
              css: { 'background-color': '#fbeeb8', color: '#222' },
            },
          ],
        },
      ],
    },
  }),
]

export const richValues: DocumentData = {
  id: 1,
  title: 'On quiet tools',
  body: {
    root: {
      ...element,
      type: 'root',
      children: [
        { children: [text('A hammer')], ...element, type: 'heading', tag: 'h2' },
        paragraph(text('It never '), text('interrupts', 1), text('.')),
        { type: 'callout-of-old', version: 1, tone: 'warm' },
        {
          type: 'block',
          version: 2,
          format: '',
          fields: {
            id: 'c'.repeat(24),
            blockType: 'callout',
            blockName: '',
            heading: 'Mind the edge',
            note: null,
          },
        },
        {
          type: 'block',
          version: 2,
          format: '',
          fields: { id: 'd'.repeat(24), blockType: 'gone' },
        },
        paragraph(text('The end.')),
      ],
    },
  },
}
