import type { Block } from 'payload'

const hero: Block = {
  slug: 'hero',
  fields: [
    { name: 'heading', type: 'text' },
    { name: 'subheading', type: 'text' },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ],
}

const text: Block = {
  slug: 'text',
  fields: [
    { name: 'heading', type: 'text' },
    { name: 'body', type: 'richText' },
  ],
}

const gallery: Block = {
  slug: 'gallery',
  fields: [
    { name: 'heading', type: 'text' },
    {
      name: 'images',
      type: 'array',
      fields: [
        { name: 'image', type: 'upload', relationTo: 'media' },
        { name: 'caption', type: 'text' },
      ],
    },
  ],
}

const quote: Block = {
  slug: 'quote',
  fields: [
    { name: 'quote', type: 'textarea' },
    { name: 'source', type: 'text' },
  ],
}

export const blocks: Block[] = [hero, text, gallery, quote]
