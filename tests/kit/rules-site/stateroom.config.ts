import type { Field } from 'payload'
import { defineConfig } from 'stateroom-admin'

const sizes = ['small', 'medium', 'large']

const fields: Field[] = [
  { name: 'title', type: 'text', required: true, minLength: 3, maxLength: 20 },
  { name: 'words', type: 'text', hasMany: true, minRows: 2 },
  { name: 'source', type: 'code', admin: { language: 'javascript', description: 'What it runs.' } },
  {
    name: 'data',
    type: 'json',
    jsonSchema: {
      uri: 'a://rules/data.json',
      fileMatch: ['a://rules/data.json'],
      schema: { type: 'object', properties: { width: { type: 'number', minimum: 1 } } },
    },
  },
  {
    name: 'sections',
    type: 'array',
    labels: { singular: 'Section', plural: 'Sections' },
    fields: [{ name: 'heading', type: 'text', required: true }],
  },
  { name: 'sizes', type: 'select', hasMany: true, options: sizes },
  { name: 'size', type: 'select', options: sizes, admin: { isClearable: false } },
  { name: 'tone', type: 'radio', options: ['warm', 'cold'], admin: { layout: 'vertical' } },
  {
    name: 'starts',
    type: 'date',
    timezone: {
      supportedTimezones: [
        { label: 'Berlin', value: 'Europe/Berlin' },
        { label: 'Tokyo', value: 'Asia/Tokyo' },
      ],
    },
    admin: {
      date: {
        pickerAppearance: 'dayAndTime',
        minDate: new Date('2026-01-01T00:00:00.000Z'),
        maxDate: new Date('2027-01-01T00:00:00.000Z'),
      },
    },
  },
]

/** A site whose one collection has the fields that have rules, and the rare kinds. */
export default defineConfig({
  siteName: 'Rules',
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'things', admin: { useAsTitle: 'title' }, fields },
  ],
})
