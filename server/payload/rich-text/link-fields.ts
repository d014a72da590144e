import type { TFunction } from '@payloadcms/translations'
import type { Field, LabelFunction } from 'payload'

const words =
  (key: Parameters<TFunction>[0]): LabelFunction =>
  ({ t }) =>
    t(key)

interface InLink {
  linkType?: unknown
}

const isInternal = (_data: unknown, link: InLink): boolean => link.linkType === 'internal'

/** What a link holds, as in Payload's editor: an address, or a document of these collections. */
export const linkFields = (collections: readonly string[]): Field[] => [
  {
    name: 'linkType',
    type: 'radio',
    label: words('fields:linkType'),
    required: true,
    defaultValue: 'custom',
    options: [
      { label: words('fields:customURL'), value: 'custom' },
      ...(collections.length > 0
        ? [{ label: words('fields:internalLink'), value: 'internal' }]
        : []),
    ],
  },
  {
    name: 'url',
    type: 'text',
    label: words('fields:enterURL'),
    required: true,
    admin: { condition: (data, link) => !isInternal(data, link) },
  },
  ...documentField(collections),
  { name: 'newTab', type: 'checkbox', label: words('fields:openInNewTab') },
]

const documentField = (collections: readonly string[]): Field[] =>
  collections.length === 0
    ? []
    : [
        {
          name: 'doc',
          type: 'relationship',
          label: words('fields:chooseDocumentToLink'),
          relationTo: [...collections],
          required: true,
          admin: { condition: isInternal },
        },
      ]
