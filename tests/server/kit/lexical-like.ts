import type { Block, Field, RichTextAdapter, RichTextAdapterProvider } from 'payload'

/** An adapter as Payload's `lexicalEditor` makes it, as far as anyone reads its features from it. */
export const lexicalLike =
  (blocks: readonly Block[], linkFields: readonly Field[]): RichTextAdapterProvider =>
  () =>
    ({
      CellComponent: false,
      FieldComponent: {
        path: 'x',
        serverProps: { admin: { placeholder: { en: 'Write', de: 'Schreiben' } } },
      },
      validate: () => true,
      editorConfig: {
        features: {
          enabledFeatures: [
            'bold',
            'experimental_table',
            'heading',
            'link',
            'upload',
            'relationship',
            'blocks',
            'indent',
            'textState',
            'treeView',
            'banner',
          ],
          getSubFields: new Map<string, () => unknown>([
            ['block', () => [{ name: 'lexical_blocks', type: 'blocks', blocks }]],
            ['inlineBlock', () => []],
            ['link', () => linkFields],
          ]),
        },
        resolvedFeatureMap: new Map<string, object>([
          ['banner', { nodes: [{ node: { getType: () => 'banner-block' } }] }],
          ['heading', { clientFeatureProps: { enabledHeadingSizes: ['h3', 'h2'] } }],
          ['indent', { clientFeatureProps: { disabledNodes: ['heading'] } }],
          ['link', { clientFeatureProps: { disableAutoLinks: 'creationOnly' } }],
          [
            'relationship',
            { clientFeatureProps: { enabledCollectionSlugs: ['posts', 'payload-kv'] } },
          ],
          [
            'upload',
            {
              sanitizedServerFeatureProps: {
                enabledCollectionSlugs: ['media', 'hiddenFiles'],
                collections: { media: { fields: [{ name: 'alt', type: 'text', label: 'Alt' }] } },
              },
            },
          ],
          [
            'textState',
            {
              clientFeatureProps: {
                state: { color: { red: { label: 'Red', css: { color: '#c00' } } } },
              },
            },
          ],
        ]),
      },
    }) as unknown as RichTextAdapter
